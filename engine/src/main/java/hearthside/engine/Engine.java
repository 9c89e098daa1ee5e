package hearthside.engine;

import hearthside.core.Game;
import hearthside.games.Games;
import org.teavm.jso.JSExport;

/// What a browser calls.
public final class Engine {
    private Engine() {}

    @SuppressWarnings("unused") // TeaVM begins here
    public static void main(String[] arguments) {}

    private static final Desk DESK = new Desk();

    /// A question as JSON, and the answer as JSON: see [Desk].
    @JSExport
    public static String ask(String question) { return DESK.answer(question); }

    /// A random game written out; `first` is its first line, which says how it is made.
    @JSExport
    public static String playthrough(String first) { return Playthrough.of(first); }

    /// A number over random games that is the same wherever the rules run.
    @JSExport
    public static String checksum(String game, int first, int games) { return Checksum.of(game(game), first, games); }

    /// Decisions in random games, a second.
    @JSExport
    public static double decisions(String game, int millis) { return Speed.decisions(game(game), millis); }

    /// Iterations of the search, a second.
    @JSExport
    public static double iterations(String game, int millis) { return Speed.iterations(game(game), millis); }

    private static Game<?, ?> game(String id) { return Games.find(id).orElseThrow(); }
}
