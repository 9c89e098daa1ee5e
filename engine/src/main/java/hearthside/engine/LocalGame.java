package hearthside.engine;

import hearthside.codec.Codecs;
import hearthside.codec.GameCodec;
import hearthside.codec.Tree;
import hearthside.codec.Type;
import hearthside.codec.Types;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.UndoRules;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Handed;
import hearthside.core.input.BadInput;
import hearthside.wire.JournalLine;
import hearthside.wire.JournalPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// One game in the browser, with the journal that led to it: the same lines as at a table of the house.
final class LocalGame<S extends Copyable<S>, A> {
    private static final Type<List<Integer>> SEATS = Types.listOf(Types.WHOLE);

    private final GameCodec<A> codec;
    private final List<JournalLine<A>> lines;
    private final LocalBots<S, A> bots = new LocalBots<>();
    private Match<S, A> match;

    private LocalGame(GameCodec<A> codec, Match<S, A> match, List<JournalLine<A>> lines) {
        this.codec = codec;
        this.match = match;
        this.lines = lines;
    }

    /// A new game; with `draws` its set-up has the luck that was typed in.
    static <S extends Copyable<S>, A> LocalGame<S, A> begin(Game<S, A> game, Tree asked, long seed) {
        var codec = Codecs.of(game);
        var terms = terms(game, asked);
        Chance luck = new Chance.Seeded(seed);
        if (asked.at("draws") != null)
            luck = new Handed(OwnDice.read(asked, Game.SPECTATOR, seed).numbers(game, terms), luck);
        var match = new Match<>(game, terms, luck);
        return new LocalGame<>(codec, match, new ArrayList<>(List.of(JournalLine.of(match.journal().getFirst()))));
    }

    /// What was chosen, and what follows from who sits there.
    static <A> Terms terms(Game<?, A> game, Tree asked) {
        var chosen = Codecs.of(game).readTerms(game, asked, game.info().newest());
        var options = asked.at("options");
        var bots = asked.at("bots") == null ? List.<Integer>of() : SEATS.read(Objects.requireNonNull(asked.at("bots")));
        return game.info().terms(chosen.seats(), game.info().suiting(
                options == null ? Map.of() : Types.mapOf(Types.TEXT).read(options), bots, chosen.seats() - bots.size() > 1),
                chosen.edition());
    }

    /// A game that begins at a position.
    static <S extends Copyable<S>, A> LocalGame<S, A> at(Game<S, A> game, Terms terms, Record position, Chance luck) {
        var match = new Match<>(game, terms, position, luck);
        return new LocalGame<>(Codecs.of(game), match, new ArrayList<>(List.of(JournalLine.of(match.journal().getFirst()))));
    }

    /// A game that was played before, line by line. Throws [BadInput] where it does not come out as it is written.
    static <S extends Copyable<S>, A> LocalGame<S, A> resume(Game<S, A> game, Tree header, List<Tree> written, long seed) {
        var codec = Codecs.of(game);
        Terms terms = codec.readTerms(game, header);
        var lines = new ArrayList<JournalLine<A>>();
        for (var tree : written) {
            var undo = tree.at("undo");
            lines.add(undo == null ? JournalLine.of(codec.entry().read(tree)) : JournalLine.undo(Types.WHOLE.read(undo)));
        }
        var opening = header.at("opening");
        return new LocalGame<>(codec, JournalPlayer.standing(game, terms, opening == null ? null : codec.view().read(opening), lines,
                new Chance.Seeded(seed)), lines);
    }

    Match<S, A> match() { return match; }

    GameCodec<A> codec() { return codec; }

    List<JournalLine<A>> lines() { return List.copyOf(lines); }

    int seq() { return lines.size(); }

    /// The first line of its journal.
    String header() {
        var info = match.game().info();
        var out = new StringBuilder("{\"hearthside\":1,\"game\":\"%s\",\"rules\":%d,".formatted(info.id(), info.rules()));
        codec.writeTerms(out, match.game(), match.terms());
        out.append(",\"hash\":null,\"opening\":");
        match.opening().ifPresentOrElse(opening -> codec.view().write(out, opening), () -> out.append("null"));
        return out.append('}').toString();
    }

    /// Enough to go on with it elsewhere: the terms, and all that the referee sees.
    String position() { return position(match); }

    String position(Match<S, A> at) {
        var out = new StringBuilder("{\"game\":\"%s\",".formatted(at.game().info().id()));
        codec.writeTerms(out, at.game(), at.terms());
        out.append(",\"state\":");
        codec.view().write(out, at.view(Game.REFEREE));
        return out.append('}').toString();
    }

    /// The line that was written last.
    String line() {
        return switch (lines.getLast()) {
            case JournalLine.Decided<A>(var entry) -> codec.entry().text(entry);
            case JournalLine.Undone<A>(int entries) -> "{\"undo\":%d}".formatted(entries);
            case JournalLine.Revealed<A> _ -> throw new IllegalStateException("a seed is never told here");
        };
    }

    /// Throws `IllegalAction`, and then nothing has changed.
    List<GameEvent> play(int seat, A action) { return played(match.play(seat, action)); }

    /// The same with luck of one's own.
    List<GameEvent> play(int seat, A action, Chance luck) { return played(match.play(seat, action, luck)); }

    private List<GameEvent> played(List<GameEvent> events) {
        lines.add(JournalLine.of(match.journal().getLast()));
        bots.tell(events);
        return events;
    }

    List<GameEvent> letBotPlay(int seat, String level, long seed) { return play(seat, choose(seat, level, seed)); }

    /// What a bot would do; nothing is played.
    A choose(int seat, String level, long seed) {
        if (!match.toAct().contains(seat)) throw new BadInput("seat", "Seat %d has nothing to decide now.".formatted(seat));
        return bots.choose(match, seat, level, seed);
    }

    /// Takes back so many decisions.
    void undo(int entries) {
        var step = JournalPlayer.next(match, lines.size(), JournalLine.<A>undo(entries));
        match = step.match();
        lines.add(step.line());
        bots.leave();
    }

    /// Of several seats at one screen, the one to act; else the first.
    int viewer(List<Integer> mine) {
        return mine.stream().filter(match.toAct()::contains).findFirst().orElseGet(() -> mine.isEmpty() ? Game.SPECTATOR : mine.getFirst());
    }

    /// All that an Update says about the game itself.
    ///
    /// @param mine   seats that are decided for at this screen
    /// @param events what has just happened
    String look(List<Integer> mine, List<GameEvent> events) {
        int viewer = viewer(mine);
        var view = match.view(viewer);
        return new Fields().put("seq", seq()).put("viewer", viewer).put("toAct", match.toAct().list())
                .put("options", Types.listOf(codec.action()), match.options(viewer)).put("events", codec, events, viewer)
                .put("view", codec.view(), view).facts(codec, match.facts(view, viewer)).put("over", match.isOver())
                .raw("result", ProtocolJson.result(match.result()))
                .put("free", match.isOver() ? 0 : UndoRules.free(match.journal(), mine))
                .put("own", match.isOver() ? 0 : UndoRules.sinceOwn(match.journal(), mine))
                .raw("terms", ProtocolJson.terms(match.game(), codec, match.terms())).end();
    }
}
