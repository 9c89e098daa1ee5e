package hearthside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import hearthside.games.fireaxe.FireAndAxeEdition;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An edition is made in the browser, passed on by link, and played with: its numbers are those on the board.
class WorkshopInTheBrowserTest {
    private static final String FINE = "[data-testid=edition-state][data-fine=true]";

    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    private static int port(String id) {
        var ports = FireAndAxeEdition.HOUSE.ports();
        for (int i = 0; i < ports.size(); i++) if (ports.get(i).id().equals(id)) return i;
        throw new AssertionError("no port " + id);
    }

    private static void fill(Page page, String field, String value) { page.fill("[data-testid='field-%s']".formatted(field), value); }

    private static void part(Page page, String part) { page.click("[data-testid=part-%s]".formatted(part)); }

    @Test
    void anEditionIsMadeSharedAndPlayed() {
        var page = stage.desktop();
        page.navigate(stage.url("/"));
        page.evaluate("""
                fetch('/api/account', {method: 'POST', headers: {'content-type': 'application/json'},
                    body: JSON.stringify({name: 'Ada', passphrase: 'three words for ada'})}).then(answer => answer.status)""");
        page.navigate(stage.url("/workshop/fire-and-axe"));
        page.click("[data-testid=begin-edition]");
        page.waitForSelector(FINE);

        // a port on the map: what the rules have against a number stands at its field, and one can go back
        int york = port("york");
        part(page, "chart");
        page.locator("[data-testid=spot-ports-%d]".formatted(york)).focus();
        page.keyboard().press("Enter");
        fill(page, "ports[%d].value".formatted(york), "9");
        page.waitForSelector("[data-testid=complaint][data-field='ports[%d].value']".formatted(york),
                new Page.WaitForSelectorOptions().setTimeout(60_000));
        assertThat(page.textContent("[data-testid=complaint]")).contains("The value of a foreign port is 1 to 6");
        page.keyboard().press("Control+z");
        page.waitForSelector(FINE);
        fill(page, "ports[%d].value".formatted(york), "6");
        fill(page, "ports[%d].name".formatted(york), "Jorvik by the sea");
        page.waitForSelector("[data-testid=picture] svg");
        part(page, "numbers");
        fill(page, "clearSailing[0]", "17");
        page.fill("[data-testid=edition-name]", "Ours");
        page.waitForSelector(FINE);
        part(page, "changes");
        page.waitForSelector("[data-testid=changes-count]:has-text('4')"); // name, value, name of the port, days

        // bots play with it, here
        part(page, "fair");
        page.click("[data-testid=fair-start]");
        page.waitForSelector("[data-testid=fair-wins] tbody tr >> nth=1", new Page.WaitForSelectorOptions().setTimeout(90_000));
        page.click("[data-testid=fair-stop]");
        page.waitForSelector("[data-testid=fair-start]");
        assertThat(page.textContent("[data-testid=fair-never]")).isNotBlank();

        // kept with the account, and read by whoever has the link
        part(page, "about");
        page.click("[data-testid=keep-account]");
        var link = page.waitForSelector("[data-testid=share-link]").getAttribute("href");
        var friend = stage.desktop();
        friend.navigate(stage.url(link + "?speed=off"));
        friend.waitForSelector("[data-testid=shared-name]:has-text('Ours')");
        friend.waitForSelector("[data-testid=change]:has-text('Jorvik by the sea')");
        friend.click("[data-testid=set-shared]");
        friend.waitForSelector("[data-testid=edition-choice]");
        assertThat(friend.locator("[data-testid=edition-choice] option:checked").textContent()).isEqualTo("Ours");
        friend.click("[data-testid=create-table]");
        friend.waitForURL(Pattern.compile(".*/t/(?!here-).*"));
        friend.waitForSelector("[data-testid=place-york]");
        var player = new Player(friend, 1);
        for (int i = 0; i < 400 && player.clicks < 3; i++) if (!player.act()) friend.waitForTimeout(30); // bots may be first
        assertThat(player.clicks).isPositive();
        assertThat(friend.getAttribute("[data-testid=place-york]", "aria-label")).contains("Jorvik by the sea", "6");
        assertThat(friend.locator("[data-testid=compass]").textContent()).as("seventeen days, and what the wind adds")
                .containsPattern("North 1[678]\\b");
        assertThat(stage.problems).isEmpty();
    }
}
