package hearthside.codec;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.Refusal;
import hearthside.core.Result;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.wire.Editions;
import hearthside.wire.Json;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is written here is written byte for byte as `wire` writes it, and read as it was. What cannot be read: [UnfitTest].
class CodecTest {
    private static final boolean ALL = Boolean.getBoolean("hearthside.all");
    private static final int GAMES = ALL ? 20 : 4, LONGEST = 1500;

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @ParameterizedTest
    @MethodSource("games")
    void allThatIsSaidInRandomGamesIsWrittenAsWireWritesIt(Game<?, ?> game) { play(game); }

    private static <S extends Copyable<S>, A> void play(Game<S, A> game) {
        var codec = Codecs.of(game);
        var luck = new Chance.Seeded(7);
        same(codec.edition(), game.info().edition(), game.info().edition().getClass());
        for (int i = 0; i < GAMES; i++) {
            var match = new Match<>(game, terms(game, i, luck), luck);
            for (int n = 0; n < LONGEST && !match.isOver(); n++) step(codec, match, luck);
            same(CoreTables.RESULT, match.result(), Result.class);
        }
    }

    private static <S extends Copyable<S>, A> void step(GameCodec<A> codec, Match<S, A> match, Chance luck) {
        int seat = match.toAct().first();
        var options = match.options(seat);
        var action = options.get(luck.below(options.size()));
        same(codec.action(), action, match.game().info().actions());
        for (var event : match.play(seat, action)) {
            var seen = event.seenBy(luck.below(3) - 1);
            same(codec.event(), seen, event.getClass().getInterfaces()[0]);
        }
        var view = match.view(luck.below(match.terms().seats() + 2) + Game.REFEREE);
        same(codec.view(), view, view.getClass());
        facts(codec, match.game().facts(match.terms(), view, seat));
        match.whyNot(seat, action).ifPresent(refusal -> same(CoreTables.REFUSAL, refusal, Refusal.class));
        assertThat(codec.entry().text(match.journal().getLast())).isEqualTo(Json.write(match.journal().getLast()));
    }

    private static void facts(GameCodec<?> codec, @Nullable Record facts) {
        if (facts == null) return;
        var type = codec.facts();
        assertThat(type).isNotNull();
        if (type != null) same(type, facts, facts.getClass());
    }

    /// Some that can be played by.
    static Terms terms(Game<?, ?> game, int i, Chance luck) {
        var info = game.info();
        int seats = info.minSeats() + i % (info.maxSeats() - info.minSeats() + 1);
        var chosen = new HashMap<String, String>();
        for (var option : info.options())
            if (luck.below(3) == 0) chosen.put(option.key(), option.values().get(luck.below(option.values().size())));
        try {
            var terms = info.terms(seats, chosen);
            game.setup(terms, Dealer.silent(new Chance.Seeded(i)));
            return terms;
        } catch (BadInput _) {
            return info.terms(seats);
        }
    }

    private static <T> void same(Type<T> type, T value, Class<?> as) {
        var text = type.text(value);
        assertThat(text).isEqualTo(Json.write(value));
        assertThat(type.read(Tree.parse(text))).isEqualTo(value).isEqualTo(Json.read(as, text));
    }

    private record Header(int seats, @Nullable Map<String, String> options, tools.jackson.databind.JsonNode edition) {}

    @ParameterizedTest
    @MethodSource("games")
    void termsAreWrittenAndReadAsInAJournal(Game<?, ?> game) { terms(game); }

    private static <S extends Copyable<S>, A> void terms(Game<S, A> game) {
        var codec = Codecs.of(game);
        var luck = new Chance.Seeded(3);
        for (int i = 0; i < GAMES; i++) {
            var terms = terms(game, i, luck);
            var out = new StringBuilder("{");
            codec.writeTerms(out, game, terms);
            assertThat(out.append("}").toString()).isEqualTo(
                    Json.write(new Header(terms.seats(), new LinkedHashMap<>(terms.options()), Editions.write(game, terms.edition()))));
            assertThat(codec.readTerms(game, Tree.parse(out.toString()))).isEqualTo(terms);
        }
    }
}
