package hearthside.testkit;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Result;
import hearthside.core.Terms;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Moments of a game as the browser gets them: what one viewer sees, what the rules say about it, and what may be done. The tests of a
/// board play in them, so that nobody has to make up by hand what only the rules can say.
public final class Moments<S extends Copyable<S>, A> {
    /// What one viewer gets.
    record Moment(int viewer, Told terms, Record view, @Nullable Record facts, List<Integer> toAct, List<?> options, boolean over,
            Result result) {}

    record Told(int seats, Map<String, String> options) {}

    private final Game<S, A> game;
    private final Map<String, Moment> moments = new LinkedHashMap<>();

    public Moments(Game<S, A> game) { this.game = game; }

    /// Keeps a moment under a name.
    public Moments<S, A> add(String name, Terms terms, S state, int viewer) {
        var view = game.view(state, viewer);
        var toAct = game.toAct(state);
        var options = viewer >= 0 && toAct.contains(viewer) ? game.options(state, viewer) : List.<A>of();
        moments.put(name,
                new Moment(viewer, new Told(terms.seats(), terms.options()), view, game.facts(terms, view, viewer), toAct.list(), options,
                        toAct.isEmpty(), game.result(state)));
        return this;
    }

    /// The file of the browser part that holds them, seen from the root of the repository.
    public Path file(Path root) { return root.resolve("web/src/games").resolve(game.info().id()).resolve("scripted.json"); }

    /// One line for each moment, so that a difference says which.
    public String text() {
        var text = new StringBuilder("{\n");
        moments.forEach((name, moment) -> text.append(text.length() > 2 ? ",\n" : "").append(Json.write(name)).append(": ")
                .append(Json.write(moment)));
        return text.append("\n}\n").toString();
    }

    /// Whether the file holds exactly these. Where the system property `moments` says `update`, it is written first.
    public boolean isWritten(Path root) { return isWritten(file(root), text()); }

    /// The same for a record that the browser part reads: what a game says of its pieces when it is not played.
    public boolean isWritten(Path root, String name, Record record) {
        return isWritten(file(root).resolveSibling(name), Json.writePretty(record) + "\n");
    }

    private static boolean isWritten(Path file, String text) {
        try {
            if ("update".equals(System.getProperty("moments"))) Files.writeString(file, text);
            return Files.exists(file) && Files.readString(file).equals(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
