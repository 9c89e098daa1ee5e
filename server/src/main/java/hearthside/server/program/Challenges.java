package hearthside.server.program;

import hearthside.core.input.BadInput;
import hearthside.server.identity.Account;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Pace;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.Blocks;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Programs;
import hearthside.server.store.Rows;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.tables.TableRegistry;
import hearthside.wire.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// Invitations to a free seat: for somebody with an account, person or program.
final class Challenges {
    /// Open ones from one, and to one.
    static final int MOST = 40;
    /// Open ones of one to the same: nobody else could ask them any more.
    static final int MOST_TO_ONE = 5;
    private static final long GOOD_FOR = Duration.ofDays(3).toMillis();
    /// While its table is played and has a free seat.
    private static final String OPEN = """
            c.made > :since and t.status = 'playing' and exists (select 1 from seats s where s.table_id = t.id and s.kind = 'open')""";
    private static final String TOO_MANY = "too many", TWICE = "twice", NOT_WELCOME = "not welcome";

    /// @param asker who asks
    record Kept(String id, String table, String game, String holder, String asker, String name, boolean account, @Nullable Pace pace,
            Instant made, int seats) {}

    private final TableRegistry registry;
    private final Rows rows;

    Challenges(TableRegistry registry, Rows rows) {
        this.registry = registry;
        this.rows = rows;
    }

    /// Asks somebody to sit down at a table. Returns the name of the challenge.
    String send(Table<?, ?> table, Visitor from, String name, long now) {
        if (!from.hash().equals(table.row().host()))
            throw new ApiError(403, "not-host", "Only whoever opened this table can do that.");
        if (table.seats().stream().noneMatch(Seat::isOpen) || table.isOver())
            throw new ApiError(409, "full", "All seats at this table are taken.");
        var asked = asked(from, name);
        if (table.seats().stream().anyMatch(seat -> seat.holders().contains(asked.holder())))
            throw new BadInput("name", "They sit at this table already.");
        var called = from.account() != null ? from.account().name() : seatName(table, from);
        var answer = rows.written(handle -> {
            rows.alone(handle, "challenges");
            if (Blocks.hasBlocked(rows, handle, asked.holder(), from.hash())) return NOT_WELCOME;
            handle.createUpdate(
                    "delete from challenges where made <= :since or table_id in (select id from tables where status <> 'playing')")
                    .bind("since", now - GOOD_FOR).execute();
            if (handle.createQuery("select count(*) from challenges where asker = :asker").bind("asker", from.hash())
                    .mapTo(Integer.class).one() >= MOST
                    || handle.createQuery("select count(*) from challenges where asker = :asker and holder = :holder")
                            .bind("asker", from.hash()).bind("holder", asked.holder()).mapTo(Integer.class).one() >= MOST_TO_ONE)
                return TOO_MANY;
            makeRoom(handle, asked.holder());
            var id = Secrets.tableId();
            int made = handle.createUpdate("""
                    insert into challenges (id, table_id, holder, asker, name, account, made)
                    values (:id, :table, :holder, :asker, :name, :account, :now) on conflict do nothing""").bind("id", id)
                    .bind("table", table.id()).bind("holder", asked.holder()).bind("asker", from.hash()).bind("name", called)
                    .bind("account", from.account() == null ? 0 : 1).bind("now", now).execute();
            return made == 0 ? TWICE : id;
        });
        if (answer.equals(NOT_WELCOME)) throw notWelcome();
        if (answer.equals(TOO_MANY))
            throw new ApiError(429, "too-many-challenges", "Too many challenges are open; wait until some are answered.");
        if (answer.equals(TWICE)) throw new ApiError(409, "challenged-already", "You have asked them to this table already.");
        registry.call(asked.holder());
        return answer;
    }

    /// Cookies cost nothing, so many could keep everybody else from asking somebody: of those that wait one by a guest goes first, and of
    /// them one by whoever has asked most often, the oldest.
    private static void makeRoom(Handle handle, String asked) {
        handle.createUpdate(
                """
                        delete from challenges where id in (select id from challenges c where c.holder = :holder
                            order by c.account, (select count(*) from challenges d where d.holder = c.holder and d.asker = c.asker) desc,
                        c.made, c.id
                            limit (select case when count(*) >= :most then 1 else 0 end from challenges where holder = :holder))""")
                .bind("holder", asked).bind("most", MOST).execute();
    }

    /// Whom a name means. Throws [ApiError] where nobody has it, or they do not want to be asked.
    Account asked(Visitor from, String name) {
        var asked = new AccountRepository(rows).named(name)
                .orElseThrow(() -> new ApiError(404, "unknown-player", "Nobody here has this name."));
        if (asked.holder().equals(from.hash())) throw new BadInput("name", "This is you.");
        if (new Blocks(rows).isUnwelcome(from.hash(), Set.of(asked.holder())))
            throw notWelcome();
        return asked;
    }

    private static ApiError notWelcome() { return new ApiError(403, "not-welcome", "They cannot be challenged by you."); }

    private static String seatName(Table<?, ?> table, Visitor from) {
        return table.theirs(from).stream().findFirst().map(seat -> table.seats().get(seat).name()).orElse("");
    }

    List<Kept> of(String holder, long now) {
        return rows.read(handle -> handle.createQuery("""
                select c.*, t.game, t.pace, (select count(*) from seats s where s.table_id = t.id) as seat_count
                from challenges c join tables t on t.id = c.table_id where c.holder = :holder and <open> and not exists
                    (select 1 from blocks b where b.holder = c.holder and b.other = c.asker and b.stance = 'blocked')
                order by c.made, c.id""").define("open", OPEN).bind("holder", holder).bind("since", now - GOOD_FOR).map((rs, _) -> kept(rs))
                .list());
    }

    private static Kept kept(ResultSet rs) throws SQLException {
        var pace = rs.getString("pace");
        return new Kept(rs.getString("id"), rs.getString("table_id"), rs.getString("game"), rs.getString("holder"), rs.getString("asker"),
                rs.getString("name"), rs.getInt("account") == 1, pace == null ? null : Json.read(Pace.class, pace),
                Instant.ofEpochMilli(rs.getLong("made")), rs.getInt("seat_count"));
    }

    static Programs.Challenged shown(Kept kept) {
        return new Programs.Challenged(kept.id, kept.table, kept.game, kept.name, kept.account, kept.seats, kept.pace, kept.made);
    }

    /// Sits down where one was asked to.
    Programs.Accepted accept(Visitor visitor, String id, long now) {
        var kept = find(visitor, id, now).orElseThrow(Challenges::gone);
        var table = registry.table(kept.table);
        int seat = registry.access().sit(table, visitor, null);
        remove(id);
        registry.call(visitor.hash());
        return new Programs.Accepted(table.id(), seat);
    }

    /// Both sides may end it.
    void end(Visitor visitor, String id) {
        var other = rows.written(handle -> {
            var kept = handle.createQuery("select holder from challenges where id = :id and (holder = :me or asker = :me)").bind("id", id)
                    .bind("me", visitor.hash()).mapTo(String.class).findOne();
            handle.createUpdate("delete from challenges where id = :id and (holder = :me or asker = :me)").bind("id", id)
                    .bind("me", visitor.hash()).execute();
            return kept;
        });
        registry.call(other.orElseThrow(Challenges::gone));
    }

    private Optional<Kept> find(Visitor visitor, String id, long now) {
        return of(visitor.hash(), now).stream().filter(each -> each.id.equals(id)).findFirst();
    }

    private void remove(String id) {
        rows.write(handle -> handle.createUpdate("delete from challenges where id = :id").bind("id", id).execute());
    }

    private static ApiError gone() { return new ApiError(404, "no-challenge", "This challenge is not open any more."); }
}
