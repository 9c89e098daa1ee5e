package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.FactsScene.at;
import static hearthside.games.fireaxe.FactsScene.events;
import static hearthside.games.fireaxe.FactsScene.facts;
import static hearthside.games.fireaxe.FactsScene.play;
import static hearthside.games.fireaxe.FactsScene.view;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What is told of treasure that nobody has seen, in random games.
class TreasureFactsTest {
    @Rule({"FA-5", "FA-166", "FA-284"})
    @Test
    void treasureLiesWithinWhatIsTold() {
        var seen = new int[2];
        for (var open : List.of("off", "on"))
            play(Map.of("openTreasure", open), 12, (match, seat) -> {
                var raid = match.options(seat).stream()
                        .filter(option -> option instanceof Action.Raid || option instanceof Action.Roll).findFirst();
                if (raid.isEmpty()) return;
                var view = view(match, seat);
                var hoards = facts(match, seat).hoards();
                for (var taken : events(match.fork().play(seat, raid.get()), Event.TownTaken.class)) {
                    var known = view.ports().get(at(view, taken.port())).treasure();
                    var size = FireAndAxeEdition.HOUSE.ports().stream().filter(port -> port.id().equals(taken.port())).findFirst()
                            .orElseThrow().town();
                    if (known != null) assertThat(known).isEqualTo(taken.treasure());
                    else {
                        var hoard = size == Port.Town.SMALL ? hoards.small() : hoards.large();
                        assertThat(taken.treasure()).isBetween(hoard.getFirst(), hoard.getLast());
                    }
                    seen[known == null ? 0 : 1]++;
                }
            });
        assertThat(seen[0]).as("hidden").isGreaterThan(20);
        assertThat(seen[1]).as("open").isGreaterThan(20);
    }

    @Rule({"FA-5", "FA-166"})
    @Test
    void whatWasTakenLiesUnderNoOtherTown() {
        var all = FireAndAxeEdition.HOUSE.smallTreasure();
        var seen = new int[1];
        play(Map.of(), 12, (match, seat) -> {
            var hoard = facts(match, seat).hoards().small();
            boolean isUntouched = view(match, seat).ports().stream().allMatch(harbour -> harbour.treasure() == null);
            if (isUntouched) assertThat(hoard).containsExactly(all.getFirst(), all.getLast());
            else if (hoard.isEmpty() || hoard.getFirst() > all.getFirst() || hoard.getLast() < all.getLast()) seen[0]++;
        });
        assertThat(seen[0]).as("narrower than at the beginning").isGreaterThan(10);
    }
}
