package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.FactsScene.events;
import static hearthside.games.fireaxe.FactsScene.facts;
import static hearthside.games.fireaxe.FactsScene.play;
import static hearthside.games.fireaxe.FactsScene.view;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// What is told of the longboat and of ports that are closed to it is what then happens at sea.
class HoldFactsTest {
    @Rule({"FA-114", "FA-115"})
    @Test
    void whoLosesAllThatIsAboardHasNothingLeft() {
        var seen = new int[3];
        play(Map.of(), 6, (match, seat) -> {
            if (match.isOver()) return;
            var hold = Objects.requireNonNull(facts(match, seat).hold());
            for (var option : match.options(seat)) {
                if (!(option instanceof Action.Sail)) continue;
                var next = match.fork();
                var played = next.play(seat, option);
                var storms = events(played, Event.StormBroke.class);
                if (storms.isEmpty()) continue;
                boolean all = storms.getFirst().items() >= hold.all(), asks = view(next, seat).phase() instanceof Losing;
                int lost = events(played, Event.CrewLost.class).stream().mapToInt(Event.CrewLost::men).sum()
                        + events(played, Event.GoodLost.class).size();
                if (all) assertThat(lost).isEqualTo(hold.all());
                if (hold.men()) assertThat(events(played, Event.GoodLost.class)).isEmpty();
                if (all || hold.men()) assertThat(asks).isFalse();
                seen[all ? 0 : hold.men() ? 1 : 2]++;
            }
        });
        assertThat(seen).doesNotContain(0);
    }

    @Rule({"FA-91", "FA-92"})
    @Test
    void nobodySailsIntoAPortThatIsTaken() {
        var seen = new int[2];
        play(Map.of(), 4, (match, seat) -> {
            if (match.isOver()) return;
            var view = view(match, seat);
            var taken = facts(match, seat).ports().taken().stream().map(at -> view.ports().get(at).port()).toList();
            for (var option : match.options(seat))
                if (option instanceof Action.Sail(var to, boolean _)) {
                    assertThat(taken).doesNotContain(to);
                    seen[0]++;
                }
            for (int other = 0; other < view.captains().size(); other++) {
                var place = view.captains().get(other).place();
                if (other == seat || FactsScene.at(view, place) < 0) continue;
                assertThat(taken).contains(place);
                seen[1]++;
            }
        });
        assertThat(seen[0]).isGreaterThan(1000);
        assertThat(seen[1]).isGreaterThan(100);
    }
}
