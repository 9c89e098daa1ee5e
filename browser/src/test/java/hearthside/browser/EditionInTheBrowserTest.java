package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.stoneage.StoneAge;
import hearthside.games.stoneage.StoneAgeSolo;
import hearthside.wire.Editions;
import hearthside.wire.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A table that plays with another edition is drawn with its names and numbers, and none of the house's.
class EditionInTheBrowserTest {
    /// All that the board, the tray and the log tell, to eyes and to ears.
    private static final String TOLD = """
            () => [...document.querySelectorAll('[data-testid=table] svg text, [data-testid=table] [aria-label], [data-testid=log-line], \
            [data-testid=table] .tray *')]
              .flatMap((e) => [e.getAttribute('aria-label') ?? '', e.childElementCount ? '' : e.textContent, \
            e.matches('[data-testid=log-line]') ? e.textContent : '']).filter(Boolean).join('\\n')""";
    private static final int CLICKS = 60;

    @TempDir
    static Path folder;
    private static Stage stage;

    @BeforeAll
    static void open() { stage = new Stage(folder); }

    @AfterAll
    static void close() { stage.close(); }

    @AfterEach
    void nothingFailed() {
        assertThat(stage.problems).isEmpty();
        stage.problems.clear();
    }

    /// A table of the game with its house edition changed.
    private <S extends Copyable<S>, A> Page table(Game<S, A> game, Consumer<ObjectNode> change) {
        var tree = (ObjectNode) Json.tree(game.info().edition());
        tree.put("name", "Ours");
        change.accept(tree);
        var edition = Json.read(game.info().edition().getClass(), tree);
        var page = stage.desktop();
        var match = new Match<>(game, game.info().terms(game.info().minSeats(), Map.of(), edition), new Chance.Seeded(3));
        var table = Scenes.open(stage, page, match);
        page.navigate(stage.url("/t/%s?speed=off".formatted(table)));
        page.waitForSelector("[data-testid=table][data-idle=true]");
        var told = Json.parse(page.request().get(stage.url("/api/tables/%s/edition".formatted(table))).text());
        assertThat(Json.read(edition.getClass(), told)).as("what the table plays with").isEqualTo(edition);
        assertThat(Editions.hash(edition)).isNotEqualTo(Editions.hash(game.info().edition()));
        return page;
    }

    private static String told(Page page) { return (String) page.evaluate(TOLD); }

    /// Plays for a while, and looks at all that was told after each few clicks.
    private static String played(Page page) {
        var all = new StringBuilder(told(page));
        var player = new Player(page, 7);
        for (int i = 0; i < 4; i++) {
            player.finish(CLICKS / 4);
            all.append('\n').append(told(page));
        }
        return all.toString();
    }

    private static List<ObjectNode> objects(JsonNode at) {
        var found = new ArrayList<ObjectNode>();
        if (at instanceof ObjectNode object) found.add(object);
        for (var inside : at) found.addAll(objects(inside));
        return found;
    }

    @Test
    void fireAndAxe() {
        var page = table(new FireAndAxe(), edition -> {
            for (var kind : new String[] {"ports", "waters"})
                for (var place : edition.get(kind)) {
                    ((ObjectNode) place).put("name", "New " + place.get("id").stringValue());
                    if (place.has("value") && place.get("value").intValue() > 0) ((ObjectNode) place).put("value", 6);
                }
            for (var saga : edition.get("sagas"))
                ((ObjectNode) saga).put("title", "Tale of " + saga.get("id").stringValue()).put("bonus", 77);
            for (int zone = 0; zone < 4; zone++) ((ArrayNode) edition.get("clearSailing")).set(zone, 15 + zone);
        });
        page.waitForSelector("[data-testid=place-york]");
        soon(() -> assertThat(page.getAttribute("[data-testid=place-york]", "aria-label")).contains("New york", "6"));
        var all = page.locator("[data-testid=table]").textContent();
        assertThat(all).contains("Tale of saga-", "New norway").doesNotContain("Lindisfarne", "Gotland", "Frisian");
        soon(() -> assertThat(page.locator("[data-testid=compass]").textContent()).as("the dial points south").contains("14", "16", "18"));
    }

    @Test
    void fireAndStone() {
        var page = table(new FireAndStone(), edition -> {
            edition.put("bagSlots", 9).put("storeSpaces", 5).put("huts", 17);
            for (var animal : edition.get("animals")) ((ObjectNode) animal).put("food", 13);
        });
        page.waitForSelector("[data-testid=area-kalahari]");
        soon(() -> assertThat(page.locator("[data-testid=store-light] .space").count()).as("spaces of a store").isEqualTo(5));
        soon(() -> assertThat(page.locator(".slots .slot").count()).as("two printed bags and nine more").isEqualTo(11));
    }

    /// Every card gives and every building costs something else.
    private static void otherCards(ObjectNode edition) {
        for (var card : edition.get("cards")) {
            var effect = (ObjectNode) card.get("effect");
            if (effect.has("count")) effect.put("count", 19);
            if (effect.has("points")) effect.put("points", 18);
            if (effect.has("value")) effect.put("value", 9);
            var background = (ObjectNode) card.get("background");
            if (background.has("figures")) background.put("figures", 8);
        }
        for (var tile : edition.get("tiles"))
            if (tile.get("price").has("goods"))
                ((ObjectNode) tile.get("price").get("goods")).put("wood", 1).put("clay", 0).put("stone", 0).put("gold", 3);
    }

    /// What lies on the board is told as the edition has it, and nothing as the house's has it.
    private static void lieOpen(Page page) {
        var labels = page.locator("[data-testid^=tile-], [data-testid^=card-]").all().stream().map(each -> each.getAttribute("aria-label"))
                .filter(Objects::nonNull).toList();
        assertThat(labels).isNotEmpty();
        for (var label : labels) {
            var costs = COSTS.matcher(label);
            if (costs.find()) assertThat(costs.group()).isEqualTo("Costs 1 wood, 3 gold.");
            assertThat(label).doesNotContainPattern("At once: [1-7] ").doesNotContainPattern("× [1-7]\\b");
        }
    }

    private static final Pattern COSTS = Pattern.compile("Costs \\d+ (wood|clay|stone|gold)[^.]*\\.");

    @Test
    void stoneAge() {
        var page = table(new StoneAge(), EditionInTheBrowserTest::otherCards);
        page.waitForSelector("[data-testid=tile-0]");
        soon(() -> lieOpen(page));
        played(page);
        soon(() -> lieOpen(page));
    }

    @Test
    void stoneAgeSolo() {
        var page = table(new StoneAgeSolo(), EditionInTheBrowserTest::otherCards);
        page.waitForSelector("[data-testid^=tile-]");
        soon(() -> lieOpen(page));
        played(page);
        soon(() -> lieOpen(page));
    }

    @Test
    void cavemen() {
        var names = new ArrayList<String>();
        var page = table(new Cavemen(), edition -> {
            for (var card : objects(edition)) {
                if (!card.has("name") || !card.has("id")) continue;
                names.add(card.get("name").stringValue());
                card.put("name", "Xo " + card.get("id").stringValue());
                if (card.has("food")) card.put("food", 23).put("teeth", 27);
                if (card.has("population")) card.put("population", 29);
                if (card.has("foraging")) card.put("foraging", 31);
            }
            edition.set("food", Json.parse("[41,41,41,41]"));
            edition.put("teeth", 43);
            edition.set("fireCost", Json.parse("[47,47,47,47]"));
        });
        names.remove("Spear"); // somebody at the table is called so
        page.waitForSelector("[data-testid^=tribe-]");
        var all = played(page);
        assertThat(all).contains("Xo beast-", "23", "47").doesNotContain(names.stream().map(name -> name + ":").toList());
        var lines = String.join("\n", page.locator("[data-testid=log-line]").allTextContents());
        assertThat(lines).contains("Xo ");
        for (var name : names) assertThat(lines).doesNotContainPattern("\\b%s\\b".formatted(name));
    }

    @Test
    void myFirstStoneAge() {
        var page = table(new MyFirstStoneAge(), edition -> {
            for (var hut : edition.get("huts")) ((ObjectNode) hut).set("price", Json.parse("[\"fish\",\"fish\"]"));
            for (int i = 0; i < 3; i++) ((ArrayNode) edition.get("goodsPerKind")).set(i, 7);
            var loop = (ArrayNode) edition.get("loop");
            for (int i = 1; i < 4; i++) {
                var kept = loop.get(i);
                loop.set(i, loop.get(loop.size() - i));
                loop.set(loop.size() - i, kept);
            }
        });
        page.waitForSelector("[data-testid=hut-0]");
        for (int pile = 0; pile < 3; pile++)
            assertThat(page.getAttribute("[data-testid=hut-%d]".formatted(pile), "aria-label")).contains("fish, fish");
        assertThat(played(page)).contains("fish");
    }
}
