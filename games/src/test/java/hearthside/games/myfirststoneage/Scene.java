package hearthside.games.myfirststoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Dealer;
import hearthside.core.GameEvent;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A game in the middle of things: a test sets the table, plays, and looks at what came of it.
///
/// Pieces are moved, never made, so every scene is a position that the rules allow. Luck is told beforehand: [#token]
/// says what lies under a tree, [#nextHut] which hut comes up next. All else that would be left to luck makes the test fail.
final class Scene {
    static final MyFirstStoneAge RULES = new MyFirstStoneAge();

    final Terms terms;
    final State s;
    /// What the last action made happen.
    final List<GameEvent> events = new ArrayList<>();
    private final Map<Integer, Token> under = new HashMap<>();
    private String nextHut = "";

    private Scene(Terms terms, State s) {
        this.terms = terms;
        this.s = s;
    }

    /// A new game; the huts on offer are hut-tbp, hut-tba and hut-tbf.
    static Scene of(int seats, String... options) {
        var terms = terms(seats, options);
        return new Scene(terms, RULES.setup(terms, Dealer.silent(new Chance.Scripted(List.of(0, 0, 0)))));
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
            scene.mustBeWhole();
            look.accept(scene);
            var options = scene.options();
            RULES.apply(scene.s, scene.seat(), options.get(chance.below(options.size())), dealer);
        }
        scene.mustBeWhole();
        return scene.s;
    }

    // Setting the table

    Scene turn(int seat) {
        s.phase = Flipping.turn(seat);
        return this;
    }

    Scene on(int seat, Space space) {
        s.figure[seat] = space.ordinal();
        return this;
    }

    /// Gives goods from their spaces to a player.
    Scene has(int seat, Good... goods) {
        int bag = Bag.of(List.of(goods));
        assertThat(Bag.contains(s.land, bag)).as("goods on the board").isTrue();
        s.land -= bag;
        s.goods[seat] += bag;
        return this;
    }

    /// Puts five goods at the trading post and those that were there back on their spaces.
    Scene post(Good... goods) {
        int bag = Bag.of(List.of(goods));
        s.land += s.post - bag;
        s.post = bag;
        mustBeWhole();
        return this;
    }

    Scene dogs(int seat, int dogs) {
        s.dogs[seat] = dogs;
        return this;
    }

    /// Puts these huts on offer, pile by pile.
    Scene offer(String... huts) {
        for (int pile = 0; pile < huts.length; pile++) if (s.top[pile] >= 0) s.unseenHuts |= 1 << s.top[pile];
        for (int pile = 0; pile < huts.length; pile++) s.unseenHuts &= ~(1 << (s.top[pile] = index(huts[pile])));
        return this;
    }

    /// Lets a player have built huts that lay below the one on offer in a pile.
    Scene built(int seat, int pile, String... huts) {
        for (var hut : huts) {
            assertThat(s.unseenHuts >> index(hut) & 1).as(hut + " is free").isOne();
            s.huts[seat] |= 1 << index(hut);
            s.unseenHuts &= ~(1 << index(hut));
            s.below[pile]--;
        }
        return this;
    }

    /// What will be found under a tree.
    Scene token(int tree, Token token) {
        under.put(tree, token);
        return this;
    }

    /// A tree that was seen before and is face down again.
    Scene seen(int tree, Token token) {
        s.resets = Math.max(1, s.resets); // only a closing forest turns a tree down
        s.forest.turnUp(tree, Dealer.silent(new Chance.Scripted(List.of(draw(token)))));
        return this;
    }

    /// A tree that is face up.
    Scene up(int tree, Token token) {
        s.forest.turnUp(tree, Dealer.silent(new Chance.Scripted(List.of(draw(token)))));
        s.up |= 1 << tree;
        return this;
    }

    Scene nextHut(String hut) {
        nextHut = hut;
        return this;
    }

    // Playing

    /// Plays an action of whoever is to act.
    Scene play(Action action) {
        assertThat(options()).contains(action);
        assertThat(RULES.whyNot(s, seat(), action)).isEmpty();
        events.clear();
        RULES.apply(s, seat(), action, new Dealer(new Chance.Scripted(luck(action)), events::add));
        mustBeWhole();
        return this;
    }

    Scene flip(int tree) { return play(new Action.Flip(tree)); }

    /// Turns up a face-down tree that shows this token: where it was seen, or else some tree nobody has seen.
    Scene flip(Token token) {
        var trees = IntStream.range(0, 14).filter(tree -> !s.isUp(tree)).boxed().toList();
        var known = trees.stream().filter(tree -> s.forest.face(tree, 0) == token.ordinal()).findFirst();
        int tree = known.orElseGet(() -> trees.stream().filter(t -> !s.forest.seenBy(t, 0)).findFirst().orElseThrow());
        return token(tree, token).flip(tree);
    }

    Scene trade(List<Good> give, List<Good> take) { return play(new Action.Trade(give, take)); }

    Scene build(int pile, int dogs, Good... goods) { return play(new Action.Build(pile, List.of(goods), dogs)); }

    Scene buildNothing() { return play(new Action.BuildNothing()); }

    Scene swap(int a, int b) { return play(new Action.Swap(a, b)); }

    private List<Integer> luck(Action action) {
        return switch (action) {
            case Action.Flip(int tree) when !s.forest.seenBy(tree, 0) -> List.of(draw(token(tree)));
            case Action.Build(int pile, var _, int _) when s.below[pile] > 0 ->
                List.of(nextHut.isEmpty() ? 0 : Integer.bitCount(s.unseenHuts & (1 << index(nextHut)) - 1));
            default -> List.of();
        };
    }

    private Token token(int tree) {
        var token = under.get(tree);
        if (token == null) throw new IllegalStateException("the test does not say what lies under tree " + tree);
        return token;
    }

    /// The number that draws this token out of those nobody has seen.
    private int draw(Token token) {
        assertThat(s.forest.unseen(token.ordinal())).as(token + " is unseen").isOne();
        return IntStream.range(0, token.ordinal()).map(s.forest::unseen).sum();
    }

    // Looking

    /// MF-44, MF-52, MF-68: no piece comes or goes.
    void mustBeWhole() {
        for (int kind = 0; kind < Bag.KINDS; kind++) {
            int k = kind;
            assertThat(Bag.count(s.land, k) + Bag.count(s.post, k) + IntStream.of(s.goods).map(bag -> Bag.count(bag, k)).sum())
                    .as("pieces of a good").isEqualTo(s.seats() == 2 ? 3 : 4);
        }
        assertThat(Bag.size(s.post)).as("goods at the post").isEqualTo(5);
        assertThat(s.dogsOnBoard() + IntStream.of(s.dogs).sum()).isEqualTo(2);
        assertThat(s.dogsOnBoard()).isNotNegative();
        assertThat(IntStream.of(s.dogs)).allMatch(held -> held >= 0);
        assertThat(IntStream.of(s.huts).map(Integer::bitCount).sum() + IntStream.of(s.below).sum()
                + IntStream.of(s.top).filter(hut -> hut >= 0).count()).as("huts").isEqualTo(15);
        assertThat(Integer.bitCount(s.unseenHuts)).isEqualTo(IntStream.of(s.below).sum());
        var faces = IntStream.range(0, 14).map(tree -> s.forest.face(tree, hearthside.core.Game.REFEREE)).filter(face -> face >= 0).boxed()
                .toList();
        assertThat(faces).doesNotHaveDuplicates();
        assertThat(faces.size() + IntStream.range(0, 14).map(s.forest::unseen).sum()).as("forest tokens").isEqualTo(14);
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

    View view(int viewer) { return View.of(s, viewer); }

    Space figure(int seat) { return Space.ALL.get(s.figure[seat]); }

    List<Good> goods(int seat) { return Bag.list(s.goods[seat]); }

    int left(Good good) { return Bag.count(s.land, good.ordinal()); }

    List<Good> post() { return Bag.list(s.post); }

    List<String> huts(int seat) { return s.hutsOf(seat).stream().map(Hut::id).toList(); }

    /// The hut on offer at a pile, or nothing.
    String offered(int pile) { return s.top[pile] < 0 ? "" : s.hut(s.top[pile]).id(); }

    /// What a tree would show, for tests that follow it.
    Token face(int tree) { return Token.ALL.get(s.forest.face(tree, hearthside.core.Game.REFEREE)); }

    boolean happened(Class<? extends Event> kind) { return events.stream().anyMatch(kind::isInstance); }

    static int index(String hut) {
        var huts = MyFirstStoneAgeEdition.HOUSE.huts();
        return IntStream.range(0, huts.size()).filter(i -> huts.get(i).id().equals(hut)).findFirst().orElseThrow();
    }

    static Hut hut(String id) { return MyFirstStoneAgeEdition.HOUSE.huts().get(index(id)); }
}
