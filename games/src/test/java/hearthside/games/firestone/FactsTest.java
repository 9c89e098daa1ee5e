package hearthside.games.firestone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// What is told beforehand is what the rules then do, in random games.
class FactsTest {
    private static final int DRAWS = 10_000;
    private final FireAndStone game = new FireAndStone();

    private void play(int games, BiConsumer<Match<State, Action>, Integer> before) {
        for (int n = 0; n < games; n++) {
            var chance = new Chance.Seeded(n);
            var options = Map.of("startingInventions", n % 2 == 0 ? "on" : "off");
            var match = new Match<>(game, game.info().terms(2 + n % 3, options), new Chance.Seeded(n + 1));
            while (!match.isOver()) {
                int seat = match.toAct().list().getFirst();
                before.accept(match, seat);
                match.play(seat, choice(match.options(seat), chance));
            }
            before.accept(match, 0);
        }
    }

    /// Passing is dull, and shows nothing.
    private static Action choice(List<Action> options, Chance chance) {
        var lively = options.stream().filter(option -> !(option instanceof Action.Pass)).toList();
        return lively.isEmpty() || chance.below(8) == 0
                ? options.get(chance.below(options.size()))
                : lively.get(chance.below(lively.size()));
    }

    private Facts facts(Match<State, Action> match, int viewer) { return game.facts(match.terms(), match.view(viewer), viewer); }

    private static View view(Match<State, Action> match, int seat) { return (View) match.view(seat); }

    private static <E extends GameEvent> List<E> events(List<GameEvent> all, Class<E> kind) {
        return all.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    @Rule({"FS-21", "FS-22", "FS-25", "FS-28", "FS-30"})
    @Test
    void theWaysOfAScoutLeadWhereItMayGo() {
        var seen = new int[2];
        play(20, (match, seat) -> {
            var moves = match.options(seat).stream().filter(Action.Move.class::isInstance).collect(Collectors.toSet());
            var walks = facts(match, seat).walks();
            Set<Action> told = walks.stream().map(walk -> new Action.Move(walk.scout(), walk.area())).collect(Collectors.toSet());
            assertThat(told).isEqualTo(moves);
            var map = ((FireAndStoneEdition) match.terms().edition()).map();
            for (var walk : walks) {
                var from = walk.before() < 0
                        ? view(match, seat).tribes().get(seat).scouts().get(walk.scout())
                        : walks.get(walk.before()).area();
                var here = map.get(from.ordinal());
                boolean isStep = here.land().contains(walk.area()) || here.sea().contains(walk.area());
                if (!isStep) seen[1]++; // by Trail Marks, from fire to fire
            }
            seen[0] += moves.size();
        });
        assertThat(seen[0]).isGreaterThan(10_000);
        assertThat(seen[1]).isGreaterThan(0);
    }

    @Rule({"FS-75", "FS-76", "FS-82"})
    @Test
    void thePriceShownIsThePricePaid() {
        var seen = new int[2];
        play(30, (match, seat) -> {
            if (!match.options(seat).contains(new Action.Build())) return;
            var view = view(match, seat);
            int scout = switch (view.phase()) {
                case Building(int _, int which) -> which;
                case Extending(int _, int which) -> which;
                case Phase _ -> -1;
            };
            var area = view.tribes().get(seat).scouts().get(scout);
            var told = facts(match, seat).settlements().stream().filter(each -> each.area() == area).findFirst().orElseThrow();
            var events = match.fork().play(seat, new Action.Build());
            if (view.phase() instanceof Building) assertThat(told.canPay()).isTrue();
            assertThat(events(events, Event.HutBuilt.class).getFirst().paid()).isEqualTo(told.price());
            if (told.gift() != null) {
                var gained = events(events, Event.FoodGained.class);
                assertThat(gained.isEmpty() ? 0 : gained.getFirst().food()).isEqualTo(told.gift());
                seen[1]++;
            }
            seen[0]++;
        });
        assertThat(seen[0]).isGreaterThan(200);
    }

    @Rule("FS-76")
    @Test
    void whereFoodIsLackingNoHutIsBuilt() {
        var seen = new int[1];
        play(12, (match, seat) -> {
            var lacking = facts(match, seat).settlements().stream().filter(Facts.Settlement::lacks).map(Facts.Settlement::area).toList();
            for (var option : match.options(seat)) {
                if (!(option instanceof Action.Move(int _, var to)) || !lacking.contains(to)) continue;
                var next = match.fork();
                var played = next.play(seat, option);
                if (!events(played, Event.FoodGained.class).isEmpty()) continue; // an invention has brought some on the way
                assertThat(events(played, Event.HutBuilt.class)).isEmpty();
                if (next.toAct().contains(seat)) assertThat(next.options(seat)).doesNotContain(new Action.Build());
                seen[0]++;
            }
            for (var each : facts(match, seat).settlements()) assertThat(each.lacks() && each.canPay()).isFalse();
        });
        assertThat(seen[0]).isGreaterThan(20);
    }

    @Rule({"FS-33", "FS-37", "FS-40", "FS-48", "FS-50"})
    @Test
    void theFoodShownIsTheFoodGained() {
        var seen = new HashMap<String, Integer>();
        play(30, (match, seat) -> {
            var facts = facts(match, seat);
            for (var option : match.options(seat)) {
                boolean takes = option instanceof Action.TakeFood || option instanceof Action.Leave || option instanceof Action.Accept
                        || option instanceof Action.Sell;
                if (!takes && !(option instanceof Action.Prepare)) continue;
                var next = match.fork();
                var events = next.play(seat, option);
                if (view(next, Game.SPECTATOR).phase() instanceof Accepting) continue; // half of it is still asked about
                var gained = events(events, Event.FoodGained.class).getFirst();
                if (option instanceof Action.Prepare(var animal)) {
                    var told = facts.preparing().stream().filter(each -> each.animal() == animal).findFirst().orElseThrow();
                    assertThat(gained).isEqualTo(new Event.FoodGained(seat, told.food() - told.lost(), told.lost()));
                    var bags = events(events, Event.BagsGained.class);
                    assertThat(bags.isEmpty() ? 0 : bags.getFirst().bags()).isEqualTo(told.bags());
                } else {
                    var told = facts.taking();
                    assertThat(told).isNotNull();
                    if (told != null) assertThat(gained).isEqualTo(new Event.FoodGained(seat, told.food() - told.lost(), told.lost()));
                }
                seen.merge(option.getClass().getSimpleName(), 1, Integer::sum);
            }
        });
        assertThat(seen).containsKeys("TakeFood", "Leave", "Prepare");
    }

    @Rule({"FS-52", "FS-53", "FS-54", "FS-55", "FS-57"})
    @Test
    void aStoreIsFilledAsShown() {
        var seen = new int[3];
        play(20, (match, seat) -> {
            var facts = facts(match, seat);
            for (var option : match.options(seat)) {
                if (!(option instanceof Action.Gather(var store))) continue;
                var told = facts.filling().stream().filter(each -> each.store() == store).findFirst().orElseThrow();
                var next = match.fork();
                var events = next.play(seat, option);
                var emptied = events(events, Event.StoreEmptied.class);
                if (told.drops() > 0) assertThat(emptied.getFirst().tiles()).isEqualTo(told.drops());
                var after = view(next, Game.SPECTATOR);
                if (after.phase() instanceof TakingCard) {
                    assertThat(told.card()).isTrue();
                    assertThat(after.tribes().get(seat).stores().get(store.ordinal()))
                            .isEqualTo(new View.Shelf(told.plant(), told.tiles()));
                    seen[1]++;
                }
                if (told.drops() > 0) seen[2]++;
                seen[0]++;
            }
        });
        assertThat(seen[0]).isGreaterThan(200);
        assertThat(seen[1]).isGreaterThan(50);
        assertThat(seen[2]).isGreaterThan(20);
    }

    @Rule("FS-31")
    @Test
    void aHiddenTileIsAsLikelyAsShown() {
        var tried = new HashMap<Integer, Integer>();
        play(12, (match, seat) -> {
            var view = view(match, seat);
            for (var option : match.options(seat)) {
                if (!(option instanceof Action.Move(int _, var to)) || !view.map().get(to.ordinal()).down()) continue;
                int region = ((FireAndStoneEdition) match.terms().edition()).map().get(to.ordinal()).region();
                if (view.tribes().get(seat).inventions().stream().anyMatch(card -> card.invention() == Invention.FISHING)) continue;
                if (tried.getOrDefault(region, 0) > 2 || view.round() % 7 != 3) continue;
                tried.merge(region, 1, Integer::sum);
                var found = new EnumMap<Tile, Integer>(Tile.class);
                var chance = new Chance.Seeded(3);
                for (int i = 0; i < DRAWS; i++)
                    found.merge(events(match.trial(seat, option, chance), Event.Revealed.class).getFirst().tile(), 1, Integer::sum);
                var plants = Tile.ALL.subList(0, Plant.ALL.size()).stream().mapToInt(tile -> found.getOrDefault(tile, 0)).sum();
                var finds = facts(match, seat).finds().get(region - 1);
                assertThat(finds.stream().mapToDouble(Facts.Find::chance).sum()).isCloseTo(1, within(0.001));
                for (var find : finds)
                    assertThat((find.tile() == null ? plants : found.getOrDefault(find.tile(), 0)) / (double) DRAWS)
                            .isCloseTo(find.chance(), within(0.02));
            }
        });
        assertThat(tried).containsKeys(1, 2);
    }

    @Rule({"FS-97", "FS-99", "FS-100", "FS-101", "FS-103"})
    @Test
    void theScoreShownIsTheScore() {
        play(12, (match, seat) -> {
            var facts = facts(match, Game.REFEREE);
            assertThat(facts.tribes().stream().map(match.isOver() ? Facts.Standing::total : Facts.Standing::open).toList())
                    .as("tasks count at the end").isEqualTo(match.result().points());
            var view = view(match, Game.REFEREE);
            for (int i = 0; i < view.tribes().size(); i++) {
                int each = i;
                assertThat(
                        facts.settlements().stream().filter(area -> area.leaders().contains(each)).mapToInt(Facts.Settlement::worth).sum())
                        .isEqualTo(view.tribes().get(i).score().majorities());
                var own = facts(match, i);
                if (view.tribes().get(i).task() == null) continue;
                assertThat(own.settlements().stream().filter(area -> area.leaders().contains(each) && own.task().contains(area.area()))
                        .count())
                        .isEqualTo(view.tribes().get(i).score().task());
            }
        });
    }

    @Rule({"FS-94", "FS-95", "FS-96"})
    @Test
    void theTurnsThatAreLeftAreThoseThatArePlayed() {
        for (int n = 0; n < 12; n++) {
            var chance = new Chance.Seeded(n);
            var match = new Match<>(game, game.info().terms(2 + n % 3), new Chance.Seeded(n + 50));
            var turns = new ArrayList<Integer>(); // the seats that had them
            var told = new ArrayList<Map.Entry<Integer, List<Facts.Standing>>>(); // at which turn
            int last = -1, round = 0;
            while (!match.isOver()) {
                var view = view(match, Game.SPECTATOR);
                if (view.active() != last || view.round() != round) turns.add(view.active());
                last = view.active();
                round = view.round();
                told.add(Map.entry(turns.size() - 1, facts(match, Game.SPECTATOR).tribes()));
                match.play(match.toAct().list().getFirst(), choice(match.options(match.toAct().list().getFirst()), chance));
            }
            if (view(match, Game.SPECTATOR).endCard() == null) continue; // stopped by the number of rounds
            for (var moment : told)
                for (int seat = 0; seat < moment.getValue().size(); seat++) {
                    var left = moment.getValue().get(seat).turns();
                    int who = seat;
                    long played = turns.subList(moment.getKey(), turns.size()).stream().filter(each -> each == who).count();
                    if (left != null) assertThat((long) left).as("game %d, turn %d, seat %d", n, moment.getKey(), seat).isEqualTo(played);
                }
        }
    }

    @Rule({"FS-31", "FS-33", "FS-43", "FS-48"})
    @Test
    void whereNothingCanBeDoneNothingHappens() {
        var seen = new int[2];
        var calm = Set.of(Moving.class, SettingOut.class, Over.class);
        play(16, (match, seat) -> {
            var facts = facts(match, seat);
            var view = view(match, seat);
            for (var option : match.options(seat)) {
                if (!(option instanceof Action.Move(int _, var to))) continue;
                var place = view.map().get(to.ordinal());
                if (place.down() || place.tile() == Tile.CAVE) continue;
                var next = match.fork();
                var events = next.play(seat, option);
                boolean idle = calm.contains(view(next, Game.SPECTATOR).phase().getClass())
                        && events(events, Event.FoodGained.class).stream().allMatch(gained -> gained.food() == 0);
                assertThat(facts.barren().contains(to)).as("%s to %s", view.phase(), place).isEqualTo(idle);
                seen[idle ? 1 : 0]++;
            }
        });
        assertThat(seen[0]).isGreaterThan(500);
        assertThat(seen[1]).isGreaterThan(100);
    }

    /// They go with every Update, in one frame of 64 KB.
    @Test
    void whatIsToldStaysSmall() {
        var most = new int[1];
        play(8, (match, seat) -> most[0] = Math.max(most[0], Json.write(facts(match, seat)).length()));
        assertThat(most[0]).isBetween(1000, 32_000);
    }
}
