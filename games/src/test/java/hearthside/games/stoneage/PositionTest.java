package hearthside.games.stoneage;

import static hearthside.core.Game.REFEREE;
import static hearthside.games.stoneage.Location.FIELD;
import static hearthside.games.stoneage.Location.FOREST;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// A position is a state on paper: it gives the state back, or names the field that is wrong.
class PositionTest {

    @Test
    void everyPositionOfAGameGivesTheStateBack() {
        for (int seats = 1; seats <= 4; seats++) {
            Terms terms = Scene.terms(seats);
            Scene.randomGame(terms, 40 + seats,
                    t -> assertThat(View.of(t.rules.restore(terms, t.view(REFEREE)), REFEREE)).isEqualTo(t.view(REFEREE)));
        }
    }

    /// A position in the making.
    static final class Draft {
        Phase phase;
        int round, start, deck;
        List<View.Standing> figures;
        List<View.Space> row;
        List<View.Pile> piles;
        List<View.Tribe> tribes;
        List<View.Player> players;
        View.@Nullable Solo solo;

        Draft(View view) {
            phase = view.phase();
            round = view.round();
            start = view.start();
            deck = view.deck();
            figures = new ArrayList<>(view.figures());
            row = new ArrayList<>(view.row());
            piles = new ArrayList<>(view.piles());
            tribes = new ArrayList<>(view.tribes());
            players = new ArrayList<>(view.players());
            solo = view.solo();
        }

        View view() { return new View(phase, round, start, figures, row, deck, piles, tribes, players, solo); }

        void stand(Location location, Integer... byTribe) { figures.add(new View.Standing(location, List.of(byTribe))); }

        void player(int food, Goods goods, int field, List<View.Tool> tools) {
            var p = players.getFirst();
            players.set(0, new View.Player(p.score(), food, goods, field, tools, p.tiles(), p.cards(), p.drawn(), p.stack(), p.ready(),
                    p.tally()));
        }

        void cards(List<Tile> tiles, @Nullable List<Card> cards, @Nullable List<Card> drawn, int stack, List<Card> ready) {
            var p = players.getFirst();
            players.set(0,
                    new View.Player(p.score(), p.food(), p.goods(), p.field(), p.tools(), tiles, cards, drawn, stack, ready, p.tally()));
        }

        void solo(int level, int limit, List<Integer> initiative, List<Integer> acted, int burden) {
            var old = Objects.requireNonNull(solo);
            solo = new View.Solo(level, old.fieldStart(), old.meal(), limit, initiative, acted, burden, old.discarded(), old.putAway());
        }
    }

    private static final List<View.Tool> NO_TOOLS = List.of(new View.Tool(0, false), new View.Tool(0, false), new View.Tool(0, false));
    private static final List<Integer> ZEROS = List.of(0, 0, 0, 0);

    private static Card card(String id) { return StoneAgeEdition.HOUSE.cards().get(Scene.card(id)); }

    private static Tile tile(String id) { return StoneAgeEdition.HOUSE.tiles().get(Scene.tile(id)); }

    private static Arguments bad(String field, String why, Consumer<Draft> change) { return Arguments.of(field, why, Scene.of(2), change); }

    private static Arguments bad(String field, String why, Scene scene, Consumer<Draft> change) {
        return Arguments.of(field, why, scene, change);
    }

    static Stream<Arguments> positions() {
        return Stream.of(
                bad("round", "before the first", d -> d.round = 0),
                bad("start", "no such seat", d -> d.start = 2),
                bad("solo", "not alone", d -> d.solo = Scene.of(1).view(REFEREE).solo()),
                bad("solo", "alone", Scene.of(1), d -> d.solo = null),
                bad("row", "three spaces", d -> d.row.removeLast()),
                bad("row[0].card", "no such card", d -> d.row.set(0, new View.Space(Card.green("x", Symbol.ART, new Effect.Tool())))),
                bad("row[1].card", "a card twice", d -> d.row.set(1, d.row.getFirst())),
                bad("row[2].card", "alone the third space is empty", Scene.of(1), d -> d.row.set(2, new View.Space(card("civ-art-tool")))),
                bad("deck", "a card is missing", d -> d.deck--),
                bad("piles", "three piles", d -> d.piles.add(d.piles.getFirst())),
                bad("piles[0].below", "seven below", d -> d.piles.set(0, new View.Pile(d.piles.getFirst().tile(), 7))),
                bad("piles[0].tile", "nothing on top", d -> d.piles.set(0, new View.Pile(null, 3))),
                bad("piles[0].tile", "no such tile", d -> d.piles.set(0, new View.Pile(Tile.kinds(3, 1), 6))),
                bad("piles[1].tile", "a tile twice", d -> d.piles.set(1, d.piles.getFirst())),
                bad("piles", "a tile is lost", d -> d.piles.set(0, new View.Pile(d.piles.getFirst().tile(), 5))),
                bad("tribes", "one too many", d -> d.tribes.add(d.tribes.getFirst())),
                bad("tribes[0].figures", "too few", d -> d.tribes.set(0, new View.Tribe(4, 4, 6))),
                bad("tribes[0].figures", "too many", d -> d.tribes.set(0, new View.Tribe(11, 11, -1))),
                bad("tribes[0]", "more at home than there are", d -> d.tribes.set(0, new View.Tribe(5, 4, 5))),
                bad("players", "one too many", d -> d.players.add(d.players.getFirst())),
                bad("players[0].food", "less than none", d -> d.player(-1, Goods.NONE, 0, NO_TOOLS)),
                bad("players[0].goods.clay", "less than none", d -> d.player(12, new Goods(1, -1, 0, 0), 0, NO_TOOLS)),
                bad("players[0].field", "eleven", d -> d.player(12, Goods.NONE, 11, NO_TOOLS)),
                bad("players[0].tools", "two slots", d -> d.player(12, Goods.NONE, 0, NO_TOOLS.subList(0, 2))),
                bad("players[0].tools[1].value", "five",
                        d -> d.player(12, Goods.NONE, 0, List.of(NO_TOOLS.getFirst(), new View.Tool(5, false), NO_TOOLS.getFirst()))),
                bad("players[0].tools[1].used", "nothing was used",
                        d -> d.player(12, Goods.NONE, 0, List.of(NO_TOOLS.getFirst(), new View.Tool(0, true), NO_TOOLS.getFirst()))),
                bad("players[0].tools", "too uneven",
                        d -> d.player(12, Goods.NONE, 0, List.of(NO_TOOLS.getFirst(), new View.Tool(2, false), NO_TOOLS.getFirst()))),
                bad("players[0].tiles[0]", "a tile on offer", d -> d.cards(List.of(tile("bld-wwc")), List.of(), List.of(), 0, List.of())),
                bad("players[0].cards", "untold", d -> d.cards(List.of(), null, List.of(), 0, List.of())),
                bad("players[0].drawn", "untold", d -> d.cards(List.of(), List.of(), null, 0, List.of())),
                bad("players[0].drawn", "drawn without a card that draws",
                        d -> d.cards(List.of(), List.of(), List.of(card("civ-art-tool")), 1, List.of())),
                bad("players[0].ready[0]", "nothing to use",
                        d -> d.cards(List.of(), List.of(card("civ-art-tool")), List.of(), 1, List.of(card("civ-art-tool")))),
                bad("players[0].stack", "miscounted", d -> {
                    d.cards(List.of(), List.of(card("civ-art-tool")), List.of(), 2, List.of());
                    d.deck--;
                }),
                bad("players[0].tally", "miscounted", d -> {
                    d.cards(List.of(), List.of(card("civ-art-tool")), List.of(), 1, List.of());
                    d.deck--;
                }),
                bad("players[0].cards", "alone cards are put away", Scene.of(1), d -> {
                    d.cards(List.of(), List.of(card("civ-art-tool")), List.of(), 1, List.of());
                    d.deck--;
                }),
                bad("players[0].tiles", "the starting tiles are gone", Scene.of(1),
                        d -> d.cards(List.of(), List.of(), List.of(), 0, List.of())),
                bad("figures[1].location", "told twice", d -> {
                    d.stand(FOREST, 1, 0);
                    d.stand(FOREST, 1, 0);
                }),
                bad("figures[0].byTribe", "three tribes", d -> d.stand(FOREST, 1, 0, 0)),
                bad("figures[0].byTribe[1]", "more than there are", d -> d.stand(FOREST, 0, 6)),
                bad("figures[0].byTribe", "nobody", d -> d.stand(FOREST, 0, 0)),
                bad("figures[0].byTribe", "two players in one forest", d -> d.stand(FOREST, 1, 1)),
                bad("figures[0].byTribe", "two on the field", d -> d.stand(FIELD, 2, 0)),
                bad("figures[0].byTribe", "one in the hut", d -> d.stand(Location.HUT, 1, 0)),
                bad("figures[0].location", "a pile not in use", d -> d.stand(Location.BUILDING_4, 1, 0)),
                bad("figures[0].location", "on the burden", Scene.of(1), d -> d.stand(Location.CARD_4, 1, 0, 0, 0)),
                bad("figures", "the whole village", d -> {
                    d.stand(FIELD, 1, 0);
                    d.stand(Location.HUT, 2, 0);
                    d.stand(Location.TOOL_MAKER, 0, 1);
                    d.tribes.set(0, new View.Tribe(5, 2, 5));
                    d.tribes.set(1, new View.Tribe(5, 4, 5));
                }),
                bad("solo.level", "not agreed", Scene.of(1), d -> d.solo(2, 15, ZEROS, List.of(), 4)),
                bad("solo.limit", "lost", Scene.of(1), d -> d.solo(1, 0, ZEROS, List.of(), 4)),
                bad("solo.initiative", "three tribes", Scene.of(1), d -> d.solo(1, 15, List.of(0, 0, 0), List.of(), 4)),
                bad("solo.initiative[0]", "no dice give that", Scene.of(1), d -> d.solo(1, 15, List.of(13, 0, 0, 0), List.of(), 4)),
                bad("solo.initiative[0]", "rolled before it was placed", Scene.of(1),
                        d -> d.solo(1, 15, List.of(9, 0, 0, 0), List.of(), 4)),
                bad("solo.acted", "twice", Scene.of(1), d -> d.solo(1, 15, ZEROS, List.of(1, 1), 4)),
                bad("solo.acted", "three", Scene.of(1), d -> d.solo(1, 15, ZEROS, List.of(1, 2, 3), 4)),
                bad("solo.burden", "miscounted", Scene.of(1), d -> d.solo(1, 15, ZEROS, List.of(), 5)),
                bad("row[3].card", "no burden", Scene.of(1), d -> {
                    d.row.set(3, new View.Space(null));
                    d.deck++;
                }),
                bad("phase", "over before the end", d -> d.phase = new Over()),
                bad("phase.tribe", "no such tribe", d -> d.phase = new Placing(2)),
                bad("phase", "nothing to do", d -> d.phase = new Acting(0)),
                bad("phase.tribe", "another comes first", Scene.of(2).at(0, FIELD, 1).at(1, FOREST, 1).acts(0),
                        d -> d.phase = new Acting(1)),
                bad("phase", "no tools", d -> d.phase = new UsingTools(0, Good.WOOD, List.of(4), 4)),
                bad("phase.dice", "no such die", d -> d.phase = new UsingTools(0, Good.WOOD, List.of(7), 7)),
                bad("phase.dice", "no dice", d -> d.phase = new UsingTools(0, Good.WOOD, List.of(), 4)),
                bad("phase.pips", "fewer pips than dice", d -> d.phase = new UsingTools(0, Good.WOOD, List.of(4), 3)),
                bad("phase.location", "no card space", d -> d.phase = new Buying(0, FOREST)),
                bad("phase", "nothing to pay with", d -> d.phase = new Buying(0, Location.CARD_1)),
                bad("phase.location", "the burden", Scene.of(1).initiative(3, 4, 5, 6), d -> d.phase = new Buying(0, Location.CARD_4)),
                bad("phase.location", "no pile", d -> d.phase = new Building(0, FOREST)),
                bad("phase.number", "a fixed price", d -> d.phase = new Paying(0, Location.BUILDING_1, 1)),
                bad("phase.dice", "too few", d -> d.phase = new PickingDice(0, 0, List.of(3))),
                bad("phase.dice", "no choice", d -> d.phase = new PickingDice(0, 0, List.of(3, 3))),
                bad("phase.buyer", "no such tribe", d -> d.phase = new PickingDice(0, 7, List.of(3, 4))),
                bad("phase", "no card", d -> d.phase = new Claiming(0)),
                bad("players[0].food", "there is food", d -> d.phase = new Feeding(0, 1, Goods.NONE)),
                bad("phase.missing", "nothing missing", d -> d.phase = new Feeding(0, 0, Goods.NONE)),
                bad("phase.missing", "nothing to pay with", Scene.of(2).food(0, 0), d -> d.phase = new Feeding(0, 1, Goods.NONE)),
                bad("phase.missing", "more than was owed", Scene.of(2).food(0, 0), d -> {
                    d.player(0, new Goods(9, 0, 0, 0), 0, NO_TOOLS);
                    d.phase = new Feeding(0, 6, Goods.NONE);
                }),
                bad("figures", "figures are still out", Scene.of(2).at(0, FIELD, 1).food(0, 0),
                        d -> d.phase = new Feeding(0, 1, Goods.NONE)),
                bad("phase", "not alone", d -> d.phase = new Mustering()),
                bad("phase", "nobody has rolled", Scene.of(1), d -> d.phase = new Ordering()),
                bad("phase.missing", "nothing to pay with", Scene.of(1).food(0, 0), d -> d.phase = new Rationing(2, Goods.NONE)),
                bad("phase.left", "two at level one", Scene.of(1), d -> d.phase = new Discarding(2)));
    }

    @Rule({"SA-14", "SA-20", "SA-41", "SS-5", "SS-7"})
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("positions")
    void aPositionThatCannotAriseNamesItsField(String field, String why, Scene scene, Consumer<Draft> change) {
        var draft = new Draft(scene.view(REFEREE));
        change.accept(draft);
        assertThatThrownBy(() -> scene.rules.restore(scene.terms, draft.view())).isInstanceOfSatisfying(BadInput.class, e -> {
            assertThat(e.field()).as(why).isEqualTo(field);
            assertThat(e.sentence()).endsWith(".");
        });
    }
}
