package hearthside.server.club;

import hearthside.server.protocol.Club;
import hearthside.server.store.Rows;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/// Ratings for each game, as a [Contest] changes them.
///
/// Rated are fair contests between at least two people with accounts, each on one seat of their own and, unless the house rates
/// neighbours, from an address of their own. Guests at such a table count as newcomers, bots as what they are; neither changes.
/// Programs have a list of their own, by the same rules. The more
/// often somebody has beaten the same account of late, the less one more time weighs, for both.
public record RatingRepository(Rows rows) {
    private static final int SHOWN = 50;
    private static final long OF_LATE = Duration.ofDays(30).toMillis();

    /// Works out a finished game, in the transaction that writes it down. Returns whether it counts.
    ///
    /// @param rungs the levels of the game's bots, the weakest first
    /// @param ratesNeighbours whether players from one address are rated
    static boolean rate(Handle handle, Scoresheet sheet, List<String> rungs, boolean ratesNeighbours) {
        var accounts = new HashMap<Integer, String>();
        for (var line : sheet.lines()) account(handle, line.player()).ifPresent(account -> accounts.put(line.seat(), account));
        if (!sheet.isFair() || !sheet.isContest() || hasTwoSeats(sheet)) return false;
        if (!ratesNeighbours && areNeighbours(handle, sheet, accounts.keySet())) return false;
        var lists = lists(handle, accounts);
        if (lists.isEmpty()) return false;
        var before = new HashMap<Integer, Rated>();
        var contest = new Contest();
        for (var line : sheet.lines()) {
            var rated = rated(handle, sheet, line, accounts, rungs);
            before.put(line.seat(), rated);
            contest.add(line.seat(), rated.rating, line.place());
        }
        contest.after().forEach((seat, after) -> {
            var account = accounts.get(seat);
            var was = before.getOrDefault(seat, Rated.NEW);
            var among = lists.get(seat);
            if (account != null && among != null)
                write(handle, sheet, account, was, was.rating.towards(after, weight(handle, sheet, seat, among)));
        });
        return true;
    }

    /// People are rated among people and programs among programs, where there are two at least: for each seat those of its list. The others
    /// count as what they are, and do not change.
    private static Map<Integer, Set<Integer>> lists(Handle handle, Map<Integer, String> accounts) {
        var lists = new HashMap<Integer, Set<Integer>>();
        if (accounts.size() < 2) return lists;
        Set<String> programs = handle.createQuery("select id from accounts where program = 1 and id in (<ids>)")
                .bindList("ids", List.copyOf(accounts.values())).mapTo(String.class).set();
        for (boolean isProgram : new boolean[] {false, true}) {
            var list = new HashSet<Integer>();
            accounts.forEach((seat, account) -> {
                if (programs.contains(account) == isProgram) list.add(seat);
            });
            if (list.size() > 1) list.forEach(seat -> lists.put(seat, list));
        }
        return lists;
    }

    /// A rating, and how many games it comes from.
    private record Rated(Rating rating, int games) {
        static final Rated NEW = new Rated(Rating.NEW, 0);
    }

    /// Whoever sat down as a guest plays unrated to the end: who signs in only when they are about to win has no opponent who agreed to
    /// that. A seat that was taken with an account has its name, and no guest can have that.
    private static Optional<String> account(Handle handle, Scoresheet.Player player) {
        if (player.holder() == null) return Optional.empty();
        return handle.createQuery("select id from accounts where holder = :holder and name = :name").bind("holder", player.holder())
                .bind("name", player.name()).mapTo(String.class).findOne();
    }

    /// Nobody is rated against themselves.
    private static boolean hasTwoSeats(Scoresheet sheet) {
        var holders = sheet.lines().stream().map(line -> line.player().holder()).filter(holder -> holder != null).toList();
        return holders.stream().distinct().count() < holders.size();
    }

    /// Whether two of these seats were played from one address.
    private static boolean areNeighbours(Handle handle, Scoresheet sheet, Set<Integer> seats) {
        if (seats.size() < 2) return false;
        return handle.createQuery(
                "select 1 from seat_origins a join seat_origins b on b.table_id = a.table_id and b.origin = a.origin and b.seat > a.seat "
                        + "where a.table_id = :table and a.seat in (<seats>) and b.seat in (<seats>)")
                .bind("table", sheet.table()).bindList("seats", List.copyOf(seats)).mapTo(Integer.class).findFirst().isPresent();
    }

    /// How much this game weighs for a seat: the mean over all opponents with accounts of one part in as many as it is times.
    private static double weight(Handle handle, Scoresheet sheet, int seat, Set<Integer> rated) {
        var mine = sheet.lines().get(seat);
        return sheet.lines().stream().filter(line -> line.seat() != seat && rated.contains(line.seat())).mapToDouble(other -> {
            boolean isAhead = mine.place() <= other.place();
            return 1.0 / (1 + beaten(handle, sheet, isAhead ? mine : other, isAhead ? other : mine));
        }).average().orElse(1);
    }

    /// How often one has beaten the other at this game of late, as far as it was rated.
    private static int beaten(Handle handle, Scoresheet sheet, Scoresheet.Line winner, Scoresheet.Line loser) {
        return handle.createQuery("""
                select count(*) from results w join results l on l.table_id = w.table_id join finished_games f on f.table_id = w.table_id
                where w.holder = :winner and l.holder = :loser and w.place < l.place and w.game = :game and f.rated = 1
                and w.finished > :since""").bind("winner", winner.player().holder()).bind("loser", loser.player().holder())
                .bind("game", sheet.game()).bind("since", sheet.finished() - OF_LATE).mapTo(Integer.class).one();
    }

    private static Rated rated(Handle handle, Scoresheet sheet, Scoresheet.Line line, Map<Integer, String> accounts, List<String> rungs) {
        var bot = line.player().bot();
        if (bot != null) return new Rated(Rating.ofBot(Math.max(0, rungs.indexOf(bot)), rungs.size()), 0);
        var account = accounts.get(line.seat());
        if (account == null) return Rated.NEW;
        return handle.createQuery("select * from ratings where account = :account and game = :game").bind("account", account)
                .bind("game", sheet.game())
                .map((rs, _) -> new Rated(new Rating(rs.getDouble("mu"), rs.getDouble("sigma")), rs.getInt("games"))).findOne()
                .orElse(Rated.NEW);
    }

    /// Another server may have rated another table of the same people meanwhile: then this one fails, and is tried again.
    private static void write(Handle handle, Scoresheet sheet, String account, Rated before, Rating after) {
        handle.createUpdate(
                "insert into ratings (account, game, mu, sigma, games) values (:account, :game, :mu, :sigma, 0) on conflict do nothing")
                .bind("account", account).bind("game", sheet.game()).bind("mu", Rating.NEW.mu()).bind("sigma", Rating.NEW.sigma())
                .execute();
        int changed = handle.createUpdate(
                "update ratings set mu = :mu, sigma = :sigma, games = games + 1 where account = :account and game = :game and games "
                        + "= :before")
                .bind("mu", after.mu()).bind("sigma", after.sigma()).bind("account", account).bind("game", sheet.game())
                .bind("before", before.games).execute();
        if (changed == 0) throw new IllegalStateException("another table of this account was rated meanwhile");
        handle.createUpdate(
                "insert into rating_history (account, table_id, game, mu, sigma, rated_at) values (:account, :table, :game, :mu, "
                        + ":sigma, :at)")
                .bind("account", account).bind("table", sheet.table()).bind("game", sheet.game()).bind("mu", after.mu())
                .bind("sigma", after.sigma()).bind("at", sheet.finished()).execute();
    }

    /// The ratings of an account, each with how it came about.
    public List<Club.Rated> of(String account) {
        return rows.read(handle -> handle.createQuery("select * from ratings where account = :account order by game")
                .bind("account", account).map((rs, _) -> {
                    var rating = new Rating(rs.getDouble("mu"), rs.getDouble("sigma"));
                    return new Club.Rated(rs.getString("game"), rating.value(), rating.doubt(), rs.getInt("games"),
                            history(handle, account, rs.getString("game")));
                }).list());
    }

    /// What an account is worth at a game; whoever was never rated is a newcomer.
    public int strength(String account, String game) {
        return of(account).stream().filter(rated -> rated.game().equals(game)).findFirst().map(Club.Rated::value)
                .orElse(Rating.NEW.value());
    }

    private static List<Club.Moment> history(Handle handle, String account, String game) {
        return handle.createQuery("select * from rating_history where account = :account and game = :game order by rated_at, table_id")
                .bind("account", account).bind("game", game).map((rs, _) -> {
                    var rating = new Rating(rs.getDouble("mu"), rs.getDouble("sigma"));
                    return new Club.Moment(Instant.ofEpochMilli(rs.getLong("rated_at")), rating.value(), rating.doubt(),
                            rs.getString("table_id"));
                }).list();
    }

    /// The strongest at a game, counting the doubt against them: whoever has played little stands low.
    ///
    /// @param programs whether programs are asked for, which have a list of their own
    public List<Club.Ranked> best(String game, boolean programs) {
        return rows.read(handle -> handle.createQuery("""
                select a.name, r.mu, r.sigma, r.games from ratings r join accounts a on a.id = r.account
                where r.game = :game and a.program = :program order by r.mu - 2 * r.sigma desc, a.name limit :most""").bind("game", game)
                .bind("program", programs ? 1 : 0).bind("most", SHOWN)
                .map((rs, _) -> {
                    var rating = new Rating(rs.getDouble("mu"), rs.getDouble("sigma"));
                    return new Club.Ranked(rs.getString("name"), rating.value(), rating.doubt(), rs.getInt("games"));
                }).list());
    }
}
