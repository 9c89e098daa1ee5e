package hearthside.games.firestone;

import static hearthside.games.firestone.Area.GANGES;
import static hearthside.games.firestone.Area.INDUS;
import static hearthside.games.firestone.Area.KALAHARI;
import static hearthside.games.firestone.Area.MURRAY;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.PERSIA_HEARTH;
import static hearthside.games.firestone.Area.TIBET;
import static hearthside.games.firestone.Area.YUKON;
import static hearthside.games.firestone.Cave.CAVE_DWELLERS;
import static hearthside.games.firestone.Cave.ENDLESS_STEPPE;
import static hearthside.games.firestone.Cave.GARDEN_OF_EDEN;
import static hearthside.games.firestone.Cave.SINKHOLE;
import static hearthside.games.firestone.Cave.WANDERLUST;
import static hearthside.games.firestone.Invention.BASKET;
import static hearthside.games.firestone.Invention.CARRYING_NET;
import static hearthside.games.firestone.Invention.CLAY_POTS;
import static hearthside.games.firestone.Invention.EMBER_POUCH;
import static hearthside.games.firestone.Invention.FARMING;
import static hearthside.games.firestone.Invention.FISHING;
import static hearthside.games.firestone.Invention.LEAN_TO;
import static hearthside.games.firestone.Invention.THROWING_STICK;
import static hearthside.games.firestone.Invention.TRANSPORT_SLED;
import static hearthside.games.firestone.Store.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.Refusal;
import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Where the rules met a moment they had not thought of: food that is in the way, huts that nobody has left, refusals that said too little.
class AmendedTest {
    private static final Action ACCEPT = new Action.Accept(), BUILD = new Action.Build();

    /// Two scouts of seat 0 stand two steps from the Garden of Eden.
    private static Scene byEden(int... huts) {
        return Scene.of(2).hutTiles(5).at(0, 0, PERSIA_HEARTH).at(0, 1, PERSIA_HEARTH).opened(TIBET, GARDEN_OF_EDEN).huts(TIBET, huts);
    }

    /// The position is one that can be read back.
    private static Scene sound(Scene t) {
        var position = t.view(Game.REFEREE);
        assertThat(View.of(Scene.RULES.restore(t.terms, position), Game.REFEREE)).isEqualTo(position);
        return t;
    }

    private static void mustAsk(Scene t, Invention by) {
        assertThat(t.s.phase).isInstanceOfSatisfying(Accepting.class, accepting -> assertThat(accepting.by()).isEqualTo(by));
        assertThat(t.options()).containsExactly(ACCEPT, new Action.Pass());
        assertThat(t.refusal(BUILD)).isEqualTo("FS-65");
    }

    @Rule("FS-65")
    @Test
    void fishingDidNotLetAHutBeBuiltInEden() {
        var t = Scene.of(2).hutTiles(3).at(0, PERSIA_HEARTH).opened(GANGES, GARDEN_OF_EDEN).huts(GANGES, 1, 1).owns(0, FISHING);
        mustAsk(sound(t.move(GANGES)), FISHING);
        assertThat(t.pass().s.phase).isEqualTo(new Building(0, 0));
        assertThat(t.build().tribe(0).food()).isEqualTo(2);
        var fish = Scene.of(2).hutTiles(3).at(0, PERSIA_HEARTH).opened(GANGES, GARDEN_OF_EDEN).huts(GANGES, 1, 1).owns(0, FISHING)
                .move(GANGES).play(ACCEPT);
        assertThat(fish.tribe(0).food()).isEqualTo(1);
        assertThat(fish.s.phase).as("no room for the gift any more").isEqualTo(new Moving(1));
        assertThat(Scene.RULES.whyNot(fish.s, 0, BUILD).orElseThrow().text()).contains("brings 2 food", "hold 1");
    }

    @Rule("FS-65")
    @Test
    void withRoomForBothNobodyIsAsked() {
        var t = Scene.of(2).hutTiles(3).at(0, PERSIA_HEARTH).opened(GANGES, GARDEN_OF_EDEN).huts(GANGES, 1, 1).owns(0, FISHING).bags(0, 1)
                .move(GANGES);
        assertThat(t.tribe(0).food()).isEqualTo(1);
        assertThat(t.s.phase).isEqualTo(new Building(0, 0));
        assertThat(Scene.of(2).refusal(ACCEPT)).isEqualTo("FS-65");
    }

    @Rule("FS-65")
    @Test
    void fishingIsAnsweredBeforeTheTileIsTurnedUp() {
        var t = byEden(0, 2).owns(0, FISHING).tile(GANGES, Tile.FIRE).move(GANGES);
        mustAsk(sound(t), FISHING);
        assertThat(t.view(1).map().get(GANGES.ordinal()).down()).isTrue();
        assertThat(t.happened(Event.Revealed.class)).isFalse();
    }

    @Rule("FS-65")
    @Test
    void aBasketFillsTheBagThatEdenNeeds() {
        var t = byEden(0, 2).owns(0, BASKET).up(INDUS, Tile.NUT).move(INDUS).gather(LIGHT);
        mustAsk(sound(t), BASKET);
        t.pass().second(TIBET).build();
        assertThat(t.tribe(0).food()).isEqualTo(2);
        var card = byEden(0, 2).owns(0, BASKET).up(INDUS, Tile.NUT).stores(0, LIGHT, Plant.NUT, 1).bags(0, 2).move(INDUS).gather(LIGHT);
        mustAsk(card, BASKET);
        assertThat(card.play(ACCEPT).s.phase).as("then the card").isEqualTo(new TakingCard(0, 0, LIGHT));
    }

    @Rule("FS-65")
    @Test
    void farmingFillsTheBagThatEdenNeeds() {
        var t = byEden(0, 1).owns(0, FARMING).bare(INDUS).move(INDUS).play(new Action.TakeFood());
        mustAsk(sound(t), FARMING);
        assertThat(t.tribe(0).food()).isEqualTo(1);
        assertThat(t.play(ACCEPT).tribe(0).food()).isEqualTo(2);
    }

    @Rule("FS-65")
    @Test
    void clayPotsFillTheBagThatEdenNeeds() {
        var t = byEden(0, 1).owns(0, CLAY_POTS).bags(0, 2).mat(0, Animal.HARE).up(INDUS, Tile.FIRE).move(INDUS).prepare(Animal.HARE);
        mustAsk(t, CLAY_POTS);
        assertThat(t.pass().second(TIBET).build().tribe(0).food()).isEqualTo(4);
    }

    @Rule("FS-65")
    @Test
    void startingInventionsFillTheBagThatEdenNeeds() {
        var stick = byEden(0, 1).owns(0, THROWING_STICK).food(0, 1).up(INDUS, Tile.FOREST).move(INDUS).look().keep(Animal.HARE);
        mustAsk(stick, THROWING_STICK);
        assertThat(stick.pass().tribe(0).food()).isEqualTo(1);
        var net = byEden(0, 1).owns(0, CARRYING_NET).bags(0, 1).up(INDUS, Tile.NUT).move(INDUS).play(new Action.Leave());
        mustAsk(net, CARRYING_NET);
        assertThat(net.play(ACCEPT).tribe(0).food()).isEqualTo(3);
    }

    @Rule("FS-65")
    @Test
    void nobodyIsAskedWhereNoScoutCanFollow() {
        var t = byEden(0, 1).owns(0, FARMING).bare(INDUS).at(0, 1, Area.CAPE_HEARTH).move(INDUS).play(new Action.TakeFood());
        assertThat(t.tribe(0).food()).isEqualTo(2);
        assertThat(t.s.phase).isEqualTo(new Moving(0));
        var acted = byEden(0, 1).owns(0, FARMING).bare(INDUS).second(INDUS).play(new Action.TakeFood());
        assertThat(acted.s.phase).as("the first scout may still go there").isInstanceOf(Accepting.class);
    }

    /// Seat 0 has built all huts but finds a hut tile.
    private static Scene withoutHuts(Scene t) {
        t.huts(NAMIB, 20).tile(KALAHARI, Tile.HUT);
        t.s.endedBy = 0;
        return t;
    }

    @Rule("FS-74")
    @Test
    void anEmberPouchNeedsAHutThatWasPlaced() {
        var t = withoutHuts(Scene.of(2)).owns(0, EMBER_POUCH).mat(0, Animal.HARE).move(KALAHARI).send(Area.CAPE_HEARTH);
        assertThat(t.s.phase).as("no hut, no ember").isEqualTo(new Moving(1));
    }

    @Rule("FS-74")
    @Test
    void wanderlustNeedsAHutThatWasPlaced() {
        var t = withoutHuts(Scene.of(2).hutTiles(3).opened(TIBET, WANDERLUST)).move(KALAHARI);
        assertThat(t.options()).doesNotContain(new Action.Stay());
        assertThat(t.refusal(new Action.Stay())).isEqualTo("FS-74");
        var placed = Scene.of(2).hutTiles(3).opened(TIBET, WANDERLUST).tile(KALAHARI, Tile.HUT).move(KALAHARI);
        assertThat(placed.options()).contains(new Action.Stay());
    }

    @Rule({"FS-74", "FS-86"})
    @Test
    void caveDwellersWithoutAHutAreASettlementAllTheSame() {
        var t = Scene.of(2).hutTiles(3).at(0, PERSIA_HEARTH).at(1, PERSIA_HEARTH).tile(TIBET, Tile.CAVE).cave(CAVE_DWELLERS)
                .huts(NAMIB, 20);
        t.s.endedBy = 0;
        t.move(TIBET).send(PERSIA_HEARTH);
        assertThat(t.hutsAt(TIBET)).isZero();
        assertThat(t.move(TIBET).s.phase).isEqualTo(new Building(1, 0));
        assertThat(sound(t).build().hutsAt(TIBET)).as("for nothing").isEqualTo(1);
    }

    private static Refusal tooFar(Scene t, Area to) { return Scene.RULES.whyNot(t.s, 0, new Action.Move(0, to)).orElseThrow(); }

    @Rule({"FS-21", "FS-30"})
    @Test
    void aRefusedMoveSaysTheTrueNumberOfSteps() {
        var steppe = Scene.of(2).hutTiles(3).at(0, PERSIA_HEARTH).opened(TIBET, ENDLESS_STEPPE);
        assertThat(tooFar(steppe, MURRAY)).isEqualTo(new Refusal("FS-21", "That is too far: a scout moves at most {0} steps.",
                java.util.List.of("3")));
        assertThat(tooFar(steppe, NAMIB).with()).as("who leaves the steppe goes no further").containsExactly("2");
        steppe.owns(0, TRANSPORT_SLED);
        assertThat(tooFar(steppe, MURRAY).with()).containsExactly("4");
        assertThat(tooFar(steppe, MURRAY).rule()).isEqualTo("FS-30");
        assertThat(tooFar(steppe, NAMIB).with()).containsExactly("3");
    }

    @Rule({"FS-76", "FS-79"})
    @Test
    void aHutThatIsTooDearNamesItsPrice() {
        var passed = Scene.of(2).food(0, 1).huts(NAMIB, 0, 2).move(NAMIB);
        assertThat(passed.seat()).as("the turn has passed on").isEqualTo(1);
        assertThat(Scene.RULES.whyNot(passed.s, 0, BUILD).orElseThrow())
                .isEqualTo(Refusal.of("FS-76", "A hut costs {0} food here, and you have {1}.", 2, 1));
        assertThat(Scene.RULES.whyNot(passed.s, 0, new Action.Pass()).orElseThrow().rule()).isEqualTo("FS-18");
        var two = Scene.of(2).hutTiles(5).food(0, 1).huts(NAMIB, 0, 2).move(NAMIB);
        assertThat(two.seat()).as("the other scout is still to move").isZero();
        assertThat(two.refusal(BUILD)).isEqualTo("FS-76");
        var third = Scene.of(3).food(0, 1).huts(NAMIB, 0, 2).move(NAMIB).turn(2);
        assertThat(Scene.RULES.whyNot(third.s, 0, BUILD).orElseThrow().rule()).as("long ago").isEqualTo("FS-18");
        var none = Scene.of(2).huts(KALAHARI, 20).huts(NAMIB, 0, 1);
        none.s.endedBy = 0;
        assertThat(Scene.RULES.whyNot(none.move(NAMIB).s, 0, BUILD).orElseThrow().rule()).isEqualTo("FS-79");
        var leanTo = Scene.of(2).owns(0, LEAN_TO).tile(NAMIB, Tile.HUT).move(NAMIB);
        assertThat(leanTo.refusal(BUILD)).as("a second hut at once costs 1").isEqualTo("FS-76");
    }

    @Rule({"FS-25", "FS-26"})
    @Test
    void theSinkholeNamesTheRuleOfAClosedRegion() {
        var t = Scene.of(2).hutTiles(3).at(0, PERSIA_HEARTH).tile(TIBET, Tile.CAVE).cave(SINKHOLE).move(TIBET);
        assertThat(t.refusal(new Action.Fall(YUKON))).isEqualTo("FS-26");
    }
}
