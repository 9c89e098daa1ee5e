package hearthside.server.table;

import hearthside.core.Copyable;
import hearthside.server.question.Question;
import hearthside.wire.JournalLine;
import hearthside.wire.JournalPlayer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/// What other servers did at this table, read from where they wrote it. It goes the same road as what is done here, so that those who look
/// on here are told the same in the same order. What is known already comes to nothing.
sealed interface Caught extends Change {
    @Override
    default boolean isOurs() { return false; }

    /// Whether to take back is asked at one moment of the game; whether to free a seat is not.
    private static boolean isOf(Question question, int seq, TableState<?, ?> now) {
        return question.kind() != Question.Kind.UNDO || seq == now.seq();
    }

    /// Decisions, what was taken back, and what was said, in the order in which they were written.
    record Lines() implements Caught {
        @Override
        public boolean draws() { return true; }

        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var unread = journal.lines(now.seq());
            var said = new ArrayDeque<>(journal.chat(now.chat().next())); // Trap: after the lines, or one said before them may be missing
            var all = new ArrayList<Decision<S, A>>();
            var state = unread.isEmpty() ? now : now.paced(journal.pacing(now.pacing()));
            state = hear(state, said, all);
            for (var line : JournalLine.readAll(now.match().game(), unread, now.seq())) {
                all.add(next(state, line));
                state = hear(all.getLast().after(), said, all);
            }
            return all;
        }

        /// What was said before the next line. The rest was said after lines that were not read yet: of those we are told.
        private static <S extends Copyable<S>, A> TableState<S, A> hear(TableState<S, A> now, Queue<Chat.Remark> said,
                List<Decision<S, A>> all) {
            var heard = now;
            while (!said.isEmpty() && said.element().after() <= now.seq()) {
                var remark = said.remove();
                heard = heard.talking(heard.chat().with(List.of(remark)));
                all.add(Decision.telling(heard, _ -> true, List.of()));
            }
            return heard;
        }

        private static <S extends Copyable<S>, A> Decision<S, A> next(TableState<S, A> now, JournalLine<A> line) {
            var step = JournalPlayer.next(now.match().fork(), now.seq(), line).checked();
            var after = now.played(step.match(), line);
            if (step.isUndo()) return Decision.of(after.holding(step.match().toAct().list())).undone();
            return Decision.of(after.releasing(step.seat())).happened(step.events());
        }
    }

    /// Somebody has sat down or left, or a clock was moved.
    record Seats() implements Caught {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var participants = new Participants(journal.seats());
            var pacing = journal.pacing(now.pacing());
            if (participants.equals(now.participants()) && pacing.equals(now.pacing())) return List.of();
            return List.of(Decision.of(now.seated(participants).paced(pacing)));
        }
    }

    /// The rematch is open.
    record Rematch() implements Caught {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var successor = journal.row(now.row()).successor();
            return successor == null || successor.equals(now.successor()) ? List.of() : new MoveOn(successor).decide(now, pace, journal);
        }
    }

    /// What this holder had has changed hands: seats have other holders, and some of what was said may be gone.
    record Belongings(String holder) implements Caught {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            if (!holder.equals(now.row().host()) && !now.participants().isHeldBy(holder)) return List.of();
            var after = now.recorded(journal.row(now.row())).talking(Chat.NONE.with(journal.chat(0)));
            return List.of(Decision.of(after.seated(new Participants(journal.seats())).paced(journal.pacing(now.pacing()))));
        }
    }

    /// Somebody asks the others. Of two who ask at the same time on two servers, everybody hears the lower seat.
    record Asked(int seq, Question question) implements Caught {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            if (!isOf(question, seq, now) || now.isOver()) return List.of();
            return isOpen(now.question()) ? List.of() : List.of(Decision.of(now.asking(question)));
        }

        private boolean isOpen(@Nullable Question open) { return open != null && open.seat() <= question.seat(); }
    }

    /// Where the answers cross, both servers take back, and the journal takes one of them.
    record Answered(int seq, List<Integer> seats, boolean yes) implements Caught {
        /// What all have agreed to by this answer is written here.
        @Override
        public boolean isOurs() { return true; }

        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var open = now.question();
            if (open == null || !isOf(open, seq, now)) return List.of();
            return List.of(Decisions.answer(now, pace, open, seats, yes));
        }
    }
}
