package hearthside.server.protocol;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Looking after the house: what everybody is told of it, and what keepers see and do.
public interface Keeper {
    /// Who is warned reads why; who is muted says nothing; who is suspended does nothing but look.
    enum Measure { WARNED, MUTED, SUSPENDED }

    enum Registration { OPEN, INVITATION, CLOSED }

    enum Deed { SETTLED, WARNED, MUTED, SUSPENDED, LIFTED, CLOSED, RELEASED, INSPECTED, ANNOUNCED, REGISTRATION, INVITED }

    /// What the house tells whoever comes.
    ///
    /// @param announcement empty where there is none
    /// @param imprint      whether there is such a page
    /// @param keeper       whether whoever asks is one
    /// @param measures     that hold for whoever asks
    record House(String announcement, Registration registration, boolean imprint, boolean privacy, boolean keeper, List<Holding> measures,
            Retained kept) implements Answer {}

    /// @param until null where it holds until it is lifted
    record Holding(String id, Measure measure, String reason, @Nullable Instant until) {}

    /// For how many days something is kept; 0 is for good.
    record Retained(int unfinished, int finished, int reports, int measures, int log) {}

    /// @param holding whether it is in force
    record Taken(String id, String name, boolean account, Measure measure, String reason, String keeper, Instant made,
            @Nullable Instant until, boolean holding) implements Answer {}

    record Remark(int seat, String name, String text, Instant at) {}

    /// @param present whether whoever it is about is still there, and something can be done about them
    record Report(String id, String table, String game, int seat, String name, boolean account, String reporter, Social.Reason reason,
            String words, Instant made, @Nullable Instant settled, List<Remark> remarks, boolean present) implements Answer {}

    /// About whom: the account of this name, whoever a report is about, or whoever sits there.
    ///
    /// @param hours how long it holds; without, until it is lifted
    record Taking(@Nullable String name, @Nullable String report, @Nullable String table, @Nullable Integer seat, Measure measure,
            String reason, @Nullable Integer hours) implements RequestBody {}

    record Announcing(String text) implements RequestBody {}

    record Admitting(Registration registration) implements RequestBody {}

    /// @param code told this once
    record Invitation(String code, Instant until) implements Answer {}

    record SeatOf(int seat, String name, Message.SeatKind kind, boolean account, boolean program) {}

    /// A table as keepers see it: who sits there and what was said, but nothing of the game.
    record Inspected(String table, String game, String status, boolean open, int seq, Instant updated, List<SeatOf> seats,
            List<Remark> remarks) implements Answer {}

    /// A table that is set aside.
    record SetAside(String table, String game, Instant updated, String reason, String advice) implements Answer {}

    record Released(String table, String sentence) implements Answer {}

    /// Jobs of one kind that wait.
    ///
    /// @param failing how many have failed before
    record Waiting(String job, int count, int failing, @Nullable Instant next) {}

    /// How the house was at one time.
    ///
    /// @param moves since the sample before
    record Sample(Instant at, int tables, int sockets, int writes, long moves, long heap) {}

    /// How much one visitor may ask for, as whoever started this server has set it; 0 is without a limit.
    ///
    /// @param games         being played in the house at a time
    /// @param tables        opened in an hour from one address; `guestTables` and `accountTables` by one guest, by one account
    /// @param requests      calls a second from one address for long; `studies` those that are dear
    /// @param commands      a second by one page, or one program
    /// @param sockets       open pages of tables from one address
    /// @param connections   open ones from one address
    record Quotas(int games, int tables, int guestTables, int accountTables, int requests, int studies, int commands, int sockets,
            int connections) {}

    /// @param servers that share the database
    /// @param samples one a minute, the oldest first
    record Health(boolean well, int servers, int playing, int accounts, int quarantined, long givenUp, Quotas quotas, List<Waiting> jobs,
            List<Sample> samples) implements Answer {}

    record Logged(Instant at, String keeper, Deed deed, String about, String words) implements Answer {}
}
