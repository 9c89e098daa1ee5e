package hearthside.server.club;

import hearthside.server.identity.Account;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.Blocks;
import hearthside.server.people.Friends;
import hearthside.server.people.Groups;
import hearthside.server.people.LessonsLearnt;
import hearthside.server.people.Measures;
import hearthside.server.people.Passkeys;
import hearthside.server.protocol.Club;
import hearthside.server.protocol.Puzzles;
import hearthside.server.protocol.Social;
import hearthside.server.store.Rows;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Everything the house knows about one person, as one file.
public record Export(Rows rows) {

    public Club.Everything of(String holder, @Nullable Account account) {
        var statistics = new Statistics(rows);
        return new Club.Everything(Instant.now(),
                account == null
                        ? null
                        : new Club.Person(account.name(), Instant.ofEpochMilli(account.created()), account.passphrase() != null),
                account == null
                        ? List.of()
                        : new AccountRepository(rows).sessions(account.id()).stream()
                                .map(each -> new Club.SignedIn(each.device(), Instant.ofEpochMilli(each.created()),
                                        Instant.ofEpochMilli(each.seen())))
                                .toList(),
                account == null
                        ? List.of()
                        : new Passkeys(rows).of(account.id()).stream()
                                .map(each -> new Club.OwnKey(each.device(), Instant.ofEpochMilli(each.created()),
                                        Instant.ofEpochMilli(each.used())))
                                .toList(),
                seats(holder), opened(holder), said(holder), wish(holder), devices(holder), statistics.outcomes(holder),
                statistics.of(holder, Statistics.Sight.ALL),
                account == null ? List.of() : new RatingRepository(rows).of(account.id()),
                account == null ? Map.of() : new LessonsLearnt(rows).of(account.id()).learnt(),
                account == null ? new Puzzles.Kept(null, List.of()) : puzzles(account.id()), new Blocks(rows).of(holder),
                reports(holder), account == null ? List.of() : tournaments(account.id()),
                account == null ? List.of() : new Friends(rows).of(account),
                new Measures(rows).holding(holder, System.currentTimeMillis()),
                account == null ? List.of() : editions(account.id()),
                account == null
                        ? List.of()
                        : new Groups(rows).of(account.id()).stream()
                                .map(each -> new Club.OwnGroup(each.group(), each.name(), each.role(), each.since())).toList());
    }

    private List<Club.EditionListed> editions(String account) {
        return rows.read(handle -> handle
                .createQuery("select id, game, name, hash, updated from editions where account = :account order by updated")
                .bind("account", account)
                .map((rs, _) -> new Club.EditionListed(rs.getString("id"), rs.getString("game"), rs.getString("name"),
                        rs.getString("hash"), Instant.ofEpochMilli(rs.getLong("updated"))))
                .list());
    }

    private List<Club.OwnTournament> tournaments(String account) {
        return rows.read(handle -> handle.createQuery("""
                select id, name, host, created from tournaments where host = :account
                or id in (select tournament from entrants where account = :account) order by created""").bind("account", account)
                .map((rs, _) -> new Club.OwnTournament(rs.getString("id"), rs.getString("name"), rs.getString("host").equals(account),
                        Instant.ofEpochMilli(rs.getLong("created"))))
                .list());
    }

    private List<Social.OwnReport> reports(String holder) {
        return rows.read(handle -> handle.createQuery("select * from reports where reporter = :holder order by made").bind("holder", holder)
                .map((rs, _) -> new Social.OwnReport(rs.getString("about_table"), rs.getInt("seat"), rs.getString("name"),
                        Social.Reason.valueOf(rs.getString("reason").toUpperCase(Locale.ROOT)), rs.getString("words"),
                        Instant.ofEpochMilli(rs.getLong("made"))))
                .list());
    }

    private Puzzles.Kept puzzles(String account) {
        return rows.read(handle -> new Puzzles.Kept(
                handle.createQuery("select rating from puzzle_solvers where account = :account").bind("account", account)
                        .mapTo(Double.class).findOne().map(rating -> (int) Math.round(rating)).orElse(null),
                handle.createQuery("select * from puzzle_tries where account = :account order by tried, puzzle").bind("account", account)
                        .map((rs, _) -> new Puzzles.Once(rs.getString("puzzle"), rs.getInt("solved") == 1,
                                Instant.ofEpochMilli(rs.getLong("tried"))))
                        .list()));
    }

    private List<Club.OwnSeat> seats(String holder) {
        return rows.read(handle -> handle
                .createQuery(
                        """
                                select t.*, s.seat, s.name from seat_holders h join seats s on s.table_id = h.table_id
                                and s.seat = h.seat join tables t on t.id = h.table_id
                                where h.holder = :holder order by t.created, s.seat""")
                .bind("holder", holder)
                .map((rs, _) -> new Club.OwnSeat(rs.getString("id"), rs.getString("game"), rs.getInt("seat"), rs.getString("name"),
                        rs.getString("status"), Instant.ofEpochMilli(rs.getLong("created")), Instant.ofEpochMilli(rs.getLong("updated"))))
                .list());
    }

    private List<Club.OwnTable> opened(String holder) {
        return rows.read(handle -> handle.createQuery("select * from tables where host = :holder order by created").bind("holder", holder)
                .map((rs, _) -> new Club.OwnTable(rs.getString("id"), rs.getString("game"), rs.getString("status"),
                        Instant.ofEpochMilli(rs.getLong("created"))))
                .list());
    }

    private Club.@Nullable OwnWish wish(String holder) {
        return rows.read(handle -> handle.createQuery("select * from wishes where holder = :holder").bind("holder", holder)
                .map((rs, _) -> new Club.OwnWish(rs.getString("language"), rs.getString("webhook"), rs.getString("mail"),
                        rs.getInt("confirmed") == 1, rs.getString("quiet")))
                .findOne().orElse(null));
    }

    /// When each browser that gets Web Push was added.
    private List<Instant> devices(String holder) {
        return rows.read(handle -> handle.createQuery("select added from devices where holder = :holder order by added")
                .bind("holder", holder).mapTo(Long.class).map(Instant::ofEpochMilli).list());
    }

    private List<Club.Remark> said(String holder) {
        return rows.read(handle -> handle.createQuery(
                """
                        select c.* from chat c where c.holder = :holder or c.holder is null and exists (select 1 from seat_holders h
                        where h.table_id = c.table_id and h.seat = c.seat and h.holder = :holder) order by c.said_at""")
                .bind("holder", holder)
                .map((rs, _) -> new Club.Remark(rs.getString("table_id"), Instant.ofEpochMilli(rs.getLong("said_at")),
                        rs.getString("said")))
                .list());
    }
}
