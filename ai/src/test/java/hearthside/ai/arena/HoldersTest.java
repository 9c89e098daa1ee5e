package hearthside.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hearthside.ai.Bots;
import hearthside.ai.Holdings;
import hearthside.ai.Simulation;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Result;
import hearthside.games.Games;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.firestone.Area;
import hearthside.games.firestone.Cave;
import hearthside.games.firestone.Event;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.firestone.Invention;
import hearthside.games.firestone.Tile;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HoldersTest {
    private static Holdings watched() {
        var holdings = Holdings.watching(new FireAndStone(), 2).orElseThrow();
        holdings.accept(new Event.InventionTaken(0, Invention.TRANSPORT_SLED));
        holdings.accept(new Event.InventionTaken(1, Invention.SPEAR));
        holdings.accept(new Event.Revealed(1, Area.TIBET, Tile.CAVE));
        holdings.accept(new Event.CaveOpened(Cave.HOT_SPRINGS));
        holdings.accept(new Event.InventionTaken(0, Invention.SPEAR));
        return holdings;
    }

    @Test
    void everySeatIsRememberedWithWhatItHeld() {
        assertThat(watched().of(0)).containsExactly("spear", "transport-sled");
        assertThat(watched().of(1)).as("and the cave it found").containsExactly("hot-springs", "spear");
        var cavemen = Holdings.watching(new Cavemen(), 2).orElseThrow();
        cavemen.accept(new hearthside.games.cavemen.Event.Invented(1, "invention-spear"));
        cavemen.accept(new hearthside.games.cavemen.Event.Invented(1, "invention-fire"));
        assertThat(cavemen.of(1)).as("Fire is the win itself").containsExactly("invention-spear");
    }

    /// Where luck decides who begins, seats are as good as each other whatever the edition says.
    @Test
    void winsAreCountedInTurnWhoeverBegins() {
        var game = new FireAndStone();
        var random = Trial.of(game, game.info().terms(2), Bots.of(game).level("greedy"), 1, 0, 40);
        var simulation = new Simulation<>(game, game.info().terms(2), List.of(Bots.of(game).level("greedy")));
        double first = 0;
        for (int number = 0; number < 40; number++) {
            var outcome = simulation.play(1, number, 0);
            if (outcome.result().winners().contains(outcome.first())) first += 1.0 / outcome.result().winners().size();
        }
        assertThat(random.wins().getFirst()).isEqualTo(first);
        for (var start : List.of("1", "2")) {
            var terms = game.info().terms(2, Map.of("start", start));
            var chosen = new Simulation<>(game, terms, List.of(Bots.of(game).level("greedy")));
            assertThat(chosen.play(1, 0, 0).first()).isEqualTo(Integer.parseInt(start) - 1);
            assertThat(chosen.outcome(chosen.record(1, 0, 0), 0).first()).isEqualTo(Integer.parseInt(start) - 1);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsHeldIsAmongWhatCanBeHeld(Game<?, ?> game) { held(game); }

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    private static <S extends Copyable<S>, A> void held(Game<S, A> game) {
        var terms = game.info().terms(game.info().minSeats());
        var trial = Trial.of(game, terms, Bots.of(game).level("greedy"), 1, 0, 6);
        var things = Holdings.things(game, terms.edition());
        var held = trial.holders().rows().stream().map(Holders.Row::thing).toList();
        assertThat(held).hasSizeGreaterThan(3).allMatch(thing -> things.contains(thing) || isFound(thing));
        assertThat(trial.holders().never(things)).doesNotContainAnyElementsOf(held).isSubsetOf(things);
        assertThat(trial.lengths()).hasSize(6).allMatch(length -> length > 5);
        assertThat(Trial.of(game, terms, Bots.of(game).level("greedy"), 1, 2, 2).lengths())
                .as("game by game the same, wherever it is begun")
                .isEqualTo(trial.lengths().subList(2, 4));
    }

    /// The edition has no list of what caves hold.
    private static boolean isFound(String thing) {
        return Stream.of(Cave.values()).anyMatch(cave -> cave.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(thing));
    }

    @Test
    void theFairShareIsThatOfASeat() {
        var holders = new Holders();
        holders.add(watched(), Result.best(List.of(10, 5), List.of(0, 0)));
        assertThat(holders.fair()).isEqualTo(0.5);
        assertThat(holders.never(List.of("spear", "basket"))).containsExactly("basket");
    }

    @Test
    void holdersAreComparedWithTheFairShare() {
        var holders = new Holders();
        for (int game = 0; game < 4; game++) holders.add(watched(), Result.best(List.of(10, game < 3 ? 5 : 10), List.of(0, 0)));
        assertThat(holders.rows()).extracting(Holders.Row::thing).containsExactly("transport-sled", "spear", "hot-springs");
        var sled = holders.rows().getFirst();
        assertThat(sled.held()).isEqualTo(4);
        assertThat(sled.rate()).as("three wins and half of a shared one").isEqualTo(0.875);
        assertThat(sled.beyond()).isCloseTo(37.5, within(1e-9));
        assertThat(sled.low()).isBetween(0.3, 0.5);
        assertThat(sled.high()).isBetween(0.95, 1.0);
        assertThat(holders.rows().get(1)).as("both held it").satisfies(spear -> assertThat(spear.held()).isEqualTo(8),
                spear -> assertThat(spear.rate()).isEqualTo(0.5));
    }
}
