package hearthside.server.club;

import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.PlackettLuce;
import hearthside.server.protocol.Club;
import hearthside.server.store.Rows;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Ratings for each game by OpenSkill, the model of Plackett and Luce: it takes any number of players and ties.
///
/// Rated are contests between at least two people with accounts, each on one seat of their own. Guests at such a table count as
/// newcomers, bots as what they are; neither changes.
public record RatingRepository(Rows rows) {
    private static final int SHOWN = 50;
    private static final RatingModelConfig CONFIG = RatingModelConfig.builder().build();

    /// Works out a finished game, in the transaction that writes it down. Returns whether it counts.
    ///
    /// @param rungs the levels of the game's bots, the weakest first
    static boolean rate(Handle handle, Scoresheet sheet, List<String> rungs) {
        var accounts = new HashMap<Integer, String>();
        for (var line : sheet.lines()) account(handle, line.player()).ifPresent(account -> accounts.put(line.seat(), account));
        if (!sheet.isContest() || accounts.size() < 2 || hasTwoSeats(sheet)) return false;
        var before = new HashMap<Integer, Rated>();
        var teams = new ArrayList<TeamResult<Integer>>();
        for (var line : sheet.lines()) {
            var rated = rated(handle, sheet, line, accounts, rungs);
            before.put(line.seat(), rated);
            var player = new SimplePlayerResult<>(line.seat(), rated.rating.mu(), rated.rating.sigma());
            teams.add(new SimpleTeamResult<>(player.mu(), player.sigma(), line.place(), List.of(player)));
        }
        for (var change : new Adjudicator<Integer>(CONFIG, new PlackettLuce(CONFIG)).rate(teams)) {
            var account = accounts.get(change.playerId());
            if (account != null)
                write(handle, sheet, account, before.getOrDefault(change.playerId(), Rated.NEW), new Rating(change.mu(), change.sigma()));
        }
        return true;
    }

    /// A rating, and how many games it comes from.
    private record Rated(Rating rating, int games) {
        static final Rated NEW = new Rated(Rating.NEW, 0);
    }

    private static Optional<String> account(Handle handle, Scoresheet.Player player) {
        if (player.holder() == null) return Optional.empty();
        return handle.createQuery("select id from accounts where holder = :holder").bind("holder", player.holder()).mapTo(String.class)
                .findOne();
    }

    /// Nobody is rated against themselves.
    private static boolean hasTwoSeats(Scoresheet sheet) {
        var holders = sheet.lines().stream().map(line -> line.player().holder()).filter(holder -> holder != null).toList();
        return holders.stream().distinct().count() < holders.size();
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

    private static List<Club.Moment> history(Handle handle, String account, String game) {
        return handle.createQuery("select * from rating_history where account = :account and game = :game order by rated_at, table_id")
                .bind("account", account).bind("game", game).map((rs, _) -> {
                    var rating = new Rating(rs.getDouble("mu"), rs.getDouble("sigma"));
                    return new Club.Moment(Instant.ofEpochMilli(rs.getLong("rated_at")), rating.value(), rating.doubt(),
                            rs.getString("table_id"));
                }).list();
    }

    /// The strongest at a game, counting the doubt against them: whoever has played little stands low.
    public List<Club.Ranked> best(String game) {
        return rows.read(handle -> handle.createQuery("""
                select a.name, r.mu, r.sigma, r.games from ratings r join accounts a on a.id = r.account
                where r.game = :game order by r.mu - 2 * r.sigma desc, a.name limit :most""").bind("game", game).bind("most", SHOWN)
                .map((rs, _) -> {
                    var rating = new Rating(rs.getDouble("mu"), rs.getDouble("sigma"));
                    return new Club.Ranked(rs.getString("name"), rating.value(), rating.doubt(), rs.getInt("games"));
                }).list());
    }
}
