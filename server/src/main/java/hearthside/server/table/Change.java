package hearthside.server.table;

import hearthside.ai.Bots;
import hearthside.core.Copyable;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Actor;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Command;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.Phrase;
import hearthside.server.protocol.Talk;
import hearthside.server.question.Question;
import hearthside.server.table.TablePorts.WriteConflict;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Everything that can change a table. Each kind decides what it comes to, given the table as it is; [Table#change] does the rest.
sealed interface Change permits Change.Move, Change.BotMove, Change.Join, Change.Sit, Change.Resign, Change.Abandon, Change.AskUndo,
        Change.AnswerUndo, Change.Pace, Change.TimeIsUp, Change.Say, Change.MoveOn, Change.End, SeatChange, Caught {

    /// Returns nothing where the moment has passed. Throws [ApiError] or [hearthside.core.IllegalAction], and then nothing has happened.
    <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal);

    /// Whether it was made on this server, which then tells people who are elsewhere.
    default boolean isOurs() { return true; }

    /// Whether deciding may draw: where it cannot be written the luck has to go back.
    default boolean draws() { return false; }

    /// A player decides.
    record Move(Visitor visitor, Command.Play play) implements Change {
        @Override
        public boolean draws() { return true; }

        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            now.participants().mustOwn(visitor, play.seat());
            now.mustGoOn();
            if (play.seq() != now.seq()) return List.of();
            var action = Decisions.action(now.match().game(), play.action());
            if (!now.pacing().isAway(play.seat())) return List.of(Decisions.move(now, pace, play.seat(), action, Actor.PERSON));
            var back = Decisions.pace(now, pace, pace.wished(now, new Command.Return(play.seat())));
            return List.of(back, Decisions.move(back.after(), pace, play.seat(), action, Actor.PERSON));
        }
    }

    /// A bot decides, or a stand-in, or a standing order. One that was overtaken by events thinks again.
    ///
    /// @param action one of the options there were
    record BotMove(int seq, int seat, Object action) implements Change {
        @Override
        public boolean draws() { return true; }

        @Override
        @SuppressWarnings("unchecked") // whatever is not of this game is not among its options
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            if (seq != now.seq() || now.isOver() || pace.isHeldUp(now, seat) || !pace.isHelped(now, seat)) return List.of();
            return List.of(Decisions.move(now, pace, seat, (A) action, pace.actor(now, seat)));
        }
    }

    /// Somebody comes by the link of a free seat. Whoever sits there already may use it once more.
    record Join(Visitor visitor, String secret, @Nullable String name) implements Change {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var seat = now.participants().invited(secret);
            if (seat.isBot()) throw new ApiError(409, "resigned", "A bot plays on for this seat.");
            if (seat.isHeldBy(visitor)) return List.of();
            if (!seat.isOpen())
                throw new ApiError(409, "taken", "Somebody sits here already. Is it you, then make a link for another "
                        + "device in the menu of your table, or sign in.");
            return List.of(Decisions.take(now, pace, seat, visitor, name));
        }
    }

    /// Somebody comes to an open table; one seat is enough.
    record Sit(Visitor visitor, @Nullable String name) implements Change {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            if (!now.participants().mine(visitor).isEmpty()) return List.of();
            var free = now.participants().seats().stream().filter(Seat::isOpen).findFirst()
                    .orElseThrow(() -> new ApiError(409, "full", "All seats at this table are taken."));
            return List.of(Decisions.take(now, pace, free, visitor, name));
        }
    }

    record Resign(Visitor visitor, int seat) implements Change {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            now.participants().mustOwn(visitor, seat);
            if (now.isOver()) throw ApiError.over();
            return Decisions.resign(now, pace, seat, Bots.of(now.match().game()).usual());
        }
    }

    /// Somebody leaves for good, and gives up where nobody else holds the seat.
    record Abandon(Visitor visitor) implements Change {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var all = new ArrayList<Decision<S, A>>();
            var left = now;
            for (int seat : now.participants().mine(visitor)) {
                if (left.isOver() || left.participants().seat(seat).holders().size() > 1) continue;
                all.addAll(Decisions.resign(left, pace, seat, Bots.of(now.match().game()).usual()));
                left = all.getLast().after();
            }
            return all;
        }
    }

    /// Somebody wants to take back; where it is not free the others are asked.
    record AskUndo(Visitor visitor, Command.Undo undo) implements Change {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var mine = now.participants().mine(visitor);
            if (mine.isEmpty()) throw ApiError.notYours();
            now.mustGoOn();
            if (undo.seq() != now.seq()) return List.of();
            var others = now.participants().others(mine);
            int entries = UndoRequests.atOnce(now, mine, others, undo.whole());
            if (entries > 0) return List.of(Decisions.takeBack(now, pace, entries));
            var question = UndoRequests.ask(now.match(), mine, others, pace.questionEnds());
            return List.of(Decision.of(now.asking(question)).passing(on -> on.asked(now.seq(), question)));
        }
    }

    record AnswerUndo(Visitor visitor, boolean yes) implements Change {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var mine = now.participants().mine(visitor);
            var open = now.question();
            if (open == null || open.kind() != Question.Kind.UNDO || !open.mayAnswer(mine, yes))
                throw new ApiError(409, "not-asked", "Nobody has asked you to take anything back.");
            return List.of(Decisions.answer(now, pace, open, mine, yes).passing(on -> on.answered(now.seq(), mine, yes)));
        }
    }

    /// What a player wishes about the pace of a seat.
    record Pace(Visitor visitor, Command.Wish wish) implements Change {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            now.participants().mustOwn(visitor, wish.seat());
            if (now.isOver()) throw ApiError.over();
            var before = wish instanceof Command.Forced ? now.releasing(wish.seat()) : now;
            return List.of(Decisions.pace(before, pace, pace.wished(now, wish)));
        }
    }

    /// A clock may have run out: then a stand-in plays on for that seat.
    record TimeIsUp() implements Change {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            if (now.isOver()) return List.of();
            Pacing written = journal.pacing(now.pacing()); // another server may have moved a clock
            return pace.overdue(now, written).map(next -> List.of(Decisions.pace(now, pace, next))).orElse(List.of());
        }
    }

    /// Everybody is told when it is read, in its place among what was decided meanwhile: see [Table#say].
    ///
    /// @param phrase where it is one of those of the house
    record Say(Visitor visitor, String text, @Nullable Phrase phrase) implements Change {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            if (!now.participants().belongs(visitor))
                throw new ApiError(403, "not-yours", "Only those who play can talk at this table.");
            if (phrase == null && now.row().talk() == Talk.PHRASES)
                throw new ApiError(409, "phrases-only", "At this table one talks in phrases; choose one of them.");
            var mine = now.participants().mine(visitor);
            var seat = mine.isEmpty() ? now.participants().former(visitor) : now.participants().seat(now.viewer(mine));
            var said = now.chat().remark(seat, text, phrase);
            return List.of(Decision.telling(now, to -> {
                WriteConflict.unless(to.say(now.chat().next(), said, visitor.hash()));
                return true;
            }, List.of()));
        }
    }

    /// The rematch is open.
    record MoveOn(String next) implements Change {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            return List.of(Decision.telling(now.movedOn(next), _ -> true, List.of(new Message.Moved(next))));
        }
    }

    /// It is given up, but two may have given up at the same time on two servers: then neither has written that it is over.
    record End() implements Change {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            if (!now.isGivenUp() || now.row().status() != TableRow.Status.PLAYING) return List.of();
            var clockUpdate = pace.clockUpdate(now.paced(pace.ended(now.pacing())), Actor.PERSON);
            return List.of(Decision.telling(now.recorded(now.row().over(clockUpdate.at())), to -> to.end(clockUpdate), List.of()));
        }
    }
}
