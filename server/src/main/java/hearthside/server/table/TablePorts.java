package hearthside.server.table;

import hearthside.server.bots.BotRunner;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.ClockUpdate;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.Message;
import hearthside.server.question.Question;
import java.util.List;

/// What a table is given to reach the world outside: it knows neither HTTP nor SQL nor other servers.
public record TablePorts(Journal journal, OtherServers others, BotRunner bots, Host host) {

    /// Where one table writes down what happens, and reads what other servers have written. What is written here is safe when the method
    /// returns; a method that throws has written nothing.
    public interface Journal {
        /// One more line; the last one ends the game in the same breath. Returns whether it is written: another server may have written
        /// this line meanwhile, or somebody has given up there.
        boolean append(int line, String entry, TableRow.Status status, ClockUpdate clockUpdate);

        /// How the clocks stand, without a decision having been made.
        void pace(ClockUpdate clockUpdate);

        /// Who sits there now.
        ///
        /// @param isEnd whether the game is given up with that
        /// Returns whether it is written: on another server somebody may have sat down there meanwhile.
        boolean seat(Seat before, Seat seat, ClockUpdate clockUpdate, boolean isEnd);

        /// From where somebody plays: only what is the same is ever looked at.
        void came(List<Integer> seats, String origin);

        /// It is given up, and nobody has written that yet. Returns whether this did.
        boolean end(ClockUpdate clockUpdate);

        /// It is written after all that is decided by then, on whatever server. Returns whether it is: on another server somebody may have
        /// said something meanwhile.
        ///
        /// @param by the holder who says it
        boolean say(int number, Message.Said said, String by);

        TableRow row(TableRow known);

        /// @param from the first line wanted
        List<String> lines(int from);

        List<Seat> seats();

        /// What is written, or what is known where that does not answer.
        Pacing pacing(Pacing known);

        /// What was said, the oldest first.
        List<Chat.Remark> chat(int from);

        /// What was said on other servers before this line was written; nothing where that does not answer.
        List<Chat.Remark> missed(int from, int line);
    }

    /// Another server has written this first.
    public static final class WriteConflict extends RuntimeException {
        private WriteConflict() { super("Somebody else was faster.", null, false, false); }

        public static void unless(boolean written) {
            if (!written) throw new WriteConflict();
        }
    }

    /// Tells other servers of the same house what is not written down. It may get lost.
    public interface OtherServers {
        /// Who looks at the table here.
        void here(Audience.Presence presence);

        /// @param seq of the journal when it was asked: later there is no such question any more
        void asked(int seq, Question question);

        void answered(int seq, List<Integer> seats, boolean yes);
    }

    /// The house a table stands in.
    public interface Host {
        /// Why somebody who may be elsewhere is told.
        enum Reason { TURN, STOOD_IN, OVER }

        /// Something waits for whoever holds the seat. Nobody waits until they know.
        ///
        /// @param isLooking whether one of them has the table open
        void waits(Reason reason, String table, Seat seat, boolean isLooking);

        /// The game is over, and this server has written that.
        void over(Table<?, ?> table);

        /// Something was decided or taken back, and this server has written that. Nobody waits for what follows from it.
        default void moved(Table<?, ?> table) {}

        /// Something is asked at this table, and ends by itself: see [Table#endQuestion].
        void asks(Table<?, ?> table);

        /// Whether somebody may say anything at all.
        default boolean mayTalk(Visitor visitor) { return true; }

        /// The same people on the same terms. Returns the name of the new table, the same for everybody who asks.
        String openAgain(Table<?, ?> table, Visitor host);
    }
}
