package hearthside.server.moderation;

import hearthside.server.identity.Secrets;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Social;
import hearthside.server.store.Rows;
import hearthside.server.table.Chat;
import hearthside.server.table.Seat;
import hearthside.server.table.TableRow;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// What people complain of, for whoever runs the house. Of the table it was about nothing else needs to be kept: the last remarks go
/// with it.
public record Reports(Rows rows) {
    /// Of one person in a day; open ones in all.
    static final int MOST_A_DAY = 10, MOST_OPEN = 5_000;
    /// Guests cost nothing: they fill no more than half of it.
    static final int MOST_OF_GUESTS = MOST_OPEN / 2;
    /// Remarks that go with a report, and how long it is kept.
    static final int REMARKS = 20;
    public static final Duration KEPT = Duration.ofDays(90);
    /// Where whoever it is about has left.
    static final Duration KEPT_OF_GONE = Duration.ofDays(30);
    private static final String TOO_MANY = "too many", TWICE = "twice", FULL = "full";
    private static final long DAY = Duration.ofDays(1).toMillis();

    /// A report as it is kept.
    ///
    /// @param about   the holder of the seat
    /// @param settled when somebody has looked after it
    public record Kept(String id, String table, String game, int seat, String about, String name, boolean account, String reporter,
            Social.Reason reason, String words, Instant made, @Nullable Instant settled, List<Said> remarks) {}

    public record Said(int seat, String name, String text, Instant at) {}

    /// Whoever reports.
    public record Reporter(String holder, String name, boolean account) {}

    /// Returns its name. Throws [ApiError] where it is one too many.
    String add(TableRow table, Seat seat, List<Chat.Remark> said, Reporter by, Social.Reason reason, String words, long now) {
        var about = seat.holders().stream().sorted().findFirst().orElseThrow();
        var answer = rows.written(handle -> {
            rows.alone(handle, "reports");
            tidy(handle, now);
            if (handle.createQuery("select count(*) from reports where reporter = :reporter and made > :since").bind("reporter", by.holder)
                    .bind("since", now - DAY).mapTo(Integer.class).one() >= MOST_A_DAY)
                return TOO_MANY;
            if (handle.createQuery("select 1 from reports where reporter = :reporter and about_table = :table and about = :about")
                    .bind("reporter", by.holder).bind("table", table.id()).bind("about", about).mapTo(Integer.class).findFirst()
                    .isPresent())
                return TWICE;
            if (handle.createQuery("select count(*) from reports where settled is null").mapTo(Integer.class)
                    .one() >= (by.account ? MOST_OPEN : MOST_OF_GUESTS))
                return FULL;
            var id = Secrets.tableId();
            handle.createUpdate("""
                    insert into reports (id, about_table, game, seat, about, name, account, reporter, reporter_name, reason, words, made)
                    values (:id, :table, :game, :seat, :about, :name, :account, :reporter, :reporterName, :reason, :words, :now)""")
                    .bind("id", id).bind("table", table.id()).bind("game", table.game()).bind("seat", seat.seat()).bind("about", about)
                    .bind("name", seat.name()).bind("account", seat.account() ? 1 : 0).bind("reporter", by.holder)
                    .bind("reporterName", by.name).bind("reason", reason.name().toLowerCase(Locale.ROOT)).bind("words", words)
                    .bind("now", now).execute();
            for (var remark : said) attach(handle, id, remark);
            return id;
        });
        return switch (answer) {
            case TOO_MANY ->
                throw new ApiError(429, "too-many-reports", "You have reported enough for one day; the house will look at it.");
            case TWICE -> throw new ApiError(409, "reported-already", "You have reported this player at this table already.");
            case FULL -> throw new ApiError(503, "too-many-reports", "More is reported here than anybody can read; try again tomorrow.");
            default -> answer;
        };
    }

    /// What has been kept long enough goes.
    public void tidy(long now) { rows.write(handle -> tidy(handle, now)); }

    private static void tidy(Handle handle, long now) {
        var old = "made < :old or about = '' and made < :gone";
        for (var step : List.of("delete from report_remarks where report in (select id from reports where %s)",
                "delete from reports where %s"))
            handle.createUpdate(step.formatted(old)).bind("old", now - KEPT.toMillis()).bind("gone", now - KEPT_OF_GONE.toMillis())
                    .execute();
    }

    private static void attach(Handle handle, String report, Chat.Remark remark) {
        handle.createUpdate("""
                insert into report_remarks (report, line, seat, holder, name, said, said_at)
                values (:report, :line, :seat, :holder, :name, :said, :at)""")
                .bind("report", report).bind("line", remark.number()).bind("seat", remark.said().seat()).bind("holder", remark.by())
                .bind("name", remark.said().name()).bind("said", remark.said().text()).bind("at", remark.said().at().toEpochMilli())
                .execute();
    }

    /// Those nobody has looked after, the oldest first; with the settled ones, too, where they are asked for.
    public List<Kept> list(boolean all) { return rows.read(handle -> list(handle, all)); }

    public static List<Kept> list(Handle handle, boolean all) { return list(handle, all ? "1 = 1" : "settled is null", Integer.MAX_VALUE); }

    /// The first of them: whoever looks after them has enough to do with these.
    public List<Kept> first(boolean all, int most) { return rows.read(handle -> list(handle, all ? "1 = 1" : "settled is null", most)); }

    public Optional<Kept> find(String id) {
        return rows.read(handle -> handle.createQuery("select * from reports where id = :id").bind("id", id)
                .map((rs, _) -> kept(rs, said(handle, "report = :id", id).getOrDefault(id, List.of())))
                .findOne());
    }

    private static List<Kept> list(Handle handle, String which, int most) {
        var these = "select id from reports where %s order by made, id limit %d".formatted(which, most);
        var remarks = said(handle, "report in (%s)".formatted(these), "");
        return handle.createQuery("select * from reports where id in (%s) order by made, id".formatted(these))
                .map((rs, _) -> kept(rs, remarks.getOrDefault(rs.getString("id"), List.of()))).list();
    }

    /// @param id of the report, where `which` asks for one
    private static Map<String, List<Said>> said(Handle handle, String which, String id) {
        var remarks = new HashMap<String, List<Said>>();
        var query = handle.createQuery("select * from report_remarks where %s order by report, line".formatted(which));
        if (!id.isEmpty()) query.bind("id", id);
        query.map((rs, _) -> Map.entry(rs.getString("report"), new Said(rs.getInt("seat"), rs.getString("name"),
                rs.getString("said"), Instant.ofEpochMilli(rs.getLong("said_at")))))
                .forEach(each -> remarks.computeIfAbsent(each.getKey(), _ -> new ArrayList<>()).add(each.getValue()));
        return remarks;
    }

    private static Kept kept(ResultSet rs, List<Said> remarks) throws SQLException {
        long settled = rs.getLong("settled");
        var at = rs.wasNull() ? null : Instant.ofEpochMilli(settled);
        return new Kept(rs.getString("id"), rs.getString("about_table"), rs.getString("game"), rs.getInt("seat"), rs.getString("about"),
                rs.getString("name"), rs.getInt("account") == 1, rs.getString("reporter_name"),
                Social.Reason.valueOf(rs.getString("reason").toUpperCase(Locale.ROOT)), rs.getString("words"),
                Instant.ofEpochMilli(rs.getLong("made")), at, remarks);
    }

    /// Somebody has looked after it. Returns whether there is such a report.
    public boolean settle(String id, long now) {
        return rows.written(handle -> handle.createUpdate("update reports set settled = :now where id = :id").bind("now", now)
                .bind("id", id).execute() > 0);
    }
}
