package hearthside.server.table;

import hearthside.ai.Bots;
import hearthside.core.Copyable;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.question.Question;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// Whose seat is whose: what can change that besides sitting down and giving up. A taken seat belongs to its holder.
sealed interface SeatChange extends Change {
    /// On which one seat may be held.
    int MOST_DEVICES = 10;

    /// Somebody who holds seats opens the table: from now on their clock may run.
    record Arrive(Visitor visitor) implements SeatChange {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var mine = now.participants().mine(visitor);
            if (now.isOver() || mine.stream().noneMatch(now.pacing()::isExpected)) return List.of();
            return List.of(Decisions.pace(now, pace, pace.seated(now.match(), now.participants(), now.pacing().arrived(mine))));
        }
    }

    /// The same player comes on another device, by a link that they made themselves.
    ///
    /// @param holder who made it
    record Adopt(Visitor visitor, String holder) implements SeatChange {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var all = new ArrayList<Decision<S, A>>();
            var state = now;
            for (var seat : now.participants().seats()) {
                if (!seat.isPerson() || !seat.holders().contains(holder) || seat.isHeldBy(visitor)) continue;
                if (seat.holders().size() >= MOST_DEVICES)
                    throw new ApiError(409, "too-many-devices", "Your seat is open on many devices already; play on with one of them.");
                all.add(Decisions.seat(state, pace, seat.alsoHeldBy(visitor)));
                state = all.getLast().after();
            }
            return all;
        }
    }

    /// The host wants a seat to be free again. Where its player's time has run out it is at once; else everybody is asked.
    record Free(Visitor visitor, int seat) implements SeatChange {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            if (!visitor.hash().equals(now.row().host()))
                throw new ApiError(403, "not-host", "Only whoever opened this table can do that.");
            if (now.isOver()) throw ApiError.over();
            var people = now.participants();
            if (seat < 0 || seat >= people.seats().size() || !people.seat(seat).isPerson() || people.seat(seat).isHeldBy(visitor))
                throw new ApiError(409, "bad-seat", "Only the seat of another player can be freed.");
            if (now.pacing().isAway(seat)) return List.of(Decisions.vacate(now, pace, seat));
            if (now.question() != null)
                throw new ApiError(409, "already-asked", "Something else is being asked; wait until it is settled.");
            var voices = people.voices();
            var others = new HashSet<>(voices);
            others.removeAll(people.mine(visitor));
            int asks = people.mine(visitor).stream().findFirst().orElse(-1);
            var question = Question.free(asks, seat, others, voices.size(), pace.questionEnds());
            return List.of(Decision.of(now.asking(question)).passing(on -> on.asked(now.seq(), question)));
        }
    }

    record AnswerVote(Visitor visitor, boolean yes) implements SeatChange {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var mine = now.participants().mine(visitor);
            var open = now.question();
            if (open == null || open.kind() != Question.Kind.FREE || now.isOver() || !open.mayAnswer(mine, yes))
                throw new ApiError(409, "not-asked", "Nobody has asked you that.");
            return List.of(Decisions.answer(now, pace, open, mine, yes).passing(on -> on.answered(now.seq(), mine, yes)));
        }
    }

    /// A question was open for long enough: it is settled with a no.
    record QuestionEnds() implements SeatChange {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var open = now.question();
            if (open == null || !open.isEnded(pace.time().millis()) && !now.isOver()) return List.of();
            return List.of(Decision.of(now.asking(null)));
        }
    }

    /// A free seat gets the link that its host can make again.
    ///
    /// @param link the hash of its secret
    record Link(Visitor visitor, int seat, String link) implements SeatChange {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var open = now.participants().seat(seat);
            if (!visitor.hash().equals(now.row().host()) || !open.isOpen() || now.isOver() || link.equals(open.invite())) return List.of();
            return List.of(Decisions.seat(now, pace, open.linked(link)));
        }
    }

    /// Whoever looks after the house ends the game: it stays as it stands, and is not rated.
    record Close() implements SeatChange {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var all = new ArrayList<Decision<S, A>>();
            var state = now.asking(null);
            for (var seat : now.participants().seats()) {
                if (state.isOver() || !seat.isPerson()) continue;
                all.add(Decisions.seat(state, pace, seat.endedFor(Bots.of(now.match().game()).usual())));
                state = all.getLast().after();
            }
            if (all.isEmpty() && !now.isOver())
                throw new ApiError(409, "nobody-there", "Only bots play there; they come to an end by themselves.");
            return all;
        }
    }

    /// Somebody wants to play again.
    record WantRematch(Visitor visitor) implements SeatChange {
        @Override
        public <S extends Copyable<S>, A> List<Decision<S, A>> decide(TableState<S, A> now, TablePace pace, TablePorts.Journal journal) {
            var all = new ArrayList<Decision<S, A>>();
            var state = now;
            for (int seat : now.participants().theirs(visitor)) {
                if (now.participants().seat(seat).rematch()) continue;
                all.add(Decisions.seat(state, pace, state.participants().seat(seat).wantingMore()));
                state = all.getLast().after();
            }
            return all;
        }
    }
}
