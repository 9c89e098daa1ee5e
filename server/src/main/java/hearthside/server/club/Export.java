package hearthside.server.club;

import hearthside.server.identity.Account;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.Passkeys;
import hearthside.server.store.Rows;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Everything the house knows about one person, as one file.
public record Export(Rows rows) {

    public record Everything(Instant written, @Nullable Person account, List<Signed> browsers, List<Key> passkeys, List<Seat> seats,
            List<Opened> opened, List<Remark> said, @Nullable Wish wish, List<Instant> devices,
            List<Statistics.Outcome> results, Statistics.Fared statistics, List<RatingRepository.Standing> ratings) {}

    public record Person(String name, Instant since, boolean hasPassphrase) {}

    public record Signed(String device, Instant since, Instant seen) {}

    public record Key(String device, Instant since, Instant used) {}

    public record Seat(String table, String game, int seat, String name, String status, Instant since, Instant updated) {}

    public record Opened(String table, String game, String status, Instant since) {}

    /// How they want to be told of things.
    public record Wish(String language, @Nullable String webhook, @Nullable String mail, boolean confirmed, @Nullable String quiet) {}

    public record Remark(String table, Instant at, String text) {}

    public Everything of(String holder, @Nullable Account account) {
        var statistics = new Statistics(rows);
        return new Everything(Instant.now(),
                account == null ? null : new Person(account.name(), Instant.ofEpochMilli(account.created()), account.passphrase() != null),
                account == null
                        ? List.of()
                        : new AccountRepository(rows).sessions(account.id()).stream()
                                .map(each -> new Signed(each.device(), Instant.ofEpochMilli(each.created()),
                                        Instant.ofEpochMilli(each.seen())))
                                .toList(),
                account == null
                        ? List.of()
                        : new Passkeys(rows).of(account.id()).stream()
                                .map(each -> new Key(each.device(), Instant.ofEpochMilli(each.created()),
                                        Instant.ofEpochMilli(each.used())))
                                .toList(),
                seats(holder), opened(holder), said(holder), wish(holder), devices(holder), statistics.outcomes(holder),
                statistics.of(holder, Statistics.Sight.ALL),
                account == null ? List.of() : new RatingRepository(rows).of(account.id()));
    }

    private List<Seat> seats(String holder) {
        return rows.read(handle -> handle
                .createQuery(
                        """
                                select t.*, s.seat, s.name from seat_holders h join seats s on s.table_id = h.table_id and s.seat = h.seat join tables t on t.id = h.table_id
                                where h.holder = :holder order by t.created, s.seat""")
                .bind("holder", holder)
                .map((rs, _) -> new Seat(rs.getString("id"), rs.getString("game"), rs.getInt("seat"), rs.getString("name"),
                        rs.getString("status"), Instant.ofEpochMilli(rs.getLong("created")), Instant.ofEpochMilli(rs.getLong("updated"))))
                .list());
    }

    private List<Opened> opened(String holder) {
        return rows.read(handle -> handle.createQuery("select * from tables where host = :holder order by created").bind("holder", holder)
                .map((rs, _) -> new Opened(rs.getString("id"), rs.getString("game"), rs.getString("status"),
                        Instant.ofEpochMilli(rs.getLong("created"))))
                .list());
    }

    private @Nullable Wish wish(String holder) {
        return rows.read(handle -> handle.createQuery("select * from wishes where holder = :holder").bind("holder", holder)
                .map((rs, _) -> new Wish(rs.getString("language"), rs.getString("webhook"), rs.getString("mail"),
                        rs.getInt("confirmed") == 1, rs.getString("quiet")))
                .findOne().orElse(null));
    }

    /// When each browser that gets Web Push was added.
    private List<Instant> devices(String holder) {
        return rows.read(handle -> handle.createQuery("select added from devices where holder = :holder order by added")
                .bind("holder", holder).mapTo(Long.class).map(Instant::ofEpochMilli).list());
    }

    private List<Remark> said(String holder) {
        return rows.read(handle -> handle.createQuery(
                """
                        select c.* from chat c join seat_holders h on h.table_id = c.table_id and h.seat = c.seat where h.holder = :holder order by c.said_at""")
                .bind("holder", holder)
                .map((rs, _) -> new Remark(rs.getString("table_id"), Instant.ofEpochMilli(rs.getLong("said_at")), rs.getString("said")))
                .list());
    }
}
