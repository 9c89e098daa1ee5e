package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.FactsScene.at;
import static hearthside.games.fireaxe.FactsScene.events;
import static hearthside.games.fireaxe.FactsScene.facts;
import static hearthside.games.fireaxe.FactsScene.play;
import static hearthside.games.fireaxe.FactsScene.stops;
import static hearthside.games.fireaxe.FactsScene.view;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What is told beforehand is what the rules then do, in random games.
class FactsTest {
    @Rule({"FA-140", "FA-142", "FA-143"})
    @Test
    void aTradeBringsWhatWasShown() {
        var seen = new int[1];
        play(Map.of(), 12, (match, seat) -> {
            var facts = facts(match, seat);
            var place = match.isOver() ? "" : view(match, seat).captains().get(seat).place();
            int best = 0;
            for (var option : match.options(seat)) {
                if (!(option instanceof Action.Trade(var good))) continue;
                int told = facts.worth().get(good.ordinal());
                var traded = events(match.fork().play(seat, option), Event.Traded.class).getFirst();
                assertThat(told).isEqualTo(traded.points());
                best = Math.max(best, told);
                seen[0]++;
            }
            if (best > 0) {
                int at = at(view(match, seat), place), most = best;
                assertThat(facts.ports().sales()).anySatisfy(sale -> {
                    assertThat(sale.ports()).contains(at);
                    assertThat(sale.points()).isEqualTo(most);
                });
            }
        });
        assertThat(seen[0]).isGreaterThan(50);
    }

    @Rule({"FA-141", "FA-160", "FA-180", "FA-181"})
    @Test
    void theDeedsOfAPortAreItsOptions() {
        var seen = new int[3];
        play(Map.of(), 12, (match, seat) -> {
            if (match.isOver() || !(view(match, seat).phase() instanceof Sailing)) return;
            var place = view(match, seat).captains().get(seat).place();
            if (view(match, seat).ports().stream().noneMatch(each -> each.port().equals(place))) return;
            if (view(match, seat).turn().tasked().contains(place)) return;
            int at = at(view(match, seat), place);
            var told = facts(match, seat).ports();
            boolean sells = told.sales().stream().anyMatch(sale -> sale.ports().contains(at));
            var options = match.options(seat);
            assertThat(told.raid().contains(at)).isEqualTo(options.contains(new Action.Raid()));
            assertThat(told.settle().contains(at)).isEqualTo(options.stream().anyMatch(Action.Settle.class::isInstance));
            assertThat(told.attacks().get(at) >= 0).isEqualTo(told.raid().contains(at) || told.settle().contains(at));
            assertThat(sells).isEqualTo(options.stream().anyMatch(Action.Trade.class::isInstance));
            if (sells) assertThat(told.trade()).contains(at);
            if (told.trade().contains(at)) seen[0]++;
            if (told.raid().contains(at)) seen[1]++;
            if (told.settle().contains(at)) seen[2]++;
        });
        assertThat(seen).doesNotContain(0);
    }

    @Rule({"FA-31", "FA-90", "FA-91", "FA-112", "FA-75"})
    @Test
    void aRouteCanBeSailedWithThatLoss() {
        var seen = new int[3];
        var chance = new Chance.Seeded(5);
        play(Map.of(), 16, (match, seat) -> {
            if (match.isOver() || chance.below(4) > 0) return;
            var view = view(match, seat);
            var me = view.captains().get(seat);
            boolean isUnderWay = view.phase() instanceof Sailing || view.phase() instanceof Mooring || view.phase() instanceof Wintering;
            if (!isUnderWay || me.crew() == 0) return;
            var voyages = facts(match, seat).voyages();
            for (var reach : List.of(voyages.now(), voyages.without())) {
                if (reach.places().isEmpty()) continue;
                var stops = stops(reach, 0);
                var way = way(stops, chance.below(stops.size()));
                sail(match.fork(), seat, me.place(), way, seen);
            }
        });
        assertThat(seen[0]).as("legs").isGreaterThan(2000);
        assertThat(seen[1]).as("legs beyond the limit").isGreaterThan(100);
        assertThat(seen[2]).as("free legs").isGreaterThan(20);
    }

    private static List<FactsScene.Stop> way(List<FactsScene.Stop> stops, int end) {
        var way = new ArrayList<FactsScene.Stop>();
        for (int at = end; at >= 0; at = stops.get(at).before()) way.addFirst(stops.get(at));
        return way;
    }

    private void sail(Match<State, Action> match, int seat, String from, List<FactsScene.Stop> way, int[] seen) {
        var start = way.getFirst();
        if (from.equals(Agreement.WINTERING)) match.play(seat, new Action.Depart(start.place()));
        else assertThat(start.place()).isEqualTo(from);
        for (var stop : way.subList(1, way.size())) {
            if (match.isOver() || !(view(match, seat).phase() instanceof Sailing || view(match, seat).phase() instanceof Mooring)
                    || match.toAct().list().getFirst() != seat)
                return; // the sea has taken the last man
            var events = match.play(seat, new Action.Sail(stop.place(), stop.free()));
            var storms = events(events, Event.StormBroke.class);
            assertThat(stop.loss()).isEqualTo(storms.isEmpty() ? 0 : storms.getFirst().items());
            assertThat(stop.beyond()).isEqualTo(storms.isEmpty() ? 0 : storms.getFirst().beyond());
            seen[0]++;
            if (!storms.isEmpty()) seen[1]++;
            if (stop.free()) seen[2]++;
            while (!match.isOver() && match.toAct().contains(seat)
                    && (view(match, seat).phase() instanceof Losing || view(match, seat).phase() instanceof Mourning))
                match.play(seat, match.options(seat).getFirst());
            if (!match.isOver() && match.toAct().contains(seat)) assertThat(view(match, seat).turn().sailed()).isEqualTo(stop.day());
        }
    }

    @Rule({"FA-75", "FA-111"})
    @Test
    void theWindAfterATurnOfTheDialIsTheOneShown() {
        var seen = new int[1];
        play(Map.of(), 12, (match, seat) -> {
            var facts = facts(match, seat);
            for (var option : match.options(seat))
                if (option instanceof Action.TurnDial(int quarters)) {
                    var told = facts.winds().stream().filter(wind -> wind.quarters() == quarters).findFirst().orElseThrow();
                    var next = match.fork();
                    next.play(seat, option);
                    if (!next.toAct().contains(seat)) continue; // the turn is over, and Calm Water with it
                    assertThat(view(next, seat).limits()).isEqualTo(told.limits());
                    assertThat(view(next, seat).dial()).isEqualTo(told.dial());
                    seen[0]++;
                }
        });
        assertThat(seen[0]).isGreaterThan(30);
    }

    @Rule({"FA-72", "FA-75"})
    @Test
    void theLossesUnderAnotherWindAreThoseOfThatWind() {
        var seen = new int[1];
        play(Map.of(), 12, (match, seat) -> {
            if (match.isOver() || !(view(match, seat).phase() instanceof Sailing)) return;
            var discard = match.options(seat).stream().filter(Action.DiscardRune.class::isInstance).findFirst();
            if (discard.isEmpty()) return;
            var voyages = facts(match, seat).voyages();
            for (int sky = 1; sky <= 2; sky++) {
                var next = match.fork();
                next.play(seat, discard.get());
                next.play(seat, new Action.TurnDial(voyages.skies().get(sky)));
                var stops = stops(voyages.now(), sky);
                for (var stop : stops) {
                    if (stop.before() < 0 || stops.get(stop.before()).before() >= 0 || stop.free()) continue;
                    var storms = events(next.fork().play(seat, new Action.Sail(stop.place(), false)), Event.StormBroke.class);
                    assertThat(stop.loss()).isEqualTo(storms.isEmpty() ? 0 : storms.getFirst().items());
                    seen[0]++;
                }
            }
        });
        assertThat(seen[0]).isGreaterThan(50);
    }

    @Rule({"FA-250", "FA-251", "FA-252", "FA-253", "FA-254", "FA-255", "FA-259"})
    @Test
    void theScoreShownIsTheScore() {
        var seen = new int[1];
        play(Map.of(), 12, (match, seat) -> {
            var told = facts(match, seat).captains();
            assertThat(told.stream().map(Facts.Tally::total).toList()).isEqualTo(match.result().points());
            for (var tally : told) {
                assertThat(tally.play() + tally.axe() + tally.settlements() + tally.sagas()).isEqualTo(tally.total());
                assertThat(tally.homelands().stream().mapToInt(Facts.Majority::points).sum()).isEqualTo(tally.sagas());
            }
            for (int i = 0; i < told.size(); i++) {
                int each = i;
                assertThat(
                        facts(match, seat).settled().stream().filter(house -> house.seat() == each).mapToInt(Facts.Settled::points).sum())
                        .isEqualTo(told.get(i).settlements());
            }
            if (match.isOver()) seen[0]++;
        });
        assertThat(seen[0]).isEqualTo(12);
    }

    @Rule({"FA-185", "FA-252", "FA-253"})
    @Test
    void aSettlementBringsWhatWasShown() {
        var seen = new int[1];
        play(Map.of(), 60, (match, seat) -> {
            if (match.isOver() || !match.options(seat).contains(new Action.Found())) return;
            var place = view(match, seat).captains().get(seat).place();
            var before = facts(match, seat);
            var next = match.fork();
            next.play(seat, new Action.Found());
            var after = facts(next, seat);
            int gained = after.captains().get(seat).settlements() - before.captains().get(seat).settlements();
            assertThat(before.ports().gains().get(at(view(match, seat), place))).isEqualTo(gained);
            // by Unrest a port changes hands that counted for its region before
            boolean isUnrest = before.settled().stream().anyMatch(house -> house.port().equals(place));
            var house = after.settled().stream().filter(each -> each.port().equals(place)).findFirst().orElseThrow();
            if (!isUnrest) assertThat(house.worth()).isEqualTo(gained);
            seen[0]++;
        });
        assertThat(seen[0]).isGreaterThan(15);
    }

    @Rule({"FA-211", "FA-212", "FA-213", "FA-214", "FA-255"})
    @Test
    void aSagaIsCompletedWhenNothingIsLackingAndBringsWhatWasShown() {
        var seen = new int[1];
        play(Map.of(), 20, (match, seat) -> {
            for (var option : match.options(seat)) {
                if (!(option instanceof Action.Trade || option instanceof Action.Proceed)) continue;
                var view = view(match, seat);
                var facts = facts(match, seat);
                var next = match.fork();
                var told = events(next.play(seat, option), Event.SagaCompleted.class);
                for (int slot = 0; slot < 3; slot++) {
                    var saga = view.sagas().get(slot).saga();
                    if (saga == null) continue;
                    var lacks = facts.sagas().get(slot).lacks();
                    boolean isTold = told.stream().anyMatch(event -> event.saga().equals(saga));
                    var here = view.captains().get(seat).place();
                    boolean isDone = lacks.isEmpty()
                            || option instanceof Action.Trade && saga.deed() == Saga.Deed.TRADE && lacks.equals(List.of(here));
                    assertThat(isTold).isEqualTo(isDone);
                    if (isTold && told.size() == 1) {
                        int gain = facts(next, seat).captains().get(seat).sagas() - facts.captains().get(seat).sagas();
                        assertThat(facts.sagas().get(slot).gains().get(seat)).isEqualTo(gain);
                        seen[0]++;
                    }
                }
            }
        });
        assertThat(seen[0]).isGreaterThan(10);
    }

    @Rule({"FA-30", "FA-52", "FA-71"})
    @Test
    void aTurnIsAsLongAndALongboatAsLargeAsShown() {
        var days = new HashMap<Integer, Integer>();
        play(Map.of("conflictRunes", "on"), 12, (match, seat) -> {
            var facts = facts(match, seat);
            var view = view(match, seat);
            if (match.isOver()) return;
            var me = view.captains().get(seat);
            if (match.options(seat).contains(new Action.LoadCrew()))
                assertThat(me.crew() + me.cargo().size()).isLessThan(facts.loadLimit());
            if (match.options(seat).contains(new Action.DrawRune())) assertThat(me.runes().size()).isLessThan(facts.hand());
            assertThat(facts.captains().get(seat).days()).isEqualTo(view.turn().days());
            if (!match.options(seat).contains(new Action.EndTurn())) return;
            var next = match.fork();
            next.play(seat, new Action.EndTurn());
            if (next.isOver() || next.toAct().contains(seat)) return;
            int other = next.toAct().list().getFirst();
            assertThat(view(next, other).turn().days()).isEqualTo(facts.captains().get(other).days());
            days.merge(view(next, other).turn().days(), 1, Integer::sum);
        });
        assertThat(days).containsKeys(7, 5);
    }

    /// They go with every Update.
    @Test
    void whatIsToldStaysSmall() {
        var lengths = new ArrayList<Integer>();
        play(Map.of("conflictRunes", "on"), 8, (match, seat) -> lengths.add(Json.write(facts(match, seat)).length()));
        var all = lengths.stream().mapToInt(each -> each).summaryStatistics();
        System.out.printf("Facts of Fire & Axe: %.0f bytes on average, %d at the most, in %d updates.%n", all.getAverage(), all.getMax(),
                all.getCount());
        assertThat(all.getAverage()).isBetween(500.0, 4000.0);
        assertThat(all.getMax()).isLessThan(8000);
    }
}
