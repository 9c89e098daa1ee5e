package hearthside.testkit;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// A random game written out: every decision, what was drawn and what happened, and the position every ten decisions.
/// A change of the rules shows as a readable difference.
///
/// @param seats   how many play
/// @param seed    of the luck and of the choices
/// @param options as agreed
public record Golden(String game, int seats, long seed, Map<String, String> options) {

    /// The playthroughs that a game should at least have: one for each seat count.
    public static List<Golden> usual(Game<?, ?> game) {
        return java.util.stream.IntStream.rangeClosed(game.info().minSeats(), game.info().maxSeats())
                .mapToObj(seats -> new Golden(game.info().id(), seats, seats, Map.of())).toList();
    }

    /// Where the playthroughs of a game lie, seen from the root of the repository.
    public static Path folder(Path root, Game<?, ?> game) {
        return root.resolve("games/src/test/resources").resolve(game.info().id()).resolve("golden");
    }

    public String fileName() {
        return "%d-seats-seed-%d%s.txt".formatted(seats, seed,
                options.isEmpty()
                        ? ""
                        : "-" + options.entrySet().stream().map(e -> e.getKey() + "-" + e.getValue()).collect(Collectors.joining("-")));
    }

    public static List<Golden> in(Path folder) {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt")).sorted().map(Golden::of).toList();
        } catch (java.nio.file.NoSuchFileException _) {
            return List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The first line of a playthrough says how it was made.
    private static Golden of(Path file) {
        try (var lines = Files.lines(file)) {
            return Json.read(Golden.class,
                    lines.findFirst().orElseThrow(() -> new BadInput(file.toString(), "This playthrough is empty.")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public <S extends Copyable<S>, A> String record(Game<S, A> rules) {
        var match = new Match<>(rules, rules.info().terms(seats, options), new Chance.Seeded(seed));
        var choices = new Chance.Seeded(~seed);
        var text = new StringBuilder(Json.write(this)).append('\n').append("setup  drew ").append(match.journal().getFirst().drew())
                .append('\n');
        for (int i = 0; !match.isOver(); i++) {
            if (i % 10 == 0) text.append("position  ").append(Json.write(match.view(Game.REFEREE))).append('\n');
            int seat = match.toAct().first();
            var options = match.options(seat);
            var action = options.get(choices.below(options.size()));
            var events = match.play(seat, action);
            text.append("%3d  %d  %s  of %d  drew %s  %s%n".formatted(i, seat, action, options.size(), match.journal().getLast().drew(),
                    events));
        }
        return text.append("position  ").append(Json.write(match.view(Game.REFEREE))).append('\n').append("result  ")
                .append(Json.write(match.result())).append('\n').toString();
    }
}
