package hearthside.games.cavemen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hearthside.core.Dealer;
import hearthside.core.GameEvent;
import hearthside.core.chance.Chance;
import hearthside.testkit.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What is shown is what then happens: random games, in which every fact is held against what the rules do with each option.
class FactsTest {
    private static final int OUTCOMES = 10_000;

    /// What an option does to a copy of the game.
    private record Outcome(State s, List<GameEvent> events) {
        static Outcome of(State before, Action action, Chance chance) {
            var s = before.copy();
            var events = new ArrayList<GameEvent>();
            Scene.RULES.apply(s, Scene.RULES.toAct(s).first(), action, new Dealer(chance, events::add));
            return new Outcome(s, events);
        }

        static Outcome of(Scene t, Action action) { return of(t.s, action, new Chance.Seeded(1)); }

        <E> Stream<E> all(Class<E> type) { return events.stream().filter(type::isInstance).map(type::cast); }
    }

    private static Facts facts(Scene t, int viewer) { return Facts.of(t.terms, View.of(t.s), viewer); }

    private static Facts.Own own(Scene t, int viewer) { return Objects.requireNonNull(facts(t, viewer).own()); }

    private static void play(Consumer<Scene> look) {
        long seed = 0;
        for (var terms : Tables.of(Scene.RULES))
            Scene.randomGame(terms, seed++, t -> { if (!(t.s.phase instanceof Choosing)) look.accept(t); });
    }

    private static Facts.Offer offer(Facts.Own own, String card) {
        return own.offers().stream().filter(each -> each.card().equals(card)).findFirst().orElseThrow();
    }

    @Test
    void thePriceShownIsThePricePaidAndTheSpoilsShownAreBroughtHome() {
        var paid = new int[3];
        play(t -> {
            if (!(t.s.phase instanceof Acting)) return;
            var own = own(t, t.seat());
            for (var option : t.options()) {
                var outcome = Outcome.of(t, option);
                outcome.all(Event.Recruited.class).forEach(e -> {
                    assertThat(e.paid()).isEqualTo(offer(own, e.card()).cost());
                    assertThat(outcome.s.phase instanceof Replacing).isEqualTo(offer(own, e.card()).full());
                    paid[0]++;
                });
                outcome.all(Event.Explored.class).forEach(e -> {
                    assertThat(e.paid()).isEqualTo(offer(own, e.card()).cost());
                    paid[1]++;
                });
                outcome.all(Event.Hunted.class).forEach(e -> {
                    assertThat(List.of(e.food(), e.teeth())).containsExactly(offer(own, e.card()).food(), offer(own, e.card()).teeth());
                    paid[2]++;
                });
            }
        });
        for (int count : paid) assertThat(count).isGreaterThan(50);
    }

    @Test
    void theScoresShownAheadAreThoseOfTheTribeAfterwards() {
        var checked = new int[2];
        play(t -> {
            int seat = t.seat();
            var own = own(t, seat);
            for (var option : t.options()) {
                var outcome = Outcome.of(t, option);
                var after = View.of(outcome.s).tableaus().get(seat);
                var taken = option instanceof Action.Recruit(var joins, var _) && !(outcome.s.phase instanceof Replacing)
                        ? joins
                        : option instanceof Action.Explore(var cave)
                                ? cave
                                : option instanceof Action.Invent(var invention) ? invention : null;
                Facts.@Nullable Then then = null;
                if (taken != null) then = Objects.requireNonNull(offer(own, taken).then());
                var leaver = option instanceof Action.Lose(var lost) ? lost : option instanceof Action.Replace(var member) ? member : null;
                if (leaver != null) then = own.leavers().stream().filter(each -> each.card().equals(leaver)).findFirst().orElseThrow();
                if (then == null) continue;
                assertThat(after.scores()).as("%s", option).isEqualTo(then.scores());
                assertThat(after.size()).isEqualTo(then.size());
                boolean sameDeck = outcome.s.count(State.DECK) == t.s.count(State.DECK)
                        && outcome.s.count(State.DISCARD) == t.s.count(State.DISCARD);
                if (sameDeck) assertThat(after.casualty()).isEqualTo(then.casualty());
                checked[leaver == null ? 0 : 1]++;
            }
        });
        for (int count : checked) assertThat(count).isGreaterThan(50);
    }

    @Test
    void aScoreIsTheSumOfItsParts() {
        play(t -> {
            var facts = facts(t, -1);
            var view = View.of(t.s);
            for (int seat = 0; seat < t.s.seats(); seat++) {
                var sums = facts.sums().get(seat);
                assertThat(view.tableaus().get(seat).scores()).isEqualTo(
                        new Scores(total(sums.hunting()), total(sums.inventing()), total(sums.foraging()), total(sums.population())));
            }
        });
    }

    private static int total(List<Facts.Part> parts) { return Math.max(0, parts.stream().mapToInt(Facts.Part::by).sum()); }

    @Test
    void aCardIsDarkExactlyWhereItCannotBeTaken() {
        play(t -> {
            if (!(t.s.phase instanceof Acting)) return;
            for (var offer : own(t, t.seat()).offers()) {
                boolean can = t.options().stream()
                        .anyMatch(option -> option instanceof Action.Recruit(var card, var _) && card.equals(offer.card())
                                || option.equals(new Action.Explore(offer.card())) || option.equals(new Action.Hunt(offer.card()))
                                || option.equals(new Action.Invent(offer.card())));
                assertThat(offer.dark() == null).as("%s", offer).isEqualTo(can);
                var needs = offer.needs();
                if (needs != null && t.s.score(t.seat(), needs) < offer.cost()) assertThat(can).isFalse();
                if (needs == null && can) assertThat(Math.max(t.s.food[t.seat()], t.s.teeth[t.seat()])).isGreaterThanOrEqualTo(offer.cost());
                boolean isFire = offer.card().equals("invention-fire"), isReady = facts(t, -1).ready().get(t.seat());
                if (isFire) assertThat(isReady).isEqualTo(offer.dark() != Facts.Dark.FIRE_SCORE);
            }
            for (int other = 0; other < t.s.seats(); other++)
                if (other != t.seat()) assertThat(own(t, other).offers()).allSatisfy(offer -> assertThat(offer.dark()).isNotNull());
        });
    }

    @Test
    void aBidCostsWhatIsShownAndThenTheTribeIsFedWithWhatIsShown() {
        var won = new int[1];
        play(t -> {
            if (!(t.s.phase instanceof Bidding)) return;
            int seat = t.seat();
            var auction = Objects.requireNonNull(own(t, seat).auction());
            assertThat(auction.bids().stream().<Action>map(bid -> new Action.Bid(bid.teeth())).toList())
                    .isEqualTo(t.options().subList(1, t.options().size()));
            for (var bid : auction.bids()) {
                var outcome = Outcome.of(t, new Action.Bid(bid.teeth()));
                var events = new ArrayList<>(outcome.events);
                while (outcome.s.phase instanceof Bidding) {
                    outcome = Outcome.of(outcome.s, new Action.Pass(), new Chance.Seeded(1));
                    events.addAll(outcome.events);
                }
                var conch = events.stream().filter(Event.ConchWon.class::isInstance).map(Event.ConchWon.class::cast).findFirst()
                        .orElseThrow();
                assertThat(List.of(conch.seat(), conch.paid(), t.s.teeth[seat] - conch.paid())).containsExactly(seat, bid.paid(),
                        bid.left());
                boolean fed = events.stream()
                        .anyMatch(e -> e instanceof Event.Fed(int who, int food) && who == seat && food == auction.owed());
                assertThat(fed).isEqualTo(auction.food() >= auction.owed());
                won[0]++;
            }
        });
        assertThat(won[0]).isGreaterThan(100);
    }

    @Test
    void theNextMealIsAsItWasTold() {
        var eaten = new int[3];
        play(t -> {
            boolean isLast = t.s.phase instanceof Discarding && t.s.count(State.POOL) == Round.KEPT + 1;
            if (!isLast && !(t.s.phase instanceof Bidding)) return;
            var outcome = Outcome.of(t, isLast ? t.options().getFirst() : new Action.Pass());
            for (int i = 0; outcome.s.phase instanceof Bidding && i < t.s.seats(); i++) {
                var then = Outcome.of(outcome.s, new Action.Pass(), new Chance.Seeded(1));
                outcome.events.addAll(then.events);
                outcome = new Outcome(then.s, outcome.events);
            }
            for (int seat = 0; seat < t.s.seats(); seat++) {
                var meal = own(t, seat).meal();
                if (meal == null) continue;
                int who = seat;
                assertThat(meal.holds()).isEqualTo(outcome.s.conch == seat);
                boolean isAsked = outcome.s.phase instanceof Starving(int now) && now == seat;
                boolean starves = isAsked || outcome.all(Event.Starved.class).anyMatch(e -> e.seat() == who);
                boolean isFed = outcome.all(Event.Fed.class).anyMatch(e -> e.seat() == who && e.food() == meal.owes());
                boolean isHungry = outcome.all(Event.WentHungry.class).anyMatch(e -> e.seat() == who);
                if (!starves && !isFed && !isHungry) assertThat(outcome.s.phase).as("%s", meal).isInstanceOf(Starving.class);
                else assertThat(starves).as("%s", meal).isEqualTo(meal.starves());
                if (isFed) assertThat(meal.food()).isGreaterThanOrEqualTo(meal.owes());
                eaten[starves ? 0 : isFed ? 1 : 2]++;
            }
        });
        assertThat(eaten[0]).as("starved").isGreaterThan(50);
        assertThat(eaten[1]).as("fed").isGreaterThan(500);
    }

    /// CV-31, CV-44: the Conch wanders, and recruits eat.
    @Test
    void aRecruitIsToldWithTheMealThatFollows() {
        var t = Scene.of(2).pool("thinker-zev").conch(1).food(5, 5);
        var paid = Objects.requireNonNull(offer(own(t.at(Acting.turn(0, 1)), 0), "thinker-zev").meal());
        assertThat(paid).isEqualTo(new Facts.Meal(true, 3, 1, true));
        assertThat(own(t, 0).meal()).isEqualTo(new Facts.Meal(true, 2, 5, false));
        assertThat(offer(own(t.conch(0), 0), "thinker-zev").meal()).isEqualTo(new Facts.Meal(false, 1, 1, false));
    }

    @Test
    void aPassGivesTheConchToWhomItSays() {
        var last = new int[2];
        play(t -> {
            if (!(t.s.phase instanceof Bidding)) return;
            var pass = Objects.requireNonNull(own(t, t.seat()).auction()).pass();
            var outcome = Outcome.of(t, new Action.Pass());
            boolean ended = outcome.events.stream().anyMatch(e -> e instanceof Event.ConchWon(int of, int _, int _) && of == pass.of()
                    || e instanceof Event.ConchKept(int keeps) && keeps == pass.of());
            assertThat(ended).as("%s", pass).isEqualTo(pass.last());
            assertThat(pass.fate() == Facts.Fate.MINE).isEqualTo(pass.of() == t.seat());
            last[pass.last() ? 0 : 1]++;
        });
        for (int count : last) assertThat(count).isGreaterThan(20);
    }

    @Test
    void tenThousandHuntsCostAsOftenAsIsTold() {
        var told = new ArrayList<Double>();
        for (var options : List.of(new String[] {}, new String[] {"boneDie", "on"})) {
            Scene.randomGame(Scene.terms(3, options), 5, t -> {
                if (told.size() % 4 == 3 || t.s.round % 3 != 0) return;
                for (var option : t.options()) {
                    if (!(option instanceof Action.Hunt)) continue;
                    var odds = View.of(t.s).tableaus().get(t.seat()).casualty();
                    var chance = new Chance.Seeded(told.size());
                    int bad = 0;
                    for (int i = 0; i < OUTCOMES; i++)
                        if (Outcome.of(t.s, option, chance).events.stream()
                                .anyMatch(e -> e instanceof Event.CasualtyDrawn drawn && drawn.matches()
                                        || e instanceof Event.CasualtyRolled rolled && rolled.matches()))
                            bad++;
                    assertThat((double) bad / OUTCOMES).isCloseTo((double) odds.bad() / odds.of(), within(0.02));
                    told.add((double) odds.bad() / odds.of());
                    return;
                }
            });
            told.add(0.0);
        }
        assertThat(told).hasSizeGreaterThan(4).anySatisfy(odds -> assertThat(odds).isGreaterThan(0.1));
    }

    @Test
    void asManyCardsAreClearedAwayAsIsSaid() {
        play(t -> {
            int discards = facts(t, -1).discards();
            if (!(t.s.phase instanceof Discarding)) {
                assertThat(discards).isZero();
                return;
            }
            var s = t.s;
            int cleared = 0;
            for (int round = s.round; s.phase instanceof Discarding && s.round == round; cleared++)
                s = Outcome.of(s, Scene.RULES.options(s, 0).getFirst(), new Chance.Seeded(1)).s;
            assertThat(cleared).isEqualTo(discards);
        });
    }

    @Test
    void theHolderOfTheConchActsFirstAndLast() {
        play(t -> {
            var extra = facts(t, 0).extra();
            if (t.s.phase instanceof Acting(int seat, int _)) assertThat(extra != null).isEqualTo(seat == t.s.conch);
            else assertThat(extra).isNull();
        });
    }
}
