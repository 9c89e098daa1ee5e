package hearthside.games.fireaxe;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// A game in the middle of things: a test sets the table, plays, and looks at what came of it.
///
/// Pieces are moved, never made, so every scene is a position that the rules allow, and after each action the position is read back. Luck
/// is
/// told beforehand: dice with [#dice], all else with [#luck]. What is left to luck without being told makes the test fail.
final class Scene {
    static final FireAndAxe RULES = new FireAndAxe();
    static final Good FURS = Good.FURS, SKINS = Good.SKINS, TUSKS = Good.TUSKS;

    final Terms terms;
    final State s;
    /// What the last action made happen.
    final List<GameEvent> events = new ArrayList<>();
    private final List<Integer> luck = new ArrayList<>();

    private Scene(Terms terms, State s) {
        this.terms = terms;
        this.s = s;
    }

    /// A new game in which seat 0 begins, the sagas 101, 102 and 103 lie open and nobody holds a rune.
    static Scene of(int seats, String... options) {
        var terms = terms(seats, options);
        var draws = new ArrayList<>(java.util.Collections.nCopies(1 + (terms.isOn("openTreasure") ? 15 : 0) + 3 + seats, 0));
        var scene = new Scene(terms, RULES.setup(terms, Dealer.silent(new Chance.Scripted(draws))));
        for (int seat = 0; seat < seats; seat++) {
            int rune = scene.s.hands.at(seat, 0);
            scene.s.hands.remove(seat, rune);
            scene.s.hands.deck += Hands.one(rune);
        }
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
        while (!scene.isOver()) {
            look.accept(scene);
            var options = scene.options();
            RULES.apply(scene.s, scene.seat(), options.get(chance.below(options.size())), dealer);
        }
        return scene.s;
    }

    // Setting the table

    /// It is this seat's turn, wherever its longboat is.
    Scene turn(int seat) {
        s.phase = Turn.at(s, seat);
        return this;
    }

    /// Puts a longboat with crew and goods somewhere.
    Scene boat(int seat, String place, int crew, Good... goods) {
        s.boat[seat] = place(place);
        s.crew[seat] = crew;
        s.supply += s.cargo[seat];
        s.cargo[seat] = 0;
        for (var good : goods) {
            s.cargo[seat] += Bag.one(good.ordinal());
            s.supply -= Bag.one(good.ordinal());
        }
        if (s.phase.seat() == seat) turn(seat);
        return this;
    }

    Scene good(String port, Good good) {
        assertThat(Bag.count(s.supply, good.ordinal())).isPositive();
        s.supply -= Bag.one(good.ordinal());
        s.goodsAt[good.ordinal()] |= 1L << place(port);
        return this;
    }

    /// A player has taken these towns. Their counters are the smallest.
    Scene took(int seat, String... ports) {
        for (var port : ports) {
            s.lookUnder(place(port), Dealer.silent(new Chance.Scripted(List.of(0))));
            s.towns &= ~(1L << place(port));
            s.raided[seat] |= 1L << place(port);
        }
        return this;
    }

    /// A player has settled these ports; towns in the way have been taken by the same player.
    Scene settled(int seat, String... ports) {
        for (var port : ports) {
            for (int other = 0; other < s.agreed.ports; other++)
                if ((s.agreed.region[place(port)] >> other & 1) != 0 && s.hasTown(other)) took(seat, s.agreed.id[other]);
            s.settled[seat] |= 1L << place(port);
        }
        return this;
    }

    Scene holds(int seat, Rune... runes) {
        for (var rune : runes) {
            assertThat(Hands.count(s.hands.deck, rune.ordinal())).as(rune + " is in the deck").isPositive();
            s.hands.deck -= Hands.one(rune.ordinal());
            s.hands.put(seat, rune.ordinal(), 0);
        }
        return this;
    }

    /// These sagas lie open, and those that lay there before are unseen again. Earlier eras have been told: their cards are discarded.
    Scene sagas(String... open) {
        new SagaTable(s).open(open);
        return this;
    }

    Scene era(int era) {
        return era == 1 ? this : era == 2 ? sagas("saga-201", "saga-202", "saga-204") : sagas("saga-301", "saga-302", "saga-306");
    }

    /// All sagas are told but these, and a seat turned up the last one.
    Scene lastSagas(int turner, int finalRounds, String... open) {
        new SagaTable(s).last(open);
        s.turner = turner;
        s.finalRounds = finalRounds;
        return this;
    }

    /// A player has completed these sagas.
    Scene told(int seat, String... sagas) {
        new SagaTable(s).told(seat, sagas);
        return this;
    }

    Scene dial(Zone zone) {
        s.dial = zone.ordinal();
        return this;
    }

    Scene sailed(int days) {
        s.sailed = days;
        return this;
    }

    Scene dice(int... dice) {
        for (int die : dice) luck.add(die - 1);
        return this;
    }

    Scene luck(Integer... draws) {
        luck.addAll(List.of(draws));
        return this;
    }

    /// The saga that comes up next.
    Scene nextSaga(String saga) {
        int era = 0;
        while (s.deck[era] == 0) era++;
        int set = s.unseenSagas & 511 << 9 * era;
        assertThat(set >> saga(saga) & 1).as(saga + " may come").isOne();
        return luck(Integer.bitCount(set & (1 << saga(saga)) - 1));
    }

    // Playing

    /// Plays an action of whoever is to act.
    Scene play(Action action) {
        assertThat(options()).contains(action);
        assertThat(RULES.whyNot(s, seat(), action)).isEmpty();
        events.clear();
        var script = new Chance.Recorder(new Chance.Scripted(List.copyOf(luck)));
        RULES.apply(s, seat(), action, new Dealer(script, events::add));
        luck.subList(0, script.take().size()).clear();
        LawsTest.audit(s);
        var again = RULES.restore(terms, View.of(s, Game.REFEREE));
        assertThat(View.of(again, Game.REFEREE)).as("the position is sound").isEqualTo(View.of(s, Game.REFEREE));
        return this;
    }

    Scene sail(String... places) {
        for (var place : places) play(new Action.Sail(place, false));
        return this;
    }

    Scene trade(Good good) { return play(new Action.Trade(good)); }

    Scene raid(int die) { return dice(die).play(new Action.Raid()); }

    Scene roll(int die) { return dice(die).play(new Action.Roll()); }

    Scene withdraw() { return play(new Action.Withdraw()); }

    Scene settle(int... dice) { return dice(dice).play(new Action.Settle(dice.length)); }

    Scene found() { return play(new Action.Found()); }

    Scene proceed() { return play(new Action.Proceed()); }

    Scene rune(Rune rune) { return play(new Action.PlayRune(rune)); }

    /// Plays a rune and leaves the dial.
    Scene runeOnly(Rune rune) { return rune(rune).keepDial(); }

    Scene keepDial() { return turnDial(0); }

    Scene turnDial(int quarters) { return play(new Action.TurnDial(quarters)); }

    Scene goWintering() { return play(new Action.GoWintering()); }

    Scene endTurn() { return play(new Action.EndTurn()); }

    // Looking

    boolean isOver() { return RULES.toAct(s).isEmpty(); }

    int seat() { return RULES.toAct(s).first(); }

    List<Action> options() { return RULES.options(s, seat()); }

    boolean can(Action action) { return options().contains(action); }

    boolean canPlay(Rune rune) {
        return options().stream().anyMatch(option -> option instanceof Action.PlayRune(var played, _, _) && played == rune);
    }

    /// The rule that forbids an action to whoever is to act.
    String refusal(Action action) {
        assertThat(options()).doesNotContain(action);
        return RULES.whyNot(s, seat(), action).orElseThrow().rule();
    }

    boolean happened(Class<? extends Event> kind) { return events.stream().anyMatch(kind::isInstance); }

    View view(int viewer) { return View.of(s, viewer); }

    String at(int seat) { return s.agreed.id[s.boat[seat]]; }

    List<Good> cargo(int seat) {
        return Good.ALL.stream().flatMap(good -> java.util.Collections.nCopies(Bag.count(s.cargo[seat], good.ordinal()), good).stream())
                .toList();
    }

    int points(int seat) { return s.points[seat]; }

    List<Integer> limits() { return IntStream.range(0, 4).mapToObj(s::limit).toList(); }

    List<String> row() { return IntStream.of(s.row).mapToObj(saga -> saga < 0 ? "" : s.agreed.saga(saga).id()).toList(); }

    List<String> sagasOf(int seat) { return view(seat).captains().get(seat).sagas().stream().map(Saga::id).toList(); }

    int place(String place) { return s.agreed.place(place); }

    static int saga(String id) {
        return IntStream.range(0, 27).filter(saga -> FireAndAxeEdition.HOUSE.sagas().get(saga).id().equals(id)).findFirst().orElseThrow();
    }
}
