package hearthside.app.terminal;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Insight;
import hearthside.ai.bot.Level;
import hearthside.app.telling.Telling;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.chance.Committed;
import hearthside.core.input.BadInput;
import hearthside.wire.Journal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// One game at one keyboard. People sit on the first seats, bots on the others.
public final class TerminalGame<S extends Copyable<S>, A> {
    private static final int LISTED = 20;

    private final int people;
    private final Committed luck;
    private final @Nullable Path file;
    private final BufferedReader in;
    private final PrintWriter out;
    private final Telling telling;
    private final Level<S, A> level;
    private List<Bot<S, A>> bots = List.of();
    private boolean resumed; // then the luck has two sources, and no seed can vouch for all of it
    private Match<S, A> match;

    /// @param begun a match that draws from `luck`; where `file` holds one already, that goes on instead
    public TerminalGame(Match<S, A> begun, Level<S, A> level, int people, Committed luck, @Nullable Path file, BufferedReader in,
            PrintWriter out) {
        this.people = people;
        this.luck = luck;
        this.file = file;
        this.in = in;
        this.out = out;
        this.level = level;
        telling = Telling.of(begun.game());
        match = file != null && Files.exists(file) ? resume(begun.game(), file) : begun;
        seatBots();
    }

    private Match<S, A> resume(Game<S, A> game, Path saved) {
        var journal = Journal.read(List.of(game), hearthside.wire.Editions.text(saved));
        out.println("Going on with %s.".formatted(saved));
        resumed = true;
        return journal.replay(game, luck);
    }

    /// Bots are told everything from the start, as if they had been there.
    private void seatBots() {
        var seated = new ArrayList<Bot<S, A>>();
        for (int seat = 0; seat < match.terms().seats(); seat++) seated.add(level.sit(seat, System.nanoTime() + seat));
        bots = seated;
        match.follow((_, events) -> events.forEach(this::tellBots));
    }

    private void tellBots(GameEvent event) {
        for (int seat = people; seat < bots.size(); seat++) bots.get(seat).saw(event.seenBy(seat));
    }

    public void play() {
        keep(); // a place that cannot be written to is better known now than after an evening
        out.println(match.game().info().title() + ". " + help());
        while (!match.isOver()) {
            int seat = match.toAct().first();
            if (seat >= people) {
                perform(seat, bots.get(seat).choose(Insight.of(match, seat), level.budget()));
            } else if (!ask(seat)) {
                save();
                return;
            }
        }
        out.println();
        out.println(telling.board(match.view(Game.REFEREE)));
        out.println(telling.ending(match.result()));
        save();
    }

    private void perform(int seat, A action) {
        int viewer = people == 1 ? 0 : Game.SPECTATOR;
        for (var event : match.play(seat, action)) {
            tellBots(event);
            out.println("  " + telling.event(event.seenBy(viewer == 0 ? 0 : seat)));
        }
        keep();
        out.flush();
    }

    /// Returns false when the player wants to stop.
    private boolean ask(int seat) {
        out.println();
        out.println(telling.board(match.view(seat)));
        out.println(telling.question(match.view(seat)));
        var options = match.options(seat);
        if (options.size() <= LISTED) list(options);
        else out.println("  (%d choices; ? lists them all)".formatted(options.size()));
        while (true) {
            out.print("> ");
            out.flush();
            var line = readLine();
            if (line == null) return false;
            switch (line) {
                case "" -> {}
                case "q", "quit", "exit" -> {
                    return false;
                }
                case "?", "help" -> {
                    out.println(help());
                    list(options);
                }
                case "u", "undo" -> {
                    if (undo(seat)) return true;
                }
                default -> {
                    var chosen = find(options, line);
                    if (chosen != null) {
                        perform(seat, chosen);
                        return true;
                    }
                    out.println("\"%s\" is not a choice now. %s".formatted(line, help()));
                }
            }
        }
    }

    private String help() {
        return "Type the number of a choice or its words; ? lists all choices, u takes back, q %s."
                .formatted(file == null ? "ends without saving (--save FILE keeps a game)" : "saves and ends");
    }

    private void list(List<A> options) {
        for (int i = 0; i < options.size(); i++) out.printf("  %3d  %s%n", i + 1, telling.action(options.get(i)));
    }

    private @Nullable A find(List<A> options, String line) {
        if (line.matches("\\d{1,4}")) {
            int number = Integer.parseInt(line);
            return number >= 1 && number <= options.size() ? options.get(number - 1) : null;
        }
        for (var option : options) if (telling.action(option).equalsIgnoreCase(line)) return option;
        return null;
    }

    private boolean undo(int seat) {
        var last = match.journal().getLast();
        if (last.seat() != seat || !last.undoable()) {
            out.println("Only one's own last step can be taken back, as long as nothing was turned up since.");
            return false;
        }
        match = match.before(1);
        seatBots();
        return true;
    }

    private @Nullable String readLine() {
        try {
            var line = in.readLine();
            return line == null ? null : line.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void save() {
        keep();
        if (file != null) out.println("Saved to %s.".formatted(file));
    }

    /// Written next to the old file and then moved over it, so that a full disk cannot lose the game.
    private void keep() {
        if (file == null) return;
        var whole = match.isOver() && !resumed ? Journal.of(match).revealing(luck) : Journal.of(match);
        try {
            var fresh = Path.of(file + ".new");
            Files.writeString(fresh, whole.text());
            Files.move(fresh, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new BadInput("--save", "The game cannot be written to %s (%s).".formatted(file, e.getClass().getSimpleName()));
        }
    }
}
