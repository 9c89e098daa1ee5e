package hearthside.server.club;

import hearthside.ai.Bots;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.games.Games;
import hearthside.server.protocol.Club;
import hearthside.server.protocol.Social;
import hearthside.server.store.Rows;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// How the members of a group stand among themselves: rated games at the group's tables and in its tournaments, weighed one after the other
/// each time somebody asks. Nothing of it is kept, so it is right whoever comes, leaves or is forgotten.
public record GroupRatings(Rows rows) {
    /// The latest games that count.
    private static final int MOST = 1_000;
    private static final int SHOWN = 50;

    /// @param account null for guests, and for whoever has left the house
    private record Line(String table, String game, int seat, int place, @Nullable String bot, @Nullable String account) {}

    private record Standing(Rating rating, int games) {
        static final Standing NEW = new Standing(Rating.NEW, 0);
    }

    public List<Social.GroupRanking> of(String group) {
        var members = members(group);
        var standings = new LinkedHashMap<String, Map<String, Standing>>();
        var lines = lines(group);
        for (int from = 0; from < lines.size();) {
            int to = from;
            while (to < lines.size() && lines.get(to).table.equals(lines.get(from).table)) to++;
            var table = lines.subList(from, to);
            weigh(table, standings.computeIfAbsent(table.getFirst().game, _ -> new HashMap<>()));
            from = to;
        }
        var rankings = new ArrayList<Social.GroupRanking>();
        standings.forEach((game, all) -> {
            var ranked = ranked(all, members);
            if (!ranked.isEmpty()) rankings.add(new Social.GroupRanking(game, ranked));
        });
        return rankings;
    }

    private Map<String, String> members(String group) {
        return rows.read(handle -> {
            var names = new HashMap<String, String>();
            handle.createQuery("""
                    select a.id, a.name from group_people p join accounts a on a.id = p.account
                    where p.group_id = :group and p.role in ('owner', 'keeper', 'member')""").bind("group", group)
                    .map((rs, _) -> Map.entry(rs.getString("id"), rs.getString("name")))
                    .forEach(each -> names.put(each.getKey(), each.getValue()));
            return names;
        });
    }

    /// The oldest game first. Whoever sat down as a guest plays unrated: only a seat taken with an account has its name.
    private List<Line> lines(String group) {
        return rows.read(handle -> handle.createQuery("""
                select r.table_id, r.game, r.seat, r.place, r.bot, a.id from (
                    select table_id, finished from finished_games where rated = 1 and table_id in (
                        select table_id from group_tables where group_id = :group
                        union select game_table from pairings p join tournaments t on t.id = p.tournament where t.group_id = :group)
                    order by finished desc, table_id desc limit :most) g
                join results r on r.table_id = g.table_id left join accounts a on a.holder = r.holder and a.name = r.name
                order by g.finished, g.table_id, r.seat""").bind("group", group).bind("most", MOST)
                .map((rs, _) -> new Line(rs.getString("table_id"), rs.getString("game"), rs.getInt("seat"), rs.getInt("place"),
                        rs.getString("bot"), rs.getString("id")))
                .list());
    }

    private static void weigh(List<Line> table, Map<String, Standing> standings) {
        var contest = new Contest();
        for (var line : table) contest.add(line.seat, before(line, standings), line.place);
        var known = new HashSet<String>();
        var after = contest.after();
        for (var line : table) {
            var rating = after.get(line.seat);
            if (line.account != null && rating != null && known.add(line.account))
                standings.merge(line.account, new Standing(rating, 1), (was, now) -> new Standing(now.rating, was.games + 1));
        }
    }

    /// Bots count as what they are, guests as newcomers.
    private static Rating before(Line line, Map<String, Standing> standings) {
        if (line.bot != null) return Games.find(line.game).map(game -> ofBot(game, line.bot)).orElse(Rating.NEW);
        return line.account == null ? Rating.NEW : standings.getOrDefault(line.account, Standing.NEW).rating;
    }

    private static <S extends Copyable<S>, A> Rating ofBot(Game<S, A> game, String bot) {
        var rungs = Bots.of(game).ids();
        return Rating.ofBot(Math.max(0, rungs.indexOf(bot)), rungs.size());
    }

    private static List<Club.Ranked> ranked(Map<String, Standing> all, Map<String, String> members) {
        record Named(String name, Standing standing) {}
        return all.entrySet().stream().filter(each -> members.containsKey(each.getKey()))
                .map(each -> new Named(String.valueOf(members.get(each.getKey())), each.getValue()))
                .sorted(Comparator.comparingDouble((Named each) -> 2 * each.standing.rating.sigma() - each.standing.rating.mu())
                        .thenComparing(Named::name))
                .limit(SHOWN)
                .map(each -> new Club.Ranked(each.name, each.standing.rating.value(), each.standing.rating.doubt(), each.standing.games))
                .toList();
    }
}
