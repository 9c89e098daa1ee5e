package hearthside.codec;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.Result;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.util.Collections;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What does not fit is refused as `wire` refuses it: with the same words at the same field.
class UnfitTest {
    private static final boolean ALL = Boolean.getBoolean("hearthside.all");
    private static final int LONGEST = 1500, SPOILT = ALL ? 4 : 2, MOST = ALL ? Integer.MAX_VALUE : 500, JUNK = ALL ? 2000 : 150;

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @ParameterizedTest
    @MethodSource("games")
    void whatDoesNotFitIsRefusedAsWireRefusesIt(Game<?, ?> game) { spoil(game); }

    private static <S extends Copyable<S>, A> void spoil(Game<S, A> game) {
        var codec = Codecs.of(game);
        var luck = new Chance.Seeded(11);
        var met = new HashSet<Class<?>>();
        refusals(codec.edition(), game.info().edition(), game.info().edition().getClass());
        for (int i = 0; i < SPOILT; i++) {
            var match = new Match<>(game, CodecTest.terms(game, i, luck), luck);
            for (int n = 0; n < LONGEST && !match.isOver(); n++) {
                int seat = match.toAct().first();
                var options = match.options(seat);
                var action = options.get(luck.below(options.size()));
                if (met.add(action.getClass())) refusals(codec.action(), action, game.info().actions());
                for (var event : match.play(seat, action))
                    if (met.add(event.getClass())) refusals(codec.event(), event, event.getClass().getInterfaces()[0]);
                var phase = phase(match.view(Game.REFEREE));
                if (met.add(phase)) refusals(codec.view(), match.view(luck.below(3) - 2), game.info().position());
            }
        }
        refusals(CoreTables.RESULT, new Match<>(game, game.info().terms(game.info().minSeats()), luck).result(), Result.class);
    }

    private static Class<?> phase(Record view) {
        try {
            var phase = view.getClass().getMethod("phase").invoke(view);
            return phase.getClass();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static <T> void refusals(Type<T> type, T value, Class<?> as) {
        Set<String> sentences = new HashSet<>();
        var all = Spoilt.each(Json.write(value));
        Collections.shuffle(all, new Random(17));
        for (var text : all.subList(0, Math.min(MOST, all.size()))) {
            var expected = outcome(() -> Json.read(as, text));
            var found = outcome(() -> type.read(Tree.parse(text)));
            if (!found.equals(expected)) assertThat(found).as("%s from %s", as.getSimpleName(), text).isEqualTo(expected);
            sentences.add(String.valueOf(expected));
        }
        assertThat(sentences).hasSizeGreaterThan(3);
    }

    /// Whatever is sent, the house and the browser are of one mind whether it can be read, and what it says.
    @ParameterizedTest
    @MethodSource("games")
    void junkHasTheSameVerdictInBothReaders(Game<?, ?> game) { junk(game); }

    private static <S extends Copyable<S>, A> void junk(Game<S, A> game) {
        var codec = Codecs.of(game);
        var luck = new Chance.Seeded(23);
        int refused = verdicts(codec.edition(), game.info().edition(), game.info().edition().getClass(), JUNK);
        var match = new Match<>(game, CodecTest.terms(game, 1, luck), luck);
        for (int n = 0; n < LONGEST && !match.isOver(); n++) {
            int seat = match.toAct().first();
            var options = match.options(seat);
            var action = options.get(luck.below(options.size()));
            refused += verdicts(codec.action(), action, game.info().actions(), 4);
            for (var event : match.play(seat, action)) refused += verdicts(codec.event(), event, event.getClass().getInterfaces()[0], 2);
            if (n % 40 == 0) refused += verdicts(codec.view(), match.view(luck.below(3) - 2), game.info().position(), JUNK / 10);
        }
        assertThat(refused).isGreaterThan(JUNK);
    }

    /// How many of these were refused; by both, or by none.
    private static <T> int verdicts(Type<T> type, T value, Class<?> as, int times) {
        var sound = Json.write(value);
        var luck = new Random(sound.hashCode());
        int refused = 0;
        for (int i = 0; i < times; i++) {
            var text = Junk.of(sound, luck);
            var expected = outcome(() -> Json.read(as, text));
            var found = outcome(() -> type.read(Tree.parse(text)));
            if (isRefusal(expected) && isRefusal(found)) refused++;
            else assertThat(found).as("%s from %s", as.getSimpleName(), text).isEqualTo(expected);
        }
        return refused;
    }

    private static boolean isRefusal(Object outcome) { return outcome instanceof String said && said.startsWith("refused: "); }

    /// What was read, or where and why it was not.
    static Object outcome(Supplier<?> reading) {
        try {
            return reading.get();
        } catch (BadInput e) {
            return "refused: " + e.text();
        }
    }
}
