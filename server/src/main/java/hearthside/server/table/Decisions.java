package hearthside.server.table;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Actor;
import hearthside.server.pace.ClockUpdate;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.ApiError;
import hearthside.server.question.Question;
import hearthside.server.table.TablePorts.WriteConflict;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// What several kinds of [Change] have in common.
final class Decisions {
    private Decisions() {}

    /// An action as a browser wrote it.
    static <A> A action(Game<?, A> game, JsonNode tree) {
        try {
            return Json.read(game.info().actions(), tree);
        } catch (BadInput e) {
            throw new ApiError(400, "bad-action", e.within("action").text(), "action");
        }
    }

    /// Plays aside: until it is written, nobody but the luck knows.
    static <S extends Copyable<S>, A> Decision<S, A> move(TableState<S, A> now, TablePace pace, int seat, A action, Actor actor) {
        var match = now.match().fork();
        var events = match.play(seat, action);
        var line = JournalLine.of(match.journal().getLast());
        var next = pace.decided(now, match, seat, action, actor);
        var status = match.isOver() ? TableRow.Status.OVER : TableRow.Status.PLAYING;
        var after = now.played(match, line).paced(next);
        var then = actor == Actor.PERSON ? after.releasing(seat) : after;
        return Decision.of(then, append(now, line, status, pace.clockUpdate(then, actor))).happened(events);
    }

    static <S extends Copyable<S>, A> Decision<S, A> takeBack(TableState<S, A> now, TablePace pace, int entries) {
        var match = now.match().before(entries);
        JournalLine<A> line = JournalLine.undo(entries);
        var next = pace.takenBack(now, match);
        var after = now.played(match, line).paced(next).holding(match.toAct().list());
        return Decision.of(after, append(now, line, TableRow.Status.PLAYING, pace.clockUpdate(after, Actor.PERSON))).undone();
    }

    private static Decision.Write append(TableState<?, ?> now, JournalLine<?> line, TableRow.Status status, ClockUpdate clockUpdate) {
        return journal -> {
            WriteConflict.unless(journal.append(now.seq(), line.text(), status, clockUpdate));
            return true;
        };
    }

    static <S extends Copyable<S>, A> Decision<S, A> pace(TableState<S, A> now, TablePace pace, Pacing next) {
        var after = now.paced(next);
        var clockUpdate = pace.clockUpdate(after, Actor.PERSON);
        return Decision.of(after, journal -> {
            journal.pace(clockUpdate);
            return true;
        });
    }

    static <S extends Copyable<S>, A> Decision<S, A> take(TableState<S, A> now, TablePace pace, Seat seat, Visitor visitor,
            @Nullable String name) {
        now.mustGoOn();
        return seat(now, pace, seat.takenBy(visitor, visitor.called(name, "name", "Player " + (seat.seat() + 1))));
    }

    /// Who sits there from now on. Another server may have seated somebody meanwhile: then nothing has happened.
    static <S extends Copyable<S>, A> Decision<S, A> seat(TableState<S, A> now, TablePace pace, Seat seat) {
        var before = now.participants().seat(seat.seat());
        var participants = now.participants().with(seat);
        boolean isEnd = participants.isGivenUp() && !now.isOver();
        var pacing = seat.isOpen() ? now.pacing().vacated(seat.seat()) : now.pacing();
        var next = participants.isGivenUp() ? pace.ended(pacing) : pace.seated(now.match(), participants, pacing);
        var after = now.seated(participants).paced(next);
        var clockUpdate = pace.clockUpdate(after, Actor.PERSON);
        return Decision.of(isEnd ? after.recorded(now.row().over(clockUpdate.at())) : after, journal -> {
            WriteConflict.unless(journal.seat(before, seat, clockUpdate, isEnd));
            return true;
        });
    }

    /// Whoever gives up agrees to whatever was asked.
    ///
    /// @param level of the bot that plays on
    static <S extends Copyable<S>, A> List<Decision<S, A>> resign(TableState<S, A> now, TablePace pace, int seat, String level) {
        var all = new ArrayList<Decision<S, A>>();
        var left = seat(now, pace, now.participants().seat(seat).resignedTo(level));
        all.add(left);
        var open = left.after().question();
        if (open != null)
            all.add(answer(left.after(), pace, open, List.of(seat), true).passing(on -> on.answered(now.seq(), List.of(seat), true)));
        return all;
    }

    /// Some have answered. Once enough agree, what was asked is done.
    static <S extends Copyable<S>, A> Decision<S, A> answer(TableState<S, A> now, TablePace pace, Question open, List<Integer> seats,
            boolean yes) {
        var next = open.answered(seats, yes);
        if (open.isWithdrawnBy(seats, yes) || next.isLost()) return Decision.of(now.asking(null));
        return switch (open.kind()) {
            case UNDO -> next.isAgreed() ? takeBack(now, pace, open.entries()) : Decision.telling(now.asking(next), _ -> true, List.of());
            case FREE -> next.isAgreed() && now.participants().seat(open.about()).isPerson()
                    ? vacate(now, pace, open.about())
                    : Decision.of(now.asking(next.isAgreed() ? null : next));
        };
    }

    /// A seat is taken from its player.
    static <S extends Copyable<S>, A> Decision<S, A> vacate(TableState<S, A> now, TablePace pace, int seat) {
        boolean isSettled = now.question() != null && now.question().about() == seat;
        return seat(isSettled ? now.asking(null) : now, pace, now.participants().seat(seat).vacated());
    }
}
