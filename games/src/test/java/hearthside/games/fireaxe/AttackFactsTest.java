package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.FactsScene.events;
import static hearthside.games.fireaxe.FactsScene.facts;
import static hearthside.games.fireaxe.FactsScene.play;
import static hearthside.games.fireaxe.FactsScene.view;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The odds that are told are those of the dice.
class AttackFactsTest {
    private static final int ROLLS = 10_000;

    @Rule({"FA-161", "FA-162", "FA-163", "FA-164", "FA-182", "FA-183", "FA-184", "FA-282"})
    @Test
    void theOddsAreThoseOfTheDice() {
        var tried = new HashMap<String, Integer>();
        for (var seasoned : List.of("off", "third", "each"))
            play(Map.of("seasonedRaiders", seasoned), 10, (match, seat) -> {
                if (match.isOver()) return;
                var attack = facts(match, seat).attack();
                var me = view(match, seat).captains().get(seat);
                for (var option : match.options(seat)) {
                    if (!(option instanceof Action.Raid || option instanceof Action.Settle)) continue;
                    int dice = option instanceof Action.Settle(int n) ? n : Math.min(3, me.crew());
                    assertThat(attack).isNotNull();
                    if (attack == null || tried.merge("%s %s %d".formatted(option, seasoned, dice), 1, Integer::sum) > 1) continue;
                    holds(match, seat, option, attack.odds(dice));
                }
            });
        assertThat(tried).hasSizeGreaterThan(10);
    }

    /// Whoever attacks rolls on until it is won or lost.
    private void holds(Match<State, Action> match, int seat, Action attack, Attack.Odds told) {
        var chance = new Chance.Seeded(11);
        int won = 0, lost = 0;
        for (int i = 0; i < ROLLS; i++) {
            var trial = match.fork();
            var events = new ArrayList<>(trial.play(seat, attack, chance));
            while (trial.toAct().contains(seat) && trial.options(seat).contains(new Action.Roll()))
                events.addAll(trial.play(seat, new Action.Roll(), chance));
            boolean hasWon = !events(events, Event.TownTaken.class).isEmpty()
                    || events(events, Event.SettlingRolled.class).stream().anyMatch(Event.SettlingRolled::won);
            if (hasWon) won++;
            for (var crew : events(events, Event.CrewLost.class)) lost += crew.men();
        }
        assertThat(won / (double) ROLLS).as("%s %s", attack, told).isCloseTo(told.chance(), within(0.02));
        assertThat(lost / (double) ROLLS).as("%s %s", attack, told).isCloseTo(told.lost(), within(0.05));
    }

    @Rule({"FA-162", "FA-165", "FA-183"})
    @Test
    void theDiceOnTheTableAreJudgedAsTheyWere() {
        var seen = new int[2];
        play(Map.of("seasonedRaiders", "each", "conflictRunes", "on"), 60, (match, seat) -> {
            if (match.isOver()) return;
            var rolled = facts(match, seat).rolled();
            var options = match.options(seat);
            if (rolled == null || view(match, seat).phase() instanceof Turning) return;
            if (rolled.deed() == Saga.Deed.SETTLE) {
                assertThat(rolled.won().contains(true)).isEqualTo(options.contains(new Action.Found()));
                seen[0]++;
                return;
            }
            assertThat(rolled.next() != null).isEqualTo(options.contains(new Action.Roll()));
            if (rolled.next() == null) return;
            for (int pips = 1; pips <= 6; pips++) {
                int face = pips - 1;
                var event = events(match.trial(seat, new Action.Roll(), new Chance.Scripted(List.of(face, 0))), Event.RaidRolled.class)
                        .getFirst();
                assertThat(event.die()).isEqualTo(pips);
                assertThat(event.won()).isEqualTo(pips >= rolled.need());
            }
            seen[1]++;
        });
        assertThat(seen[0]).isGreaterThan(5);
        assertThat(seen[1]).isGreaterThan(20);
    }
}
