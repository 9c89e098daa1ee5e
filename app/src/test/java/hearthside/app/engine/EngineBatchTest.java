package hearthside.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.app.lens.Lens;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.testkit.Tables;
import hearthside.wire.Json;
import java.util.HashSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Games as numbers: `layout`, `batch`, `step` and `observe`.
class EngineBatchTest {
    private final Engine engine = new Engine();

    private JsonNode ask(String request) { return Json.parse(engine.answer(request)); }

    @Test
    void everyOptionOfEveryTableHasItsOwnNumberAndEveryViewFitsTheVector() {
        for (var game : Games.ALL) check(game);
    }

    private static <S extends Copyable<S>, A> void check(Game<S, A> game) {
        var lens = Lens.of(game, game.info().edition());
        var luck = new Chance.Seeded(1);
        for (var terms : Tables.of(game)) {
            var dealer = Dealer.silent(luck);
            var state = game.setup(terms, dealer);
            for (int i = 0; i < 3000 && !game.toAct(state).isEmpty(); i++) {
                int seat = game.toAct(state).first();
                var options = game.options(state, seat);
                var numbers = new HashSet<Integer>();
                for (var option : options) {
                    int number = lens.index().number(option);
                    assertThat(number).as("%s", option).isNotNegative();
                    assertThat(numbers.add(number)).as("%s", option).isTrue();
                }
                if (i % 10 == 0) assertThat(lens.vector(game.view(state, seat), seat, terms.seats())).startsWith(seat, terms.seats());
                game.apply(state, seat, options.get(luck.below(options.size())), dealer);
            }
        }
    }

    @Test
    void differentViewsAreDifferentVectors() {
        for (var game : Games.ALL) {
            var first = ask("{\"do\":\"batch\",\"game\":\"%s\",\"games\":2,\"seed\":1,\"views\":true}".formatted(game.info().id()));
            int action = first.path("options").path(0).path(0).intValue();
            var then = ask("{\"do\":\"step\",\"actions\":[%d,-1]}".formatted(action));
            assertThat(then.path("views").path(0)).isNotEqualTo(first.path("views").path(0));
            assertThat(then.path("views").path(1)).isEqualTo(first.path("views").path(1));
        }
    }

    @Test
    void aStepWithOneWrongActionIsPlayedInNoGame() {
        var before = ask("{\"do\":\"batch\",\"game\":\"my-first-stone-age\",\"games\":2,\"seed\":1}");
        assertThat(ask("{\"do\":\"step\",\"actions\":[3,9999]}").path("error").stringValue())
                .isEqualTo("actions[1]: Action 9999 is not an option of seat 0 now.");
        assertThat(ask("{\"do\":\"step\",\"actions\":[3]}").path("error").stringValue())
                .isEqualTo("actions: There are 2 games, so here should be a list of 2 numbers.");
        assertThat(ask("{\"do\":\"step\",\"actions\":[3,\"x\"]}").path("error").stringValue())
                .isEqualTo("actions[1]: Here should be a whole number.");
        assertThat(ask("{\"do\":\"step\",\"actions\":[-1,-1]}")).isEqualTo(before);
    }

    @Test
    void aSeatSeesInTheVectorOnlyWhatItsViewShows() {
        ask("{\"do\":\"batch\",\"game\":\"my-first-stone-age\",\"seed\":1,\"views\":true}");
        var layout = ask("{\"do\":\"layout\",\"game\":\"my-first-stone-age\"}");
        int there = -1;
        for (var slot : layout.path("slots"))
            if (slot.path("path").stringValue().equals("settlements[1].goods.there")) there = slot.path("at").intValue();
        assertThat(ask("{\"do\":\"observe\",\"seat\":0}").path("view").path(there).intValue()).isZero();
        assertThat(ask("{\"do\":\"observe\",\"seat\":1}").path("view").path(there).intValue()).isOne();
        assertThat(ask("{\"do\":\"observe\",\"seat\":-2}").path("error").stringValue())
                .isEqualTo("seat: Seats are 0 to 1; -1 is a spectator.");
    }

    @Test
    void withoutABatchAStepSaysHowToBeginOne() {
        assertThat(ask("{\"do\":\"step\",\"actions\":[]}").path("error").stringValue()).startsWith("do: No batch is open; begin with");
        assertThat(ask("{\"do\":\"batch\",\"game\":\"cavemen\",\"games\":10001}").path("error").stringValue())
                .isEqualTo("games: A batch has 0 to 10000 games.");
    }
}
