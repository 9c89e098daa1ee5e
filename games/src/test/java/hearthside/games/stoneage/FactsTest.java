package hearthside.games.stoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.testkit.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What is shown is what then happens: random games, in which every fact is held against what the rules do with each option.
class FactsTest {
    private static final int GAMES = 2;

    /// What an option does to a copy of the game.
    private record Outcome(State s, List<GameEvent> events) {
        static Outcome of(Scene t, Action action, long seed) {
            var s = t.s.copy();
            var events = new ArrayList<GameEvent>();
            t.rules.apply(s, t.seat(), action, new Dealer(new Chance.Seeded(seed), events::add));
            return new Outcome(s, events);
        }

        <E> Stream<E> all(Class<E> type) { return events.stream().filter(type::isInstance).map(type::cast); }
    }

    private static Facts facts(Scene t, int viewer) { return Facts.of(t.terms, t.view(viewer), viewer); }

    private static void play(Consumer<Scene> look) {
        for (Game<State, Action> game : List.of(Scene.RULES, Scene.SOLO))
            for (var terms : tables(game)) for (int seed = 0; seed < GAMES; seed++) Scene.randomGame(terms, seed, look);
    }

    private static List<Terms> tables(Game<State, Action> game) { return Tables.of(game); }

    @Test
    void aPlaceIsDarkExactlyWhereNothingCanBeDone() {
        play(t -> {
            if (!(t.s.phase instanceof Placing) && !(t.s.phase instanceof Acting)) return;
            for (var place : facts(t, t.seat()).places()) {
                boolean can = t.options().stream()
                        .anyMatch(option -> option instanceof Action.Place(var at, int _) && at == place.location()
                                || option instanceof Action.Act(var here) && here == place.location());
                boolean burden = t.s.agreed.solo && place.location() == Location.CARD_4;
                if (!burden) assertThat(place.dark() == null).as("%s in %s", place, t.s.phase).isEqualTo(can);
            }
        });
    }

    @Test
    void whatIsPayableIsAskedForAndTheRestIsLeft() {
        play(t -> {
            if (!(t.s.phase instanceof Acting)) return;
            var places = facts(t, t.seat()).places();
            for (var option : t.options()) {
                if (!(option instanceof Action.Act(var location)) || !location.isPile() && !location.isCardSpace()) continue;
                var place = places.stream().filter(each -> each.location() == location).findFirst().orElseThrow();
                assertThat(Outcome.of(t, option, 1).all(Event.Declined.class).anyMatch(left -> left.location() == location))
                        .as("%s is left", place).isNotEqualTo(place.payable());
            }
        });
    }

    @Test
    void whatIsMissingIsTheFewestResourcesThatWouldPay() {
        play(t -> {
            if (!(t.s.phase instanceof Acting)) return;
            int board = t.s.agreed.seatOf(t.s.phase.tribe());
            for (var place : facts(t, t.seat()).places()) {
                boolean isSold = place.location().isCardSpace()
                        || place.location().isPile() && t.s.top[place.location().pile()] >= 0;
                for (int more = 0; more < place.missing(); more++) assertThat(pays(t.s, board, place.location(), more)).isFalse();
                if (isSold) assertThat(pays(t.s, board, place.location(), place.missing())).as("%s", place).isTrue();
                else assertThat(place.missing()).isZero();
            }
        });
    }

    /// Whether it can be paid with any so many resources more.
    private static boolean pays(State s, int board, Location location, int more) {
        var payments = location.isPile() ? s.agreed.payments[s.top[location.pile()]] : Payments.OF_SIZE[location.cost()];
        return Goods.PAYMENTS.stream().filter(goods -> goods.size() == more).anyMatch(goods -> {
            var richer = s.copy();
            richer.add(board, goods);
            return payments.canPay(richer.stock, board);
        });
    }

    @Test
    void thePriceShownIsThePricePaidAndThePointsShownAreScored() {
        var built = new ArrayList<Event.Built>();
        play(t -> {
            var facts = facts(t, t.seat());
            var bill = facts.bill();
            assertThat(bill != null).isEqualTo(t.options().contains(Scene.DECLINE));
            if (bill == null) return;
            for (var option : t.options()) {
                if (option instanceof Action.Spend(int number)) assertThat(number).isBetween(bill.least(), bill.most());
                if (!(option instanceof Action.Pay(var goods))) continue;
                var outcome = Outcome.of(t, option, 1);
                outcome.all(Event.Bought.class).forEach(bought -> assertThat(bought.paid().size()).isBetween(bill.least(), bill.most()));
                outcome.all(Event.Built.class).forEach(done -> {
                    int points = Good.RESOURCES.stream().mapToInt(good -> goods.count(good) * facts.worth().count(good)).sum();
                    assertThat(done.points()).isEqualTo(bill.scores() ? points : 0);
                    assertThat(done.paid().size()).isBetween(bill.least(), bill.most());
                    built.add(done);
                });
            }
        });
        assertThat(built).hasSizeGreaterThan(100);
    }

    @Test
    void theDiceBringWhatIsShownAndOneMoreFromSoManyPipsOn() {
        play(t -> {
            var thrown = facts(t, t.seat()).thrown();
            if (!(t.s.phase instanceof UsingTools(int tribe, var good, var dice, int pips))) {
                assertThat(thrown).isNull();
                return;
            }
            assertThat(Outcome.of(t, Scene.GATHER, 1).all(Event.Gathered.class).findFirst().orElseThrow().count())
                    .isEqualTo(Objects.requireNonNull(thrown).count());
            for (int more = 1; more <= thrown.next(); more++) {
                var s = t.s.copy();
                s.phase = new UsingTools(tribe, good, dice, pips + more);
                var events = new ArrayList<GameEvent>();
                s.phase.apply(s, Scene.GATHER, new Dealer(new Chance.Seeded(1), events::add));
                assertThat(((Event.Gathered) events.getFirst()).count()).isEqualTo(thrown.count() + (more == thrown.next() ? 1 : 0));
            }
        });
    }

    @Test
    void aDieGivesWhatItShows() {
        play(t -> {
            for (var gift : facts(t, t.seat()).dice()) {
                var outcome = Outcome.of(t, new Action.PickDie(gift.pips()), 1);
                var next = outcome.events.get(1); // the first says which die was picked
                assertThat(gift.good() != null
                        ? next instanceof Event.Received(int _, var good, int one) && good == gift.good() && one == 1
                        : next instanceof Event.GainedNothing(int _, var like)
                                ? like == (gift.tool() ? Location.TOOL_MAKER : Location.FIELD)
                                : gift.tool() ? next instanceof Event.ToolMade : next instanceof Event.FieldGrown)
                        .as("%s: %s", gift, next)
                        .isTrue();
            }
        });
    }

    @Test
    void theScoreIfTheGameEndedNowIsTheScoreIfItDoes() {
        for (var terms : tables(Scene.RULES)) {
            var last = Scene.randomGame(terms, 3, t -> {
                var ends = facts(t, Game.REFEREE).ends();
                var s = t.s.copy();
                s.phase = Round.endGame(s, Dealer.silent(new Chance.Seeded(1)));
                for (int seat = 0; seat < s.seats(); seat++)
                    assertThat(ends.get(seat).total()).isEqualTo(s.score[seat]);
            });
            for (int viewer = Game.SPECTATOR; viewer < last.s.seats(); viewer++) {
                var ends = facts(last, viewer).ends();
                var points = last.rules.result(last.s).points();
                for (int seat = 0; seat < points.size(); seat++) {
                    var end = ends.get(seat);
                    assertThat(end.total()).isEqualTo(points.get(seat)).isEqualTo(end.track() + end.more());
                    assertThat(end.more()).isEqualTo(end.tally().total());
                }
            }
        }
    }

    @Test
    void whoHidesItsStackIsNotCounted() {
        var t = Scene.of(2, "hiddenStacks", "on").owns(1, "civ-music-vp3-a");
        assertThat(facts(t, 0).ends()).extracting(Facts.End::seat).containsExactly(0);
        assertThat(facts(t, 1).ends()).extracting(Facts.End::seat).containsExactly(1);
    }

    /// The last thing that somebody does before the meal: from then on the sum is settled, but for dice and cards.
    @Test
    void theMealShownIsTheMealEaten() {
        var meals = new int[2];
        play(t -> {
            if (!(t.s.phase instanceof Acting)) return;
            for (var option : t.options()) {
                if (!(option instanceof Action.Act(var location))) continue;
                var outcome = Outcome.of(t, option, 1);
                boolean sure = location.isVillage() || location == Location.HUNTING_GROUNDS || location.hasRings();
                for (int board = 0; board < t.s.seats(); board++) {
                    int seat = board;
                    var fed = outcome.all(Event.Fed.class).filter(each -> each.tribe() == seat && each.goods().size() == 0).findFirst();
                    if (fed.isEmpty() || !sure) continue;
                    var meal = Objects.requireNonNull(facts(t, seat).meal());
                    int hunted = outcome.all(Event.Gathered.class)
                            .filter(each -> each.good() == Good.FOOD && t.s.agreed.seatOf(each.tribe()) == seat)
                            .mapToInt(Event.Gathered::count)
                            .sum();
                    assertThat(fed.get().food()).as("%s in %s", meal, t.s.phase)
                            .isEqualTo(Math.min(meal.owed(), meal.field() + meal.food() + hunted));
                    assertThat(
                            outcome.all(Event.Harvested.class).filter(each -> each.tribe() == seat).mapToInt(Event.Harvested::food).sum())
                            .isEqualTo(meal.field());
                    outcome.all(Event.Billed.class).forEach(billed -> {
                        assertThat(billed.figures()).isEqualTo(meal.mouths() * meal.meal());
                        assertThat(billed.burden()).isEqualTo(meal.burden());
                    });
                    meals[t.s.agreed.solo ? 1 : 0]++;
                }
            }
        });
        assertThat(meals[0]).isGreaterThan(100);
        assertThat(meals[1]).isGreaterThan(50);
    }

    @Test
    void whileTheMealIsOnItSaysWhatIsMissing() {
        var fed = Scene.of(2).figures(0, 7).field(0, 0).food(0, 4).goods(0, 2, 1, 0, 1).at(0, Location.FIELD, 1).acts(0).act(Location.FIELD)
                .feed(Good.WOOD);
        var meal = Objects.requireNonNull(facts(fed, 0).meal());
        assertThat(meal.isOn()).isTrue();
        assertThat(List.of(meal.owed(), meal.eaten(), meal.given(), meal.missing(), meal.left())).containsExactly(7, 5, 1, 1, -1);
        assertThat(Objects.requireNonNull(facts(fed, 1).meal()).isOn()).as("the other has eaten").isFalse();
    }

    @Test
    void whoStandsAtTheHutMakesTheBurdenHeavierBeforeTheMeal() {
        var t = Scene.of(1).row("", "", "", "civ-shaman1-stone1").at(2, Location.HUT, 2).initiative(3, 4, 5, 9).acts(2);
        t.s.acted = 0b011;
        var meal = Objects.requireNonNull(facts(t, 0).meal());
        assertThat(List.of(meal.born(), meal.mouths(), meal.burden(), meal.heavier())).containsExactly(1, 9, 3, 1);
    }

    /// SS-30..32, SS-44: when a tribe was said to act is when it acts, and who was said to rest rests.
    @Test
    void tribesActInTheOrderShown() {
        var rested = new int[1];
        for (var terms : tables(Scene.SOLO))
            for (int seed = 0; seed < GAMES; seed++)
                Scene.randomGame(terms, seed, t -> {
                    var alone = Objects.requireNonNull(facts(t, 0).alone());
                    int nth = Integer.bitCount(t.s.acted) + 1;
                    for (var option : t.options()) {
                        var outcome = Outcome.of(t, option, 1);
                        if (t.s.phase instanceof Ordering && option instanceof Action.Lead(int tribe)) {
                            var lane = alone.lanes().get(tribe);
                            if (lane.turn() == Facts.Turn.ORDER) assertThat(nth).isBetween(lane.first(), lane.last());
                            else assertThat(lane.turn()).isEqualTo(Facts.Turn.TOP);
                        }
                        outcome.all(Event.Rested.class).forEach(rest -> {
                            assertThat(alone.lanes().get(rest.tribe()).turn()).isEqualTo(Facts.Turn.REST);
                            rested[0]++;
                        });
                        if (outcome.s.phase instanceof Acting(int next) && t.s.phase instanceof Acting(int now) && next != now) {
                            var lane = alone.lanes().get(next);
                            assertThat(lane.turn()).isEqualTo(Facts.Turn.ORDER);
                            assertThat(nth + 1).isBetween(lane.first(), lane.last());
                        }
                    }
                });
        assertThat(rested[0]).isGreaterThan(20);
    }

    @Test
    void theSoloGameLastsAsManyRoundsAsItSays() {
        for (int level = 1; level <= 4; level++) {
            var t = Scene.of(1, "level", "" + level);
            var alone = Objects.requireNonNull(facts(t, 0).alone());
            int turnedUp = (int) IntStream.of(t.s.row).filter(card -> card >= 0).count();
            assertThat(alone.rounds()).isEqualTo(36 / turnedUp);
            assertThat(alone.fire()).isEqualTo(t.s.limit);
        }
    }

    @Test
    void buildingsThatCostTheSameAreOneToChooseFrom() {
        var t = Scene.of(1).phase(new Discarding(1));
        assertThat(facts(t, 0).alike()).containsExactly(new Facts.Alike("bld-1to7-a", 3, 0));
    }
}
