package hearthside.games.cavemen;

import static hearthside.games.cavemen.Scene.FIRE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.games.cavemen.Card.Cave;
import hearthside.games.cavemen.Card.Caveman;
import hearthside.games.cavemen.Card.Invention;
import hearthside.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What everybody sees is enough to go on playing, and a position that cannot arise names the field that is wrong.
class PositionTest {

    private static void mustComeBack(Terms terms, State s) {
        var restored = Scene.RULES.restore(terms, View.of(s));
        assertThat(restored).usingRecursiveComparison().ignoringFields("agreed").isEqualTo(s);
    }

    @Test
    void everyMomentOfAGameComesBackAsItWas() {
        var tables = List.of(Scene.terms(2), Scene.terms(3, "tribes", "random", "boneDie", "on"),
                Scene.terms(4, "strictPass", "on", "quickFire", "on"), Scene.terms(5, "consolation", "on", "auctionInRoundOne", "off"));
        for (var terms : tables) mustComeBack(terms, Scene.randomGame(terms, 700, t -> {
            if (t.s.round % 3 == 0) mustComeBack(terms, t.s);
        }));
    }

    @Rule("CV-3")
    @Test
    void everybodySeesTheSame() {
        var t = Scene.of(3).pool("hunter-brok", FIRE);
        for (int viewer = Game.REFEREE; viewer < 3; viewer++) assertThat(Scene.RULES.view(t.s, viewer)).isEqualTo(t.view());
    }

    @Test
    void cardsMayBeToldInAnyOrder() {
        var t = Scene.of(2).pool("hunter-brok", "hunter-thud", "elder-uma", "beast-dodo-2", "cave-cleft", "cave-burrow", "invention-club")
                .discarded("elder-osk", "beast-dodo-1");
        var draft = new Draft(t.view());
        java.util.Collections.reverse(draft.pool);
        java.util.Collections.reverse(draft.deck);
        java.util.Collections.reverse(draft.discard);
        assertThat(View.of(Scene.RULES.restore(t.terms, draft.view()))).isEqualTo(t.view());
    }

    /// A view that can be changed.
    static final class Draft {
        Phase phase;
        int round, conch, fireCost, lastRound;
        List<Integer> passed, markers;
        List<Card> pool;
        List<String> deck, discard, box;
        boolean fireLocked;
        List<View.Tableau> tableaus;

        Draft(View view) {
            phase = view.phase();
            round = view.round();
            conch = view.conch();
            fireCost = view.fireCost();
            lastRound = view.lastRound();
            passed = new ArrayList<>(view.passed());
            markers = new ArrayList<>(view.markers());
            pool = new ArrayList<>(view.pool());
            deck = new ArrayList<>(view.deck());
            discard = new ArrayList<>(view.discard());
            box = new ArrayList<>(view.box());
            fireLocked = view.fireLocked();
            tableaus = new ArrayList<>(view.tableaus());
        }

        View view() {
            return new View(phase, round, conch, passed, pool, deck, markers, discard, box, fireLocked, fireCost, lastRound, tableaus);
        }

        void first(Consumer<Desk> change) {
            var desk = new Desk(tableaus.getFirst());
            change.accept(desk);
            tableaus.set(0, desk.tableau());
        }
    }

    /// A tableau that can be changed.
    static final class Desk {
        @Nullable
        Tribe tribe;
        @Nullable
        Caveman leader;
        List<Caveman> members;
        List<Cave> caves;
        List<Invention> inventions;
        int food, teeth, size, owes;
        Scores scores;
        boolean explores;
        View.Odds casualty;

        Desk(View.Tableau of) {
            tribe = of.tribe();
            leader = of.leader();
            members = new ArrayList<>(of.members());
            caves = new ArrayList<>(of.caves());
            inventions = new ArrayList<>(of.inventions());
            food = of.food();
            teeth = of.teeth();
            size = of.size();
            owes = of.owes();
            scores = of.scores();
            explores = of.explores();
            casualty = of.casualty();
        }

        View.Tableau tableau() {
            return new View.Tableau(tribe, leader, members, caves, inventions, food, teeth, scores, size, explores, owes, casualty);
        }
    }

    private static Arguments bad(String field, String why, Consumer<Draft> change) {
        return Arguments.of(field, why, Scene.of(2).pool("hunter-brok").discarded("elder-osk"), change);
    }

    private static Arguments bad(String field, String why, Scene scene, Consumer<Draft> change) {
        return Arguments.of(field, why, scene, change);
    }

    private static Scene bidding() { return Scene.of(3).auction().pass().bid(1); }

    static Stream<Arguments> positions() {
        return Stream.of(
                bad("fireCost", "for other players", d -> d.fireCost = 7),
                bad("lastRound", "not agreed", d -> d.lastRound = 60),
                bad("tableaus", "one too many", d -> d.tableaus.add(d.tableaus.getFirst())),
                bad("tableaus[0].food", "below nothing", d -> d.first(desk -> desk.food = -1)),
                bad("tableaus[0].teeth", "below nothing", d -> d.first(desk -> desk.teeth = -1)),
                bad("tableaus[0].tribe", "not chosen", d -> d.first(desk -> desk.tribe = null)),
                bad("tableaus[0].tribe", "chosen too early", Scene.choosing(2), d -> d.first(desk -> desk.tribe = Tribe.OWL)),
                bad("tableaus[1].tribe", "two of a tribe", d -> d.first(desk -> {
                    desk.tribe = Tribe.TIGER;
                    desk.members.clear();
                })),
                bad("tableaus[0].members[1]", "the hunter twice", d -> d.first(desk -> desk.members.add(desk.members.getFirst()))),
                bad("tableaus[0].members[1]", "somebody else's hunter",
                        d -> d.first(desk -> desk.members.add(CavemenEdition.HOUSE.tribes().get(3).hunter()))),
                bad("tableaus[0].members[1]", "stronger than printed",
                        d -> d.first(desk -> desk.members.add(new Caveman("hunter-thud", "Thud", 1, Kind.HUNTER, 4, 9, 0, 0)))),
                bad("tableaus[0].leader", "no leader", d -> d.first(desk -> desk.leader = null)),
                bad("tableaus[0].caves", "no home cave", d -> d.first(desk -> desk.caves.clear())),
                bad("tableaus[0].scores", "too clever", d -> d.first(desk -> desk.scores = new Scores(3, 9, 1, 4))),
                bad("tableaus[0].size", "too many", d -> d.first(desk -> desk.size = 3)),
                bad("tableaus[0].explores", "no explorer", d -> d.first(desk -> desk.explores = true)),
                bad("tableaus[0].owes", "too little", d -> d.first(desk -> desk.owes = 1)),
                bad("tableaus[0].casualty", "too safe", d -> d.first(desk -> desk.casualty = new View.Odds(0, 5))),
                bad("pool[1]", "a card twice", d -> d.pool.add(d.pool.getFirst())),
                bad("pool[1]", "no such card", d -> d.pool.add(new Cave("cave-palace", "Palace", 1, 1, 20))),
                bad("pool[0]", "not as printed", d -> d.pool.set(0, new Caveman("hunter-brok", "Brok", 1, Kind.HUNTER, 1, 2, 0, 0))),
                bad("discard[1]", "a card twice", d -> d.discard.add("elder-osk")),
                bad("discard[1]", "a starting hunter", d -> d.discard.add("owl-hunter")),
                bad("deck[84]", "a card twice", d -> d.deck.add("elder-osk")),
                bad("deck", "a card is lost", d -> d.deck.removeLast()),
                bad("discard", "Fire is discarded", d -> {
                    d.deck.remove(FIRE);
                    d.discard.add(FIRE);
                    d.markers.set(0, 0);
                }),
                bad("markers", "wrong count", d -> d.markers.set(3, 0)),
                bad("box", "empty", d -> d.box.clear()),
                bad("round", "before the first", d -> d.round = 0),
                bad("round", "after the last", d -> d.round = 101),
                bad("round", "too early", Scene.choosing(2), d -> d.round = 1),
                bad("conch", "nobody has it", d -> d.conch = -1),
                bad("conch", "too early", Scene.choosing(2), d -> d.conch = 1),
                bad("passed", "no such seat", d -> d.passed.add(7)),
                bad("passed", "no auction", d -> d.passed.add(1)),
                bad("deck", "an empty deck", Scene.of(2).deckOf("hunter-brok"), d -> {
                    d.discard.addAll(d.deck);
                    d.deck.clear();
                    d.markers = new ArrayList<>(List.of(0, 0, 0, 0, 0, 0));
                    for (int seat = 0; seat < 2; seat++) {
                        var desk = new Desk(d.tableaus.get(seat));
                        desk.casualty = new View.Odds(0, 0);
                        d.tableaus.set(seat, desk.tableau());
                    }
                }),
                bad("fireLocked", "quick fire", Scene.of(2, "quickFire", "on").pool(FIRE), d -> {}),
                bad("pool", "too many cards",
                        Scene.of(2).pool("hunter-brok", "hunter-thud", "hunter-gront", "hunter-skarn", "hunter-ursk", "hunter-bram",
                                "hunter-tovu", "hunter-krag"),
                        d -> {}),
                bad("tableaus[0].members", "more than there is room for", Scene.of(2).has(0, "hunter-brok", "hunter-thud", "hunter-gront"),
                        d -> {}),
                bad("phase", "over before anybody won", d -> d.phase = new Over()),
                bad("phase", "won and not over", Scene.of(2).has(0, FIRE), d -> {}),
                bad("conch", "won without the Conch", Scene.of(2).has(1, FIRE).at(new Over()), d -> {}),
                bad("phase.seat", "no such seat", d -> d.phase = new Starving(2)),
                bad("phase.seat", "somebody else's action", d -> d.phase = new Acting(1, 0)),
                bad("phase.turn", "too many actions", d -> d.phase = new Acting(1, 3)),
                bad("phase", "nobody starves", d -> d.phase = new Starving(1)),
                bad("phase", "room enough", d -> d.phase = new Replacing(0, 0, "hunter-brok")),
                bad("phase.card", "not in the pool", d -> d.phase = new Replacing(0, 0, "hunter-thud")),
                bad("phase.marker", "nobody has it", Scene.of(2).has(0, "hunter-thud"), d -> d.phase = new Losing(0, 0, 3)),
                bad("phase.marker", "no such marker", Scene.of(2).has(0, "hunter-thud"), d -> d.phase = new Losing(0, 0, 6)),
                bad("phase", "no choice", d -> d.phase = new Losing(0, 0, 1)),
                bad("phase.seat", "the wrong neighbour", Scene.of(3).pool("hunter-brok", "hunter-thud", "elder-osk", "elder-uma"),
                        d -> d.phase = new Discarding(1)),
                bad("phase", "nothing to discard", d -> d.phase = new Discarding(1)),
                bad("pool", "Fire is not locked", Scene.of(2).pool("hunter-brok", "hunter-thud", "elder-osk", FIRE),
                        d -> d.phase = new Discarding(1)),
                bad("deck", "cards before tribes", Scene.choosing(2).pool("hunter-brok"), d -> {}),
                bad("phase.bidder", "outbids himself", bidding(), d -> d.phase = new Bidding(2, 1, 2)),
                bad("phase.high", "a bid of nobody", bidding(), d -> d.phase = new Bidding(2, 1, -1)),
                bad("phase.high", "more than he owns", bidding(), d -> d.phase = new Bidding(2, 5, 1)),
                bad("phase", "cannot bid", bidding().teeth(4, 4, 1), d -> {}),
                bad("passed", "who has passed since", bidding(), d -> d.phase = new Bidding(0, 1, 1)),
                bad("passed", "the bidder has passed", Scene.of(3, "strictPass", "on").auction().bid(1), d -> d.passed.add(0)),
                bad("phase", "no auction agreed", Scene.of(2, "auctionInRoundOne", "off").auction(), d -> d.round = 1));
    }

    @Rule({"CV-12", "CV-13", "CV-17", "CV-26", "CV-30", "CV-58", "CV-82"})
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("positions")
    void aPositionThatCannotAriseNamesItsField(String field, String why, Scene scene, Consumer<Draft> change) {
        var draft = new Draft(scene.view());
        change.accept(draft);
        assertThatThrownBy(() -> Scene.RULES.restore(scene.terms, draft.view())).isInstanceOfSatisfying(BadInput.class, e -> {
            assertThat(e.field()).as(why + ": " + e.sentence()).isEqualTo(field);
            assertThat(e.sentence()).endsWith(".");
        });
    }
}
