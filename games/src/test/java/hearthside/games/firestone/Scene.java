package hearthside.games.firestone;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Dealer;
import hearthside.core.GameEvent;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// A game in the middle of things: a test sets the table, plays, and looks at what came of it.
///
/// Pieces are moved, never made. Luck is told beforehand: [#tile] says what lies in an area, [#cave] which card the cave has, [#herd]
/// which animals a forest hides,
/// [#nextInvention] which card comes next. A tile that the test does not tell makes it fail.
final class Scene {
    static final FireAndStone RULES = new FireAndStone();
    private static final List<Area> HUT_TILES = List.of(Area.IBERIA, Area.GAUL, Area.DOGGERLAND, Area.OB, Area.SCANDIA, Area.YENISEI,
            Area.TAIMYR, Area.LENA, Area.CHUKOTKA, Area.LABRADOR, Area.PATAGONIA,
            Area.PAMPAS);

    final Terms terms;
    final State s;
    /// What the last action made happen.
    final List<GameEvent> events = new ArrayList<>();
    private final Luck luck = new Luck();

    private Scene(Terms terms, State s) {
        this.terms = terms;
        this.s = s;
    }

    /// A new game that seat 0 begins; Clay Pots, Farming and Fishing are on display, and the tasks are lake, forest, mountain, harbour.
    static Scene of(int seats, String... options) {
        var terms = terms(seats, options);
        var luck = new ArrayList<>(List.of(0, 1, 2));
        luck.addAll(Collections.nCopies(seats * (terms.isOn("startingInventions") ? 2 : 1), 0));
        return new Scene(terms, RULES.setup(terms, Dealer.silent(new Chance.Scripted(luck))));
    }

    /// The same with the newest house edition.
    static Scene newest(int seats, String... options) {
        var usual = terms(seats, options);
        var terms = RULES.info().newTerms(seats, usual.options());
        var luck = new ArrayList<>(List.of(0, 1, 2));
        luck.addAll(Collections.nCopies(seats, 0));
        return new Scene(terms, RULES.setup(terms, Dealer.silent(new Chance.Scripted(luck))));
    }

    static Terms terms(int seats, String... options) {
        var chosen = new HashMap<String, String>(Map.of("start", "1"));
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
            look.accept(scene);
            var options = scene.options();
            RULES.apply(scene.s, scene.seat(), options.get(chance.below(options.size())), dealer);
        }
        return scene.s;
    }

    // Setting the table

    Scene turn(int seat) {
        s.active = seat;
        s.phase = Moving.turn(seat);
        return this;
    }

    Scene at(int seat, Area area) { return at(seat, 0, area); }

    Scene at(int seat, int scout, Area area) {
        assertThat(s.ground[area.ordinal()]).as("the tile of " + area + " is up").isNotEqualTo((byte) State.DOWN);
        s.scout[2 * seat + scout] = area.ordinal();
        return this;
    }

    /// What will be found in an area.
    Scene tile(Area area, Tile tile) {
        luck.under.put(area, tile);
        return this;
    }

    /// Which animals the first to look will find in a forest.
    Scene herd(Area area, Animal... animals) {
        luck.herds.put(area, List.of(animals));
        return this;
    }

    /// Which card will be turned up at the cave.
    Scene cave(Cave cave) {
        luck.cave = cave;
        return this;
    }

    Scene nextInvention(Invention invention) {
        luck.invention = invention;
        return this;
    }

    /// A tile that lies face up; a forest holds its three animals.
    Scene up(Area area, Tile tile) {
        new Tiles(s).take(area, tile);
        s.ground[area.ordinal()] = (byte) tile.ordinal();
        if (tile != Tile.FOREST) return this;
        int next = 0;
        while (s.forest[next] >= 0) next++;
        s.forest[next] = area.ordinal();
        s.herdSize[next] = 3;
        return this;
    }

    /// A cave opened earlier, with this card.
    Scene opened(Area area, Cave cave) {
        up(area, Tile.CAVE);
        s.cave = cave.ordinal();
        s.caveFood = cave == Cave.GARDEN_OF_EDEN ? 10 : 0;
        return this;
    }

    /// An area whose gathering tile is on the discard pile.
    Scene bare(Area area) {
        new Tiles(s).bare(area);
        return this;
    }

    /// A settlement with so many huts of each seat.
    Scene huts(Area area, int... huts) {
        if (s.ground[area.ordinal()] == State.DOWN) bare(area);
        for (int seat = 0; seat < huts.length; seat++) {
            s.huts[area.ordinal()] += huts[seat] << 8 * seat;
            s.built[seat] += huts[seat];
        }
        return this;
    }

    /// So many hut tiles have been found in far corners of the map; from the fifth on the second scouts stand at the start.
    Scene hutTiles(int tiles) {
        for (; s.hutTiles < tiles; s.hutTiles++) {
            var area = HUT_TILES.get(s.hutTiles);
            new Tiles(s).take(area, Tile.HUT);
            s.ground[area.ordinal()] = State.BARE;
        }
        if (tiles >= 5) for (int seat = 0; seat < s.seats(); seat++) s.scout[2 * seat + 1] = s.agreed.start;
        return this;
    }

    Scene food(int seat, int food) {
        assertThat(food).as("food that fits").isBetween(0, 2 + s.bags[seat]);
        s.food[seat] = food;
        return this;
    }

    Scene bags(int seat, int bags) {
        s.bags[seat] = bags;
        return this;
    }

    Scene mat(int seat, Animal... animals) {
        int herd = Herd.of(List.of(animals));
        s.unseenAnimals -= herd;
        s.mat[seat] += herd;
        return this;
    }

    Scene owns(int seat, Invention... inventions) {
        for (var invention : inventions) {
            if (!invention.isStarting()) {
                assertThat(s.deck >> 3 * invention.ordinal() & 7).as(invention + " is in the deck").isPositive();
                s.deck -= 1 << 3 * invention.ordinal();
            }
            s.owned[seat] |= invention.bit();
            s.working[seat] |= invention.bit();
        }
        return this;
    }

    /// Covers inventions with VP cards from the top.
    Scene covered(int seat, Invention... inventions) {
        for (var invention : inventions) {
            s.covers[seat] |= (long) s.topVp() << 4 * invention.ordinal();
            s.vpTaken++;
            s.working[seat] &= ~invention.bit();
        }
        return this;
    }

    /// Puts these inventions on display instead of those there.
    Scene display(Invention... inventions) {
        for (int i = 0; i < 3; i++) if (s.display[i] >= 0) s.deck += 1 << 3 * s.display[i];
        for (int i = 0; i < 3; i++) {
            s.display[i] = i < inventions.length ? inventions[i].ordinal() : -1;
            if (i < inventions.length) s.deck -= 1 << 3 * s.display[i];
        }
        return this;
    }

    /// Tiles in a store; they come from far away.
    Scene stores(int seat, Store in, Plant plant, int tiles) {
        new Tiles(s).store(seat, in, plant, tiles);
        return this;
    }

    Scene task(int seat, Task task) {
        s.task[seat] = task.ordinal();
        return this;
    }

    // Playing

    /// Plays an action of whoever is to act.
    Scene play(Action action) {
        assertThat(options()).contains(action);
        assertThat(RULES.whyNot(s, seat(), action)).isEmpty();
        events.clear();
        RULES.apply(s, seat(), action, new Dealer(new Chance.Scripted(luck.of(s, action)), events::add));
        LawsTest.audit(s);
        return this;
    }

    Scene move(Area to) { return play(new Action.Move((s.used & 1) == 0 ? 0 : 1, to)); }

    Scene second(Area to) { return play(new Action.Move(1, to)); }

    Scene pass() { return play(new Action.Pass()); }

    Scene gather(Store in) { return play(new Action.Gather(in)); }

    Scene look() { return play(new Action.Look()); }

    Scene keep(Animal animal) { return play(new Action.Keep(animal)); }

    Scene prepare(Animal animal) { return play(new Action.Prepare(animal)); }

    Scene take(Invention invention) { return play(new Action.TakeInvention(invention)); }

    Scene cover(Invention invention) { return play(new Action.Cover(invention)); }

    Scene build() { return play(new Action.Build()); }

    Scene send(Area fire) { return play(new Action.Send(fire)); }

    Scene use() { return play(new Action.UseCave()); }

    // Looking

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

    View.Tribe tribe(int seat) { return view(hearthside.core.Game.REFEREE).tribes().get(seat); }

    Area scout(int seat, int scout) { return Area.ALL.get(s.scout[2 * seat + scout]); }

    Area scout(int seat) { return scout(seat, 0); }

    int hutsAt(Area area) { return s.hutsIn(area.ordinal()); }

    boolean isUp(Area area, Tile tile) { return s.ground[area.ordinal()] == tile.ordinal(); }

    boolean isBare(Area area) { return s.ground[area.ordinal()] == State.BARE; }

    boolean happened(Class<? extends Event> kind) { return events.stream().anyMatch(kind::isInstance); }

    Score score(int seat) { return Scoring.score(s, seat, true); }
}
