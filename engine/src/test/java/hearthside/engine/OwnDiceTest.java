package hearthside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.codec.Codecs;
import hearthside.codec.Tree;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Named;
import hearthside.core.chance.Naming;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// A game with the real box: whoever types what was rolled and turned up gets the game that was played there.
class OwnDiceTest {
    /// So far each random game is looked at.
    private static final int DECISIONS = 60;

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    private static <S extends Copyable<S>> Terms terms(Game<S, ?> game, int seats) {
        return LocalGame.terms(game, Tree.parse("{\"seats\":%d}".formatted(seats)));
    }

    private static List<Integer> allSeats(Game<?, ?> game) {
        return IntStream.rangeClosed(game.info().minSeats(), game.info().maxSeats()).boxed().toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsTypedGivesTheGameThatWasPlayed(Game<?, ?> game) {
        for (int seats : allSeats(game)) follow(game, seats);
    }

    /// Plays a random game with luck that is named, and types every draw of it into another one.
    private static <S extends Copyable<S>, A> void follow(Game<S, A> game, int seats) {
        var luck = new Chance.Seeded(11 + seats);
        var setUp = new Named(List.of(), luck);
        var real = game.setup(terms(game, seats), new Dealer(setUp, _ -> {}));
        var typed = typeSetUp(game, seats, setUp.draws());
        var local = LocalGame.begin(game, Tree.parse("{\"seats\":%d,\"draws\":%s}".formatted(seats, Json.write(typed))), 5);
        assertThat(Json.tree(local.match().view(Game.REFEREE))).isEqualTo(Json.tree(game.view(real, Game.REFEREE)));
        var secrets = new ArrayList<Named.Draw>(setUp.draws().stream().filter(draw -> draw.seat() != Naming.EVERYBODY).toList());
        var codec = Codecs.of(game);
        var choices = new Chance.Seeded(seats);
        for (int i = 0; i < DECISIONS && !local.match().isOver(); i++) {
            int seat = local.match().toAct().list().getFirst();
            var options = local.match().options(seat);
            A action = options.get(choices.below(options.size()));
            var named = new Named(List.of(), luck);
            var announced = new ArrayList<GameEvent>();
            game.apply(real, seat, action, new Dealer(named, announced::add));
            var names = typeDecision(local.match(), seat, action, named.draws(), secrets);
            var events = local.play(seat, action, new Named(names, null));
            assertThat(events).isEqualTo(announced);
            assertThat(Json.tree(local.match().view(Game.REFEREE))).isEqualTo(Json.tree(game.view(real, Game.REFEREE)));
            assertThat(codec.entry().text(local.match().journal().getLast())).contains("\"drew\":[");
            named.draws().stream().filter(draw -> draw.seat() != Naming.EVERYBODY).forEach(secrets::add);
        }
    }

    private static <S extends Copyable<S>> List<String> typeSetUp(Game<S, ?> game, int seats, List<Named.Draw> draws) {
        var typed = new ArrayList<String>();
        for (var draw : draws) {
            var asked = Json.parse(new OwnDice(typed, Game.SPECTATOR, 3).next(game, terms(game, seats))).get("draw");
            offered(asked, draw, Set.copyOf(draws.stream().filter(each -> each.seat() >= 0).map(Named.Draw::name).toList()));
            typed.add(draw.name());
        }
        assertThat(Json.parse(new OwnDice(typed, Game.SPECTATOR, 3).next(game, terms(game, seats))).get("draw").isNull()).isTrue();
        return typed;
    }

    private static <S extends Copyable<S>, A> List<String> typeDecision(Match<S, A> match, int seat, A action, List<Named.Draw> draws,
            List<Named.Draw> secrets) {
        var typed = new ArrayList<String>();
        for (var draw : draws) {
            var asked = Json.parse(new OwnDice(typed, seat, 3).next(match, seat, action)).get("draw");
            int beholder = draw.seat() == Naming.EVERYBODY ? seat : draw.seat();
            var others = new HashSet<String>();
            for (var secret : secrets) if (secret.seat() != beholder) others.add(secret.name());
            offered(asked, draw, others);
            typed.add(draw.name());
        }
        assertThat(Json.parse(new OwnDice(typed, seat, 3).next(match, seat, action)).get("draw").isNull()).isTrue();
        return typed;
    }

    /// All that can come, and beyond that at most what others may hold in secret.
    private static void offered(JsonNode asked, Named.Draw draw, Set<String> secrets) {
        assertThat(asked.get("place").stringValue()).isEqualTo(draw.place());
        assertThat(asked.get("seat").intValue()).isEqualTo(draw.seat());
        var names = new ArrayList<String>();
        asked.get("names").forEach(name -> names.add(name.stringValue()));
        assertThat(names).containsAll(draw.names()).doesNotHaveDuplicates();
        names.removeAll(draw.names());
        assertThat(secrets).containsAll(names);
    }

    /// What the rules do not say to be a secret is told to everybody at once.
    @ParameterizedTest
    @MethodSource("games")
    void whatIsDrawnOpenlyIsToldToEverybody(Game<?, ?> game) {
        assertThat(allSeats(game).stream().filter(seats -> toldToAll(game, seats))).isNotEmpty();
    }

    private static <S extends Copyable<S>, A> boolean toldToAll(Game<S, A> game, int seats) {
        var match = new Match<>(game, terms(game, seats), new Chance.Seeded(seats));
        var choices = new Chance.Seeded(seats);
        boolean any = false;
        for (int i = 0; i < 10 * DECISIONS && !match.isOver(); i++) {
            int seat = match.toAct().list().getFirst();
            var options = match.options(seat);
            A action = options.get(choices.below(options.size()));
            var luck = new Named(List.of(), new Chance.Seeded(i));
            match.trial(seat, action, luck);
            if (!luck.draws().isEmpty()) {
                var draws = luck.draws();
                var last = draws.getLast();
                var other = last.names().stream().filter(name -> !name.equals(last.name())).findFirst();
                if (last.seat() == Naming.EVERYBODY && other.isPresent()) {
                    any = true;
                    var script = new ArrayList<Object>(draws.stream().map(Named.Draw::name).toList());
                    var one = news(match, seat, action, script);
                    script.set(script.size() - 1, other.get());
                    assertThat(news(match, seat, action, script)).as("%s, %s", last.name(), action).isNotEqualTo(one);
                }
            }
            match.play(seat, action);
        }
        return any;
    }

    /// What a spectator hears.
    private static <S extends Copyable<S>, A> List<String> news(Match<S, A> match, int seat, A action, List<Object> script) {
        return match.trial(seat, action, new Named(script, new Chance.Seeded(1))).stream()
                .map(event -> Json.write(event.seenBy(Game.SPECTATOR))).toList();
    }

    private final Desk desk = new Desk();

    private JsonNode ask(String question) { return Json.parse(desk.answer(question)); }

    @ParameterizedTest
    @MethodSource("games")
    void whatCannotHaveComeIsRefused(Game<?, ?> game) {
        var id = game.info().id();
        int seats = game.info().minSeats();
        var wrong = ask(
                "{\"is\":\"SetUpDraw\",\"game\":\"%s\",\"seats\":%d,\"seed\":1,\"draws\":[\"unicorn\",\"unicorn\"]}".formatted(id, seats));
        assertThat(wrong.get("problem").get("field").stringValue()).startsWith("draws");
        assertThat(wrong.get("problem").get("sentence").stringValue()).endsWith(".");
        var tooMany = ask(
                "{\"is\":\"New\",\"table\":\"a\",\"game\":\"%s\",\"seats\":%d,\"seed\":1,\"draws\":[\"unicorn\"]}".formatted(id, seats));
        assertThat(tooMany.has("problem")).isTrue();
        assertThat(ask("{\"is\":\"Look\",\"table\":\"a\",\"mine\":[0]}").has("problem")).as("nothing was begun").isTrue();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aBotSaysWhatItWouldDoAndPeopleRollForIt(Game<?, ?> game) {
        ask("{\"is\":\"New\",\"table\":\"a\",\"game\":\"%s\",\"seats\":%d,\"seed\":1}".formatted(game.info().id(), game.info().minSeats()));
        var look = ask("{\"is\":\"Look\",\"table\":\"a\",\"mine\":[0]}");
        int seat = look.get("toAct").get(0).intValue();
        var chosen = ask("{\"is\":\"Choose\",\"table\":\"a\",\"seat\":%d,\"level\":\"random\",\"seed\":4}".formatted(seat)).get("action");
        assertThat(ask("{\"is\":\"Look\",\"table\":\"a\",\"mine\":[0]}")).isEqualTo(look);
        var next = ask("{\"is\":\"NextDraw\",\"table\":\"a\",\"seat\":%d,\"action\":%s,\"draws\":[],\"eyes\":0,\"seed\":1}".formatted(seat,
                chosen));
        assertThat(next.has("draw")).isTrue();
    }
}
