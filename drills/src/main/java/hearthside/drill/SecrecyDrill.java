package hearthside.drill;

import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.review.Hint;
import hearthside.ai.review.Hints;
import hearthside.ai.search.SearchSetup;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.drill.harness.Progress;
import hearthside.games.Games;
import hearthside.server.identity.Visitor;
import hearthside.server.notice.Notice;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.Replays;
import hearthside.server.replay.Replay;
import hearthside.server.table.Chat;
import hearthside.server.table.Seat;
import hearthside.server.table.TablePace;
import hearthside.server.table.TableRow;
import hearthside.server.table.TableState;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import java.io.PrintStream;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/// Random games of all kinds. Again and again everything a seat cannot know is dealt anew; what goes over the wire to that seat, and to
/// spectators, must stay the same to the letter: updates, what is told again to somebody who was away, notices and hints,
/// also after a decision that shows nothing. Chat is left out: a remark is passed on as it was typed, and nothing of the game is in it.
public final class SecrecyDrill {
    private static final int LOOK_EVERY = 12;
    private static final int HINT_EVERY = 10; // looks
    private static final int HINT_ITERATIONS = 3;
    private static final String SEED = "5eed".repeat(16);
    private static final Clock STILL = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    private static final TablePace UNPACED = new TablePace(null, STILL);

    /// @param compared  pairs of messages
    /// @param differing pairs that were not the same
    public record Figures(int games, Map<String, Integer> perGame, long compared, long differing, List<String> examples, double seconds) {
        String text() {
            return String.format(Locale.ROOT,
                    "%d random games (%s): %d pairs of messages compared in worlds that differ only in what the viewer cannot know, "
                            + "%d differ%s; %.0f s",
                    games, perGame, compared, differing,
                    examples.isEmpty() ? "" : "\n" + String.join("\n", examples), seconds);
        }
    }

    private final AtomicLong compared = new AtomicLong();
    private final AtomicLong differing = new AtomicLong();
    private final List<String> examples = new ArrayList<>();

    private SecrecyDrill() {}

    public static Figures run(int games, long seed, PrintStream out) {
        long begun = System.nanoTime();
        var drill = new SecrecyDrill();
        var perGame = new ConcurrentHashMap<String, AtomicInteger>();
        var progress = Progress.of("games", games);
        var played = new AtomicInteger();
        IntStream.range(0, games).parallel().forEach(i -> {
            var game = Games.ALL.get(i % Games.ALL.size());
            drill.play(game, seed * games + i);
            perGame.computeIfAbsent(game.info().id(), _ -> new AtomicInteger()).incrementAndGet();
            progress.at(played.incrementAndGet());
        });
        var counts = new TreeMap<String, Integer>();
        perGame.forEach((id, count) -> counts.put(id, count.get()));
        var found = new Figures(games, counts, drill.compared.get(), drill.differing.get(), List.copyOf(drill.examples),
                (System.nanoTime() - begun) / 1e9);
        out.println(found.text());
        return found;
    }

    private <S extends Copyable<S>, A> void play(Game<S, A> game, long seed) {
        var chance = new Chance.Seeded(seed);
        var match = begin(game, chance);
        while (!match.isOver()) {
            if (chance.below(LOOK_EVERY) == 0) look(match, chance);
            var toAct = match.toAct().list();
            int seat = toAct.get(chance.below(toAct.size()));
            var options = match.options(seat);
            match.play(seat, options.get(chance.below(options.size())));
        }
    }

    /// With options of all kinds, where they go together.
    private static <S extends Copyable<S>, A> Match<S, A> begin(Game<S, A> game, Chance chance) {
        var chosen = terms(game, chance);
        try {
            return new Match<>(game, chosen, chance);
        } catch (BadInput _) {
            return new Match<>(game, game.info().terms(chosen.seats()), chance);
        }
    }

    private static Terms terms(Game<?, ?> game, Chance chance) {
        var info = game.info();
        int seats = info.minSeats() + chance.below(info.maxSeats() - info.minSeats() + 1);
        var chosen = new TreeMap<String, String>();
        for (var option : info.options())
            for (var key : option.keys(seats)) chosen.put(key, option.values().get(chance.below(option.values().size())));
        for (var option : info.options()) if (option.key().equals("maxRounds")) chosen.put(option.key(), fewest(option.values()));
        return info.terms(seats, chosen);
    }

    /// Without a limit games at random may last for ever.
    private static String fewest(List<String> values) {
        return values.stream().filter(value -> !value.equals("off")).min(Comparator.comparingInt(Integer::parseInt)).orElseThrow();
    }

    /// One world, and what everybody is told in it; each message is written once.
    private record World<S extends Copyable<S>, A>(Match<S, A> match, List<GameEvent> events, Map<List<Integer>, String> written) {
        /// All worlds begin at a position, so that they have the same past.
        static <S extends Copyable<S>, A> World<S, A> at(Record position, Match<S, A> like, long luck) {
            return new World<>(new Match<>(like.game(), like.terms(), position, new Chance.Seeded(luck)), List.of(), new HashMap<>());
        }

        World<S, A> play(Choice<A> choice) { return new World<>(match, match.play(choice.actor, choice.action), new HashMap<>()); }

        boolean showsNothing() { return match.journal().getLast().undoable(); }

        String told(List<Integer> mine) { return written.computeIfAbsent(mine, _ -> text(match, mine, events)); }
    }

    private record Choice<A>(int actor, A action) {}

    /// The real world beside one for each seat in which everything that seat cannot know is dealt anew.
    private <S extends Copyable<S>, A> void look(Match<S, A> match, Chance.Seeded chance) {
        long luck = chance.nextLong(), wish = chance.nextLong();
        var position = match.view(Game.REFEREE);
        var real = World.at(position, match, luck);
        var played = new HashMap<Choice<A>, World<S, A>>();
        for (int seat = 0; seat < match.terms().seats(); seat++) {
            var imagined = World.at(match.game().view(match.imagine(seat, new Chance.Seeded(chance.nextLong())), Game.REFEREE), match,
                    luck);
            compare(real, imagined, seat);
            if (real.match.toAct().contains(seat) && chance.below(HINT_EVERY) == 0) compareHints(real.match, imagined.match, seat);
            var choice = choice(real.match, imagined.match, wish);
            if (choice.isEmpty()) continue;
            var here = played.computeIfAbsent(choice.get(), each -> World.at(position, match, luck).play(each));
            var there = imagined.play(choice.get());
            if (here.showsNothing() && there.showsNothing()) compare(here, there, seat);
        }
    }

    /// Something that can be done in both. One wish finds the same for most seats, and the real world need not be played once more.
    private static <S extends Copyable<S>, A> Optional<Choice<A>> choice(Match<S, A> real, Match<S, A> imagined, long wish) {
        for (int actor : real.toAct().list()) {
            var both = real.options(actor).stream().filter(imagined.options(actor)::contains).toList();
            if (!both.isEmpty()) return Optional.of(new Choice<>(actor, both.get(new Chance.Seeded(wish).below(both.size()))));
        }
        return Optional.empty();
    }

    /// A hint may use what the seat is shown, and nothing else.
    private <S extends Copyable<S>, A> void compareHints(Match<S, A> real, Match<S, A> imagined, int seat) {
        var setup = SearchSetups.of(real.game());
        if (setup.isEmpty()) return;
        var one = Json.write(hints(setup.get(), real, seat));
        var two = Json.write(hints(setup.get(), imagined, seat));
        compared.incrementAndGet();
        if (one.equals(two)) return;
        differing.incrementAndGet();
        note("%s, hints for seat %d: %s".formatted(real.game().info().id(), seat, difference(one, two)));
    }

    private static <S extends Copyable<S>, A> List<Hint<A>> hints(SearchSetup<S, A> setup, Match<S, A> match, int seat) {
        return new Hints<>(setup).of(Insight.shown(match, seat), match.terms().seats(), Budget.ofIterations(HINT_ITERATIONS), 1, 7);
    }

    private void compare(World<?, ?> real, World<?, ?> imagined, int seat) {
        for (var mine : List.of(List.of(seat), List.<Integer>of())) {
            var one = real.told(mine);
            var two = imagined.told(mine);
            compared.incrementAndGet();
            if (!one.equals(two) || one.contains(SEED) && !real.match.isOver()) {
                differing.incrementAndGet();
                note("%s, seen by %s: %s".formatted(real.match.game().info().id(), mine, difference(one, two)));
            }
        }
    }

    private synchronized void note(String example) {
        if (examples.size() < 5) examples.add(example);
    }

    private static String difference(String one, String two) {
        int at = 0;
        while (at < Math.min(one.length(), two.length()) && one.charAt(at) == two.charAt(at)) at++;
        int from = Math.max(0, at - 60);
        return "…%s… / …%s…".formatted(one.substring(from, Math.min(one.length(), at + 40)),
                two.substring(from, Math.min(two.length(), at + 40)));
    }

    private static String text(Match<?, ?> match, List<Integer> mine, List<GameEvent> events) {
        var seats = IntStream.range(0, match.terms().seats()).mapToObj(seat -> Seat.bot(seat, "Player", "random")).toList();
        var state = state(match, seats);
        var seated = seats.stream().map(seat -> seat.shown(false)).toList();
        return Json.write(state.update(mine, seated, UNPACED, events)) + Json.write(since(match, mine, state.viewer(mine)))
                + notices(match, mine);
    }

    private static <S extends Copyable<S>, A> TableState<S, A> state(Match<S, A> match, List<Seat> seats) {
        var row = new TableRow("table", match.game().info().id(), "", SEED, "", "", TableRow.Status.PLAYING, null, null, 0,
                hearthside.server.protocol.ChatPolicy.FREE);
        return TableState.of(row, match, match.journal().stream().map(JournalLine::of).toList(), seats, Pacing.of(null, seats.size()),
                Chat.NONE);
    }

    /// What somebody would be told who is elsewhere, and whether.
    private static String notices(Match<?, ?> match, List<Integer> mine) {
        var somebody = Visitor.of("a".repeat(43));
        var seats = IntStream.range(0, match.terms().seats()).mapToObj(seat -> Seat.person(seat, "Player", false, somebody)).toList();
        return UNPACED.toTell(state(match, seats), List.of()).stream()
                .filter(seat -> mine.contains(seat.seat()))
                .map(seat -> new Notice(match.isOver() ? Notice.Kind.OVER : Notice.Kind.TURN, "en", match.game().info().title(),
                        seats.stream().filter(other -> other.seat() != seat.seat()).map(Seat::name).toList(), "/t/table").text())
                .toList().toString();
    }

    /// What the viewer would be told again of all that has happened.
    private static <S extends Copyable<S>, A> Replays.Since since(Match<S, A> match, List<Integer> mine, int viewer) {
        return Replay.since(match, match.journal().stream().map(JournalLine::of).toList(), List.of(), mine, viewer);
    }
}
