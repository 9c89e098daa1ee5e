package hearthside.games.cavemen;

import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static hearthside.games.cavemen.State.POOL;
import static hearthside.games.cavemen.State.TRIBES;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Dealer;
import hearthside.core.GameEvent;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;

/// A game in the middle of things: a test sets the table, plays, and looks at what came of it.
///
/// Cards are moved, never made, so every scene is a position that the rules allow. Luck is told beforehand: [#next] says
/// which cards come up next (or `die 3` for the bone die). Where nothing is told, the first card of the deck comes up.
final class Scene {
    static final Cavemen RULES = new Cavemen();
    static final String FIRE = "invention-fire";
    private static final int UNTOLD = 60;
    private static final Action NOTHING = new Action.Pass();

    final Terms terms;
    final State s;
    /// What the last action made happen.
    final List<GameEvent> events = new ArrayList<>();
    private final List<String> next = new ArrayList<>();

    private Scene(Terms terms, State s) {
        this.terms = terms;
        this.s = s;
    }

    /// A game before tribes are chosen.
    static Scene choosing(int seats, String... options) {
        var terms = terms(seats, options);
        return new Scene(terms, RULES.setup(terms, Dealer.silent(new Chance.Seeded(0))));
    }

    /// A game of wolf, tiger, snake, owl, bear in seat order, in round 2, with an empty pool and no teeth spent; seat 0 has the Conch and
    /// is to act.
    static Scene of(int seats, String... options) {
        var scene = choosing(seats, options);
        for (int seat = 0; seat < seats; seat++) Setup.settle(scene.s, seat, seat, Dealer.silent(new Chance.Seeded(0)));
        scene.s.round = 2;
        scene.s.conch = 0;
        scene.s.phase = Acting.turn(0, 0);
        return scene;
    }

    static Terms terms(int seats, String... options) {
        var chosen = new HashMap<String, String>();
        for (int i = 0; i < options.length; i += 2) chosen.put(options[i], options[i + 1]);
        return RULES.info().terms(seats, chosen);
    }

    /// Plays a whole game at random and looks at it before every decision.
    static State randomGame(Terms terms, long seed, Consumer<Scene> look) {
        var chance = new Chance.Seeded(seed);
        var dealer = Dealer.silent(chance);
        var scene = new Scene(terms, RULES.setup(terms, dealer));
        for (int decisions = 0; !scene.isOver(); decisions++) {
            assertThat(decisions).as("decisions of an endless game").isLessThan(20_000);
            audit(scene.s);
            look.accept(scene);
            var options = scene.options();
            RULES.apply(scene.s, scene.seat(), options.get(chance.below(options.size())), dealer);
        }
        audit(scene.s);
        return scene.s;
    }

    // Setting the table

    private int n(String card) {
        int n = s.agreed.cards.number(card);
        assertThat(n).as("there is a card " + card).isNotNegative();
        return n;
    }

    private Scene take(int pile, String... cards) {
        for (var card : cards) {
            assertThat(s.has(DECK, n(card))).as(card + " is in the deck").isTrue();
            s.move(n(card), DECK, pile);
        }
        return this;
    }

    /// Puts cards of the deck into the pool.
    Scene pool(String... cards) { return take(POOL, cards); }

    /// Puts cards of the deck before a seat.
    Scene has(int seat, String... cards) { return take(TRIBES + seat, cards); }

    Scene discarded(String... cards) { return take(DISCARD, cards); }

    /// Leaves only these cards in the deck; the rest is discarded, but Fire goes to the pool.
    Scene deckOf(String... cards) {
        var keep = List.of(cards);
        for (var card : s.agreed.cards.ids(s.beings[DECK], s.things[DECK]))
            if (!keep.contains(card)) s.move(n(card), DECK, card.equals(FIRE) ? POOL : DISCARD);
        for (var card : cards) assertThat(s.has(DECK, n(card))).as(card + " is in the deck").isTrue();
        return this;
    }

    /// Takes the starting hunter away from a seat.
    Scene withoutHunter(int seat) {
        s.lose(seat, Cards.STARTERS + s.tribe[seat]);
        return this;
    }

    Scene food(int... food) {
        System.arraycopy(food, 0, s.food, 0, food.length);
        return this;
    }

    Scene teeth(int... teeth) {
        System.arraycopy(teeth, 0, s.teeth, 0, teeth.length);
        return this;
    }

    Scene conch(int seat) {
        s.conch = seat;
        s.phase = Acting.turn(seat, 0);
        return this;
    }

    Scene round(int round) {
        s.round = round;
        return this;
    }

    Scene locked() {
        s.locked = true;
        return this;
    }

    Scene at(Phase phase) {
        s.phase = phase;
        return this;
    }

    /// The auction of a round begins, with the Conch where it is.
    Scene auction() { return through(NOTHING, dealer -> Round.auction(s, s.conch, 0, -1, dealer)); }

    /// A round begins.
    Scene begin() { return through(NOTHING, dealer -> Round.begin(s, dealer)); }

    /// Everybody has acted; the second action of the holder is a forage.
    Scene lastAction() {
        s.phase = Acting.turn(s.conch, s.seats());
        return play(new Action.Forage());
    }

    /// The cards that come up next.
    Scene next(String... cards) {
        next.addAll(List.of(cards));
        return this;
    }

    // Playing

    /// Plays an action of whoever is to act.
    Scene play(Action action) {
        assertThat(options()).contains(action);
        assertThat(RULES.whyNot(s, seat(), action)).isEmpty();
        return through(action, dealer -> s.phase.apply(s, action, dealer));
    }

    Scene recruit(String card, Payment payment) { return play(new Action.Recruit(card, payment)); }

    Scene hunt(String card) { return play(new Action.Hunt(card)); }

    Scene invent(String card) { return play(new Action.Invent(card)); }

    Scene explore(String card) { return play(new Action.Explore(card)); }

    Scene forage() { return play(new Action.Forage()); }

    Scene lose(String card) { return play(new Action.Lose(card)); }

    Scene bid(int teeth) { return play(new Action.Bid(teeth)); }

    Scene pass() { return play(new Action.Pass()); }

    Scene discard(String... cards) {
        for (var card : cards) play(new Action.Discard(card));
        return this;
    }

    private Scene through(Action action, Function<Dealer, Phase> step) {
        events.clear();
        var luck = new Chance.Scripted(luck(action));
        s.phase = step.apply(new Dealer(luck, events::add));
        assertThat(luck.left()).as("all that was told came up").isLessThanOrEqualTo(UNTOLD);
        next.clear();
        audit(s);
        return this;
    }

    /// The numbers that bring up the cards that were told, and then always the first card of the deck.
    private List<Integer> luck(Action action) {
        var deck = new TreeSet<>(numbers(DECK));
        var discard = new TreeSet<>(numbers(DISCARD));
        if (action instanceof Action.Hunt(String card)) discard.add(n(card)); // CV-67 comes before CV-68
        if (action instanceof Action.Discard(String card)) discard.add(n(card));
        if (action instanceof Action.Forage && s.phase instanceof Acting(int _, int turn) && turn == s.seats() && s.isFireIn(POOL)
                && !s.locked)
            deck.add(Cards.FIRE); // CV-86
        var numbers = new ArrayList<Integer>();
        for (var card : next) {
            if (card.startsWith("die ")) {
                numbers.add(Integer.parseInt(card.substring(4)) - 1);
                continue;
            }
            assertThat(deck).as(card + " can come up").contains(n(card));
            numbers.add(deck.headSet(n(card)).size());
            deck.remove(n(card));
            if (deck.isEmpty()) {
                deck.addAll(discard);
                discard.clear();
            }
        }
        numbers.addAll(Collections.nCopies(UNTOLD, 0));
        return numbers;
    }

    private List<Integer> numbers(int pile) { return cards(pile).stream().map(this::n).toList(); }

    // Looking

    /// CV-12, CV-30, CV-58, CV-74: no card comes or goes, and nobody owes.
    static void audit(State s) {
        long beings = 0, things = 0;
        int cards = 0;
        for (int pile = 0; pile < s.beings.length; pile++) {
            assertThat(beings & s.beings[pile] | things & s.things[pile]).as("a card in two places").isZero();
            beings |= s.beings[pile];
            things |= s.things[pile];
            cards += Long.bitCount(s.beings[pile] & Cards.DECK_BEINGS) + Long.bitCount(s.things[pile]);
        }
        assertThat(cards).as("cards of the deck").isEqualTo(86);
        assertThat(things & ~Cards.DECK_THINGS).isZero();
        assertThat((s.beings[DECK] | s.beings[DISCARD] | s.beings[POOL]) & Cards.STARTER_BITS).as("starting hunters are never dealt")
                .isZero();
        assertThat(s.isFireIn(DISCARD)).as("Fire is discarded").isFalse();
        for (int seat = 0; seat < s.seats(); seat++) {
            assertThat(s.food[seat]).isNotNegative();
            assertThat(s.teeth[seat]).isNotNegative();
            assertThat(s.members(seat) & Cards.BEAST_BITS).isZero();
            assertThat(s.members(seat) & Cards.STARTER_BITS & ~(s.tribe[seat] < 0 ? 0 : 1L << Cards.STARTERS + s.tribe[seat]))
                    .as("somebody else's hunter").isZero();
            assertThat(s.size(seat)).isLessThanOrEqualTo(s.score(seat, Score.POPULATION));
        }
        if (s.phase instanceof Choosing) return;
        assertThat(s.conch).isBetween(0, s.seats() - 1);
        assertThat(s.count(POOL)).isLessThanOrEqualTo(s.seats() + 5);
        assertThat(s.locked || !s.isEmpty(DECK)).as("CV-28").isTrue();
        if (s.phase instanceof Discarding) assertThat(s.locked || !s.isFireIn(POOL)).as("CV-86").isTrue();
    }

    boolean isOver() { return RULES.toAct(s).isEmpty(); }

    /// Whose decision it is.
    int seat() { return RULES.toAct(s).first(); }

    List<Action> options() { return RULES.options(s, seat()); }

    /// The rule that forbids an action to whoever is to act.
    String refusal(Action action) {
        assertThat(options()).doesNotContain(action);
        return RULES.whyNot(s, seat(), action).orElseThrow().rule();
    }

    View view() { return View.of(s); }

    View.Tableau tableau(int seat) { return view().tableaus().get(seat); }

    Scores scores(int seat) { return tableau(seat).scores(); }

    List<String> members(int seat) { return tableau(seat).members().stream().map(Card::id).toList(); }

    List<String> cards(int pile) { return s.agreed.cards.ids(s.beings[pile], s.things[pile]); }

    <E extends GameEvent> List<E> happened(Class<E> kind) { return events.stream().filter(kind::isInstance).map(kind::cast).toList(); }
}
