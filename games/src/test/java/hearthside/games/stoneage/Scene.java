package hearthside.games.stoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A game in the middle of things: a test sets the table, plays, and looks at what came of it.
///
/// One seat is the solo game. Cards and tiles are moved, never made. Luck is told beforehand: [#dice], [#nextCard], [#nextTile], in the
/// order in which
/// it is needed; whatever is missing or left over makes the test fail.
final class Scene {
    static final Game<State, Action> RULES = new StoneAge(), SOLO = new StoneAgeSolo();
    static final Action GATHER = new Action.Gather(), DECLINE = new Action.Decline(), STARVE = new Action.Starve(),
            ENDURE = new Action.Endure(), KEEP = new Action.KeepCard();

    final Game<State, Action> rules;
    final Terms terms;
    final State s;
    /// What the last action made happen.
    final List<GameEvent> events = new ArrayList<>();
    private final List<Integer> luck = new ArrayList<>();
    private long told; // cards and tiles already told to come
    private int toldTiles;

    private Scene(Game<State, Action> rules, Terms terms, State s) {
        this.rules = rules;
        this.terms = terms;
        this.s = s;
    }

    /// A new game in which the cards and tiles come in the order of the edition. Seat 1 starts unless an option says otherwise.
    static Scene of(int seats, String... options) {
        var terms = terms(seats, options);
        var rules = seats == 1 ? SOLO : RULES;
        return new Scene(rules, terms, rules.setup(terms, Dealer.silent(new Chance.Scripted(Collections.nCopies(20, 0)))));
    }

    static Terms terms(int seats, String... options) {
        var chosen = new HashMap<String, String>();
        if (seats > 1) chosen.put("start", "1");
        for (int i = 0; i < options.length; i += 2) chosen.put(options[i], options[i + 1]);
        return (seats == 1 ? SOLO : RULES).info().terms(seats, chosen);
    }

    /// Plays a whole game at random and looks at it before every decision.
    static Scene randomGame(Terms terms, long seed, Consumer<Scene> look) {
        var chance = new Chance.Seeded(seed);
        var dealer = Dealer.silent(chance);
        var rules = terms.seats() == 1 ? SOLO : RULES;
        var scene = new Scene(rules, terms, rules.setup(terms, dealer));
        for (int decisions = 0; !scene.isOver(); decisions++) {
            assertThat(decisions).as("decisions of an endless game").isLessThan(20_000);
            look.accept(scene);
            var options = scene.options();
            rules.apply(scene.s, scene.seat(), options.get(chance.below(options.size())), dealer);
        }
        new Invariants(scene.s).check();
        return scene;
    }

    // Setting the table

    private Scene with(Runnable change) {
        change.run();
        return this;
    }

    /// Puts these cards on the spaces, from the cheapest; those that were there go back into the deck.
    Scene row(String... cards) {
        var before = s.row.clone();
        for (int card : before) if (card >= 0) s.deck |= 1L << card;
        for (int space = 0; space < cards.length; space++) s.row[space] = cards[space].isEmpty() ? -1 : fromDeck(cards[space]);
        for (int space = cards.length; space < 4; space++) {
            if (before[space] < 0) continue;
            boolean free = (s.deck >> before[space] & 1) != 0; // otherwise it has just been put on a cheaper space
            s.row[space] = free ? before[space] : Long.numberOfTrailingZeros(s.deck);
            s.deck &= ~(1L << s.row[space]);
        }
        return this;
    }

    private int fromDeck(String id) {
        int card = card(id);
        assertThat(s.deck >> card & 1).as(id + " is in the deck").isOne();
        s.deck &= ~(1L << card);
        return card;
    }

    Scene piles(String... tiles) {
        for (int pile = 0; pile < tiles.length; pile++) s.unseenTiles |= 1 << s.top[pile];
        for (int pile = 0; pile < tiles.length; pile++) {
            s.top[pile] = tile(tiles[pile]);
            assertThat(s.unseenTiles >> s.top[pile] & 1).as(tiles[pile] + " is free").isOne();
            s.unseenTiles &= ~(1 << s.top[pile]);
        }
        return this;
    }

    /// Lets a pile have so many tiles left below its top; the others were built by somebody.
    Scene below(int pile, int left, int builder) {
        while (s.below[pile] > left) {
            int tile = Integer.lowestOneBit(s.unseenTiles);
            s.unseenTiles &= ~tile;
            s.tiles[builder] |= tile;
            s.below[pile]--;
        }
        return this;
    }

    /// Lets so many cards be left in the deck; the others were bought by somebody, or alone have been put away.
    Scene deck(int left, int buyer) {
        for (int card = 35; s.deckSize() > left; card--) {
            if ((s.deck >> card & 1) == 0) continue;
            s.deck &= ~(1L << card);
            if (!s.agreed.solo) s.cards[buyer] |= 1L << card;
        }
        return this;
    }

    /// Gives cards from the deck; those that can be used once lie face up.
    Scene owns(int board, String... cards) {
        for (var id : cards) {
            int card = fromDeck(id);
            s.cards[board] |= 1L << card;
            s.ready |= 1L << card & (s.agreed.onceCards | s.agreed.anyTwoCards);
        }
        return this;
    }

    Scene goods(int board, int wood, int clay, int stone, int gold) {
        s.pay(board, s.goods(board));
        s.add(board, new Goods(wood, clay, stone, gold));
        return this;
    }

    Scene food(int board, int food) { return with(() -> s.stock[board * State.GOODS] = food); }

    Scene tools(int board, int a, int b, int c) { return with(() -> s.tools[board] = a | b << 4 | c << 8); }

    Scene used(int board, int... slots) {
        for (int slot : slots) s.tools[board] = Tools.use(s.tools[board], slot);
        return this;
    }

    Scene score(int seat, int score) { return with(() -> s.score[seat] = score); }

    Scene field(int board, int field) { return with(() -> s.field[board] = field); }

    Scene figures(int tribe, int figures) { return with(() -> s.figures[tribe] = figures); }

    Scene initiative(int... initiative) { return with(() -> System.arraycopy(initiative, 0, s.initiative, 0, initiative.length)); }

    Scene limit(int limit) { return with(() -> s.limit = limit); }

    /// Lets the solo player have so many tiles on the board and so many discarded.
    Scene soloTiles(int owned, int discarded) {
        s.unseenTiles |= s.tiles[0] | s.discarded;
        s.tiles[0] = 0;
        s.discarded = 0;
        for (int i = 27, left = owned + discarded; left > 0; i--)
            if ((s.unseenTiles >> i & 1) != 0) {
                s.unseenTiles &= ~(1 << i);
                if (left-- > owned) s.discarded |= 1 << i;
                else s.tiles[0] |= 1 << i;
            }
        return this;
    }

    Scene at(int tribe, Location location, int figures) { return with(() -> s.put(location, tribe, figures)); }

    /// All figures are placed; this tribe acts.
    Scene acts(int tribe) { return with(() -> s.phase = Acting.turn(tribe)); }

    Scene phase(Phase phase) { return with(() -> s.phase = phase); }

    // Luck

    Scene dice(int... dice) {
        for (int die : dice) luck.add(die - 1);
        return this;
    }

    Scene nextCard(String... cards) {
        for (var id : cards) {
            int card = card(id);
            long left = s.deck & ~told;
            assertThat(left >> card & 1).as(id + " is in the deck").isOne();
            luck.add(Long.bitCount(left & (1L << card) - 1));
            told |= 1L << card;
        }
        return this;
    }

    /// The hunter's single pip and the next three cards, for a solo round that ends without asking for a tile.
    Scene nextDiscardless() {
        luck.addAll(List.of(0, 0, 0, 0));
        return this;
    }

    Scene nextTile(String id) {
        int tile = tile(id), left = s.unseenTiles & ~toldTiles;
        assertThat(left >> tile & 1).as(id + " is free").isOne();
        luck.add(Integer.bitCount(left & (1 << tile) - 1));
        toldTiles |= 1 << tile;
        return this;
    }

    // Playing

    /// Plays an action of whoever is to act.
    Scene play(Action action) {
        assertThat(options()).contains(action);
        assertThat(rules.whyNot(s, seat(), action)).isEmpty();
        events.clear();
        var chance = new Chance.Scripted(luck);
        rules.apply(s, seat(), action, new Dealer(chance, events::add));
        assertThat(chance.left()).as("luck nobody asked for").isZero();
        luck.clear();
        told = 0;
        toldTiles = 0;
        return this;
    }

    Scene place(Location location, int figures) { return play(new Action.Place(location, figures)); }

    Scene act(Location location) { return play(new Action.Act(location)); }

    Scene tool(int slot) { return play(new Action.UseTool(slot)); }

    Scene pay(int wood, int clay, int stone, int gold) { return play(new Action.Pay(new Goods(wood, clay, stone, gold))); }

    Scene feed(Good good) { return play(new Action.Feed(good)); }

    Scene lead(int tribe) { return play(new Action.Lead(tribe)); }

    // Looking

    boolean isOver() { return rules.toAct(s).isEmpty(); }

    int seat() { return rules.toAct(s).first(); }

    List<Action> options() { return rules.options(s, seat()); }

    /// The rule that forbids an action to whoever is to act.
    String refusal(Action action) {
        assertThat(options()).doesNotContain(action);
        return rules.whyNot(s, seat(), action).orElseThrow().rule();
    }

    String refusal(Location location, int figures) { return refusal(new Action.Place(location, figures)); }

    View view(int viewer) { return View.of(s, viewer); }

    View.Solo solo() { return java.util.Objects.requireNonNull(view(0).solo()); }

    int food(int board) { return s.stock(board, Good.FOOD); }

    List<Integer> tools(int board) { return IntStream.range(0, 3).mapToObj(slot -> Tools.value(s.tools[board], slot)).toList(); }

    /// The cards on the four spaces, from the cheapest.
    List<String> row() { return IntStream.of(s.row).mapToObj(card -> card < 0 ? "" : s.agreed.card(card).id()).toList(); }

    String offered(int pile) { return s.top[pile] < 0 ? "" : s.agreed.tile(s.top[pile]).id(); }

    List<String> cards(int board) { return s.cardsOf(s.cards[board]).stream().map(Card::id).toList(); }

    <E> E announced(Class<E> type) { return events.stream().filter(type::isInstance).map(type::cast).findFirst().orElseThrow(); }

    static int card(String id) {
        return IntStream.range(0, 36).filter(i -> StoneAgeEdition.HOUSE.cards().get(i).id().equals(id)).findFirst().orElseThrow();
    }

    static int tile(String id) {
        return IntStream.range(0, 28).filter(i -> StoneAgeEdition.HOUSE.tiles().get(i).id().equals(id)).findFirst().orElseThrow();
    }
}
