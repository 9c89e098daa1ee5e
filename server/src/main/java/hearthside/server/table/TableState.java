package hearthside.server.table;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.Result;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import hearthside.server.question.Question;
import hearthside.wire.JournalLine;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A table at one moment. It never changes, so what is handed out cannot be torn, and reading needs no lock.
///
/// @param match     nobody plays on it: whoever does forks it first
/// @param lines     of the journal, also what was taken back: their number is the seq
/// @param held      whoever took a step back decides by hand next, or the forced move would be made again at once
/// @param question  whether to take back, which bots wait for, or whether to free a seat
/// @param denied    the seq at which taking back was last denied: bots wait once, or whoever asks again and again would hold up everybody
/// @param successor the table of the rematch
public record TableState<S extends Copyable<S>, A>(TableRow row, Match<S, A> match, List<JournalLine<A>> lines, Participants participants,
        Pacing pacing, Set<Integer> held, @Nullable Question question, int denied, Chat chat, @Nullable String successor) {
    public TableState {
        lines = List.copyOf(lines);
        held = Set.copyOf(held);
    }

    public static <S extends Copyable<S>, A> TableState<S, A> of(TableRow row, Match<S, A> match, List<JournalLine<A>> lines,
            List<Seat> seats,
            Pacing pacing, Chat chat) {
        return new TableState<>(row, match, lines, new Participants(seats), pacing, Set.of(), null, -1, chat, row.successor());
    }

    public int seq() { return lines.size(); }

    boolean isGivenUp() { return participants.isGivenUp(); }

    /// By the rules, or because people gave up.
    public boolean isOver() { return match.isOver() || isGivenUp(); }

    public List<Integer> toAct() { return isOver() ? List.of() : match.toAct().list(); }

    /// How it came out, or how it stands.
    public Result result() { return participants.result(match); }

    /// Once people gave up nobody decides; where the game has ended by its rules, those say no.
    void mustGoOn() { if (isGivenUp()) throw ApiError.over(); }

    /// Of several seats at one screen, the one to act; else the first.
    public int viewer(List<Integer> mine) {
        return mine.stream().filter(match.toAct()::contains).findFirst().orElseGet(() -> mine.isEmpty() ? Game.SPECTATOR : mine.getFirst());
    }

    /// One line more, and where the match is after it. Whether to take back is settled by that.
    TableState<S, A> played(Match<S, A> next, JournalLine<A> line) {
        var all = new ArrayList<>(lines);
        all.add(line);
        var open = isAsking(Question.Kind.UNDO) ? null : question;
        return new TableState<>(row, next, all, participants, pacing, held, open, denied, chat, successor);
    }

    /// The same moment, with the match played once more.
    TableState<S, A> replayed(Match<S, A> again) {
        return new TableState<>(row, again, lines, participants, pacing, held, question, denied, chat, successor);
    }

    TableState<S, A> recorded(TableRow next) {
        return new TableState<>(next, match, lines, participants, pacing, held, question, denied, chat, successor);
    }

    TableState<S, A> seated(Participants next) {
        return new TableState<>(row, match, lines, next, pacing, held, next.isGivenUp() || isMoot(next) ? null : question, denied, chat,
                successor);
    }

    TableState<S, A> paced(Pacing next) {
        return new TableState<>(row, match, lines, participants, next, held, question, denied, chat, successor);
    }

    TableState<S, A> holding(Collection<Integer> seats) {
        var all = new HashSet<>(held);
        all.addAll(seats);
        return new TableState<>(row, match, lines, participants, pacing, all, question, denied, chat, successor);
    }

    TableState<S, A> releasing(int seat) {
        var all = new HashSet<>(held);
        all.remove(seat);
        return new TableState<>(row, match, lines, participants, pacing, all, question, denied, chat, successor);
    }

    TableState<S, A> asking(@Nullable Question next) {
        int refused = next == null && isAsking(Question.Kind.UNDO) ? seq() : denied;
        return new TableState<>(row, match, lines, participants, pacing, held, next, refused, chat, successor);
    }

    TableState<S, A> talking(Chat next) {
        return new TableState<>(row, match, lines, participants, pacing, held, question, denied, next, successor);
    }

    TableState<S, A> movedOn(String next) {
        return new TableState<>(row, match, lines, participants, pacing, held, question, denied, chat, next);
    }

    /// Whether this is being asked now.
    boolean isAsking(Question.Kind kind) { return question != null && question.kind() == kind; }

    /// Whether the seat in question has been given up or freed.
    private boolean isMoot(Participants next) {
        return question != null && question.kind() == Question.Kind.FREE && !next.seat(question.about()).isPerson();
    }

    private Message.@Nullable Vote vote() {
        return question == null || question.kind() != Question.Kind.FREE
                ? null
                : new Message.Vote(question.seat(), question.about(), question.silent().stream().sorted().toList(), question.until());
    }

    /// How it looks to those who decide for the seats `mine`.
    ///
    /// @param seated who sits where, and who of them is there
    /// @param events what has just happened
    public Message.Update update(List<Integer> mine, List<Message.Seated> seated, TablePace pace, List<GameEvent> events) {
        boolean over = isOver();
        int viewer = viewer(mine);
        var toAct = toAct();
        var view = match.view(viewer);
        return new Message.Update(seq(), row.id(), row.game(), row.promise(),
                Message.Agreed.at(match.terms()),
                seated, mine, viewer, toAct, over ? List.of() : match.options(viewer),
                events.stream().map(event -> event.seenBy(viewer)).toList(), view, match.facts(view, viewer),
                over ? Message.UndoState.NONE : UndoRequests.offer(match, mine, question), over, Message.Standing.of(result()),
                over && !row.isShared() ? row.seed() : null,
                toAct.stream().filter(seat -> participants.seat(seat).isBot() || pacing.isAway(seat)).toList(), pace.shown(pacing, mine),
                over ? null : vote(), row.talk());
    }
}
