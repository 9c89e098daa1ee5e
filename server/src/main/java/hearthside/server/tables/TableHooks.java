package hearthside.server.tables;

import hearthside.server.identity.Visitor;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.table.TablePorts;

/// What other parts of the house do when something happens at tables.
public interface TableHooks {
    /// Nobody does anything.
    TableHooks NONE = new TableHooks() {
        @Override
        public void waits(TablePorts.Host.Reason reason, String table, Seat seat, boolean isLooking) {}

        @Override
        public void over(Table<?, ?> table) {}

        @Override
        public void hintsWanted(String table) {}

        @Override
        public void rematch(String old, String next) {}

        @Override
        public void called(String holder) {}

        @Override
        public void dismissed(String holder) {}

        @Override
        public boolean mayTalk(Visitor visitor) { return true; }

        @Override
        public boolean isWelcome(Table<?, ?> table, Visitor visitor) { return true; }

        @Override
        public boolean isSealed(String table) { return false; }
    };

    /// Something waits for whoever holds the seat.
    ///
    /// @param isLooking whether one of them has the table open
    void waits(TablePorts.Host.Reason reason, String table, Seat seat, boolean isLooking);

    /// A game is over, and this server has written that.
    void over(Table<?, ?> table);

    /// From now on players at this table may ask for hints.
    void hintsWanted(String table);

    /// The same people go on at another table.
    void rematch(String old, String next);

    /// Something may be new for this holder: a challenge, or a table.
    void called(String holder);

    /// Whoever was this may be somebody else now, or gone: they come in again.
    void dismissed(String holder);

    /// Whether a keeper has not silenced whoever wants to say something.
    boolean mayTalk(Visitor visitor);

    /// Whether nobody who sits there has blocked whoever comes.
    boolean isWelcome(Table<?, ?> table, Visitor visitor);

    /// Whether other tables still play with the luck of this one.
    boolean isSealed(String table);
}
