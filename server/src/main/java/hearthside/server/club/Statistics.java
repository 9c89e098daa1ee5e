package hearthside.server.club;

import hearthside.server.protocol.Club;
import hearthside.server.protocol.Club.OpponentKind;
import hearthside.server.store.Rows;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// How somebody has fared: for each game, and against each opponent at it.
public record Statistics(Rows rows) {

    /// Which games are looked at: all of one's own, or those that anybody may see.
    public enum Scope { ALL, OPEN }

    public Club.PlayerStatistics of(String holder, Scope scope) {
        return rows.read(handle -> new Club.PlayerStatistics(games(handle, holder, scope), opponents(handle, holder, scope)));
    }

    /// How many games a holder has finished, and when the last of them: nothing else changes how they fared.
    public String latest(String holder) {
        return rows.read(handle -> handle.createQuery("select count(*) as games, coalesce(max(finished), 0) as last from results "
                + "where holder = :holder").bind("holder", holder).map((rs, _) -> rs.getInt("games") + "-" + rs.getLong("last")).one());
    }

    private static String seen(Scope scope) { return scope == Scope.ALL ? "" : " and m.table_id in (select table_id from open_tables)"; }

    private static List<Club.AtGame> games(Handle handle, String holder, Scope scope) {
        return handle
                .createQuery(
                        """
                                select m.game, count(*) as played, sum(m.won) as won, sum(m.resigned) as resigned,
                                max(m.points) as best, avg(m.place * 1.0) as place, max(m.finished) as last
                                from results m where m.holder = :holder%s group by m.game order by played desc, m.game"""
                                .formatted(seen(scope)))
                .bind("holder", holder)
                .map((rs, _) -> new Club.AtGame(rs.getString("game"), rs.getInt("played"), rs.getInt("won"), rs.getInt("resigned"),
                        rs.getInt("best"), Math.round(rs.getDouble("place") * 100) / 100.0, Instant.ofEpochMilli(rs.getLong("last"))))
                .list();
    }

    private record Whom(String game, OpponentKind kind, String name) {}

    private static List<Club.Against> opponents(Handle handle, String holder, Scope scope) {
        var met = new LinkedHashMap<Whom, List<Integer>>();
        handle.createQuery("""
                select m.game, m.place as mine, o.place as theirs, o.bot, o.name, a.name as account, a.program
                from results m join results o on o.table_id = m.table_id and o.seat <> m.seat left join accounts a on a.holder = o.holder
                where m.holder = :holder and (o.holder is null or o.holder <> :holder)%s""".formatted(seen(scope))).bind("holder", holder)
                .map((rs,
                        _) -> Map.entry(whom(rs.getString("game"), rs.getString("bot"), rs.getString("account"), rs.getInt("program") == 1,
                                rs.getString("name")),
                                Integer.compare(rs.getInt("mine"), rs.getInt("theirs"))))
                .forEach(each -> met.computeIfAbsent(each.getKey(), _ -> new ArrayList<>()).add(each.getValue()));
        return met.entrySet().stream().map(each -> against(each.getKey(), each.getValue()))
                .sorted(Comparator.comparingInt((Club.Against each) -> -each.played()).thenComparing(Club.Against::name)
                        .thenComparing(Club.Against::game))
                .toList();
    }

    private static Whom whom(String game, @Nullable String bot, @Nullable String account, boolean isProgram,
            String name) {
        return bot != null
                ? new Whom(game, OpponentKind.BOT, bot)
                : account != null
                        ? new Whom(game, isProgram ? OpponentKind.PROGRAM : OpponentKind.PLAYER, account)
                        : new Whom(game, OpponentKind.GUEST, name);
    }

    private static Club.Against against(Whom whom, List<Integer> comparisons) {
        int ahead = (int) comparisons.stream().filter(each -> each < 0).count(),
                behind = (int) comparisons.stream().filter(each -> each > 0).count();
        return new Club.Against(whom.game, whom.name, whom.kind, comparisons.size(), ahead, comparisons.size() - ahead - behind, behind);
    }

    /// Every finished seat of a holder, the newest first.
    public List<Club.Fate> outcomes(String holder) {
        return rows.read(handle -> {
            var others = others(handle, holder);
            return handle.createQuery(
                    """
                            select m.*, f.rated from results m join finished_games f on f.table_id = m.table_id
                            where m.holder = :holder order by m.finished desc, m.table_id, m.seat""")
                    .bind("holder", holder)
                    .map((rs, _) -> new Club.Fate(rs.getString("table_id"), rs.getString("game"),
                            Instant.ofEpochMilli(rs.getLong("finished")),
                            rs.getInt("seat"), rs.getString("name"), rs.getInt("points"), rs.getInt("place"),
                            rs.getInt("won") == 1, rs.getInt("resigned") == 1, rs.getInt("rated") == 1,
                            others.getOrDefault(rs.getString("table_id") + " " + rs.getInt("seat"), List.of())))
                    .list();
        });
    }

    /// The names beside each finished seat of a holder, in one go.
    private static Map<String, List<String>> others(Handle handle, String holder) {
        var names = new HashMap<String, List<String>>();
        handle.createQuery("""
                select m.table_id, m.seat, o.name from results m join results o on o.table_id = m.table_id and o.seat <> m.seat
                where m.holder = :holder order by o.seat""").bind("holder", holder)
                .map((rs, _) -> Map.entry(rs.getString("table_id") + " " + rs.getInt("seat"), rs.getString("name")))
                .forEach(each -> names.computeIfAbsent(each.getKey(), _ -> new ArrayList<>()).add(each.getValue()));
        return names;
    }

    /// The same as a spreadsheet.
    public String csv(String holder) {
        var text = new StringBuilder("table,game,finished,seat,name,points,place,won,resigned,rated,others\r\n");
        for (var each : outcomes(holder))
            text.append(String.join(",", each.table(), each.game(), each.finished().toString(), String.valueOf(each.seat() + 1),
                    cell(each.name()), String.valueOf(each.points()), String.valueOf(each.place()),
                    yes(each.won()), yes(each.resigned()), yes(each.rated()), cell(String.join("; ", each.others())))).append("\r\n");
        return text.toString();
    }

    private static String yes(boolean is) { return Objects.toString(is).toLowerCase(Locale.ROOT); }

    /// Names are what people typed: quoted, and never a formula.
    private static String cell(String text) {
        var harmless = !text.isEmpty() && "=+-@\t".indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
        return "\"" + harmless.replace("\"", "\"\"") + "\"";
    }
}
