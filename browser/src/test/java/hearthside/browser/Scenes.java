package hearthside.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;

/// Moments of a game that are always the same: dealt from fixed seeds, played by any options, and waiting for the first seat. Bots sit on
/// the others and do not move before it does.
final class Scenes {
    private static final int SEEDS = 60;
    private static final int LONGEST = 20_000;
    private static final String PLAY = """
            ([table, option]) => new Promise((done) => {
              const line = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
              line.onmessage = (frame) => {
                const told = JSON.parse(frame.data);
                if (told.is !== 'Update') return;
                if (told.over) done(line.close());
                else line.send(JSON.stringify({ is: 'Play', seq: told.seq, seat: 0, action: told.options[option] }));
              };
            })
            """;

    private Scenes() {}

    /// The table's name; whoever looks at it in this page decides for its first seat.
    static String open(Stage stage, Page page, Match<?, ?> match) {
        var body = "{\"position\":%s,\"seat\":0,\"name\":\"Henrike\"}".formatted(Json.write(Position.of(match)));
        var made = page.request().post(stage.url("/api/positions"),
                RequestOptions.create().setHeader("Content-Type", "application/json").setData(body));
        if (!made.ok()) throw new IllegalStateException(made.text());
        return Json.parse(made.text()).get("table").stringValue();
    }

    /// After so many decisions.
    static Match<?, ?> after(Game<?, ?> game, int decisions) { return find(game, match -> match.journal().size() > decisions); }

    /// Where the first seat is asked in this phase.
    static Match<?, ?> asking(Game<?, ?> game, String phase) { return find(game, match -> phase(match).equals(phase)); }

    /// The same at a table with so many seats.
    static Match<?, ?> asking(Game<?, ?> game, int seats, String phase) { return find(game, seats, match -> phase(match).equals(phase)); }

    /// Every phase in which the first seat is asked in two games of as few and of as many seats as there may be, once each.
    static Map<String, Match<?, ?>> phases(Game<?, ?> game) {
        var found = new TreeMap<String, Match<?, ?>>();
        for (int seats : new int[] {game.info().minSeats(), game.info().maxSeats()}) gather(game, seats, found);
        return found;
    }

    private static <S extends Copyable<S>, A> void gather(Game<S, A> game, int seats, Map<String, Match<?, ?>> found) {
        for (int seed = 1; seed <= 2; seed++) {
            var match = new Match<>(game, game.info().terms(seats), new Chance.Seeded(seed));
            var any = new Random(seed);
            for (int i = 0; i < LONGEST && !match.isOver(); i++) {
                int seat = match.toAct().first();
                if (seat == 0) found.putIfAbsent(phase(match), match.fork());
                var options = match.options(seat);
                match.play(seat, options.get(any.nextInt(options.size())));
            }
        }
    }

    /// Where something of this kind is all the first seat can do, and leads into this phase of its own, whatever luck it has.
    static Match<?, ?> before(Game<?, ?> game, int seats, String only, String phase) {
        return find(game, seats, match -> leads(match, only, phase));
    }

    private static <S extends Copyable<S>, A> boolean leads(Match<S, A> match, String only, String phase) {
        var options = match.options(0);
        if (options.size() != 1 || !Json.write(options.getFirst()).contains(only)) return false;
        var then = match.fork();
        then.play(0, options.getFirst(), new Chance.Seeded(0));
        return !then.isOver() && phase(then).equals(phase);
    }

    private static String phase(Match<?, ?> match) { return Json.tree(match.view(0)).get("phase").get("is").stringValue(); }

    /// A table of this game that is over: its first seat has just ended it, by a move that draws nothing.
    static String over(Stage stage, Page page, Game<?, ?> game) {
        var match = find(game, each -> ending(each) >= 0);
        var table = open(stage, page, match);
        page.evaluate(PLAY, List.of(table, ending(match)));
        return table;
    }

    /// Which option of the first seat ends the game, whatever luck it has; none: -1.
    private static <S extends Copyable<S>, A> int ending(Match<S, A> match) {
        var options = match.options(0);
        for (int i = 0; i < options.size(); i++) {
            var then = match.fork();
            then.play(0, options.get(i), new Chance.Seeded(0));
            if (then.isOver() && then.journal().getLast().drew().isEmpty()) return i;
        }
        return -1;
    }

    private static <S extends Copyable<S>, A> Match<S, A> find(Game<S, A> game, Predicate<Match<S, A>> wanted) {
        return find(game, game.info().maxSeats(), wanted);
    }

    private static <S extends Copyable<S>, A> Match<S, A> find(Game<S, A> game, int seats, Predicate<Match<S, A>> wanted) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            var terms = game.info().terms(seats);
            var match = new Match<>(game, terms, new Chance.Seeded(seed));
            var any = new Random(seed);
            for (int i = 0; i < LONGEST && !match.isOver(); i++) {
                int seat = match.toAct().first();
                if (seat == 0 && wanted.test(match)) return match;
                var options = match.options(seat);
                match.play(seat, options.get(any.nextInt(options.size())));
            }
        }
        throw new IllegalStateException("No such moment of %s in %d games.".formatted(game.info().id(), SEEDS));
    }
}
