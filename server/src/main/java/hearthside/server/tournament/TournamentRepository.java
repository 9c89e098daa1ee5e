package hearthside.server.tournament;

import hearthside.server.pace.Pace;
import hearthside.server.pairing.PairingHistory;
import hearthside.server.people.Blocks;
import hearthside.server.people.Groups;
import hearthside.server.protocol.Social.GroupRole;
import hearthside.server.protocol.Tournaments.Kind;
import hearthside.server.protocol.Tournaments.State;
import hearthside.server.store.Rows;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.tournament.Tournament.Entrant;
import hearthside.wire.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The SQL of tournaments.
record TournamentRepository(Rows rows) {
    private static final int LISTED = 100, MOST_OF_GROUP = 10;
    /// Whoever leaves makes room, but stays in the list: so it has so many times the places there are.
    private static final int ROWS_OF_ONE = 3;
    /// Counted from when it was to begin, or was made.
    static final Duration CALLED_OFF_KEPT = Duration.ofDays(45);

    /// What has come of entering.
    enum Entering { DONE, ALREADY, FULL, CLOSED, TOO_MANY }

    /// Returns whether it is kept: an account runs only so many at a time.
    ///
    /// @param due when it is looked after first; that is kept with it, or a kill in between would leave it to nobody
    boolean add(Tournament made, int most, Instant due) {
        return rows.written(handle -> {
            rows.alone(handle, "tournaments of " + made.host());
            forget(handle, made.created());
            int running = handle.createQuery("select count(*) from tournaments where host = :host and state in ('open', 'running')")
                    .bind("host", made.host()).mapTo(Integer.class).one();
            if (running >= most) return false;
            if (made.group() != null) {
                rows.alone(handle, Groups.lock(made.group()));
                if (!isMember(handle, made.group(), made.host()) || running(handle, made.group()) >= MOST_OF_GROUP) return false;
            }
            handle.createUpdate("""
                    insert into tournaments (id, name, game, kind, host, host_name, seats, least, rounds, minutes, options, pace, programs,
                        state, round, made, begins, lot, created, group_id, luck)
                    values (:id, :name, :game, :kind, :host, :hostName, :seats, :least, :rounds, :minutes, :options, :pace, :programs,
                        'open', 0, 0, :begins, :lot, :created, :group, :luck)""")
                    .bind("id", made.id()).bind("name", made.name()).bind("game", made.game()).bind("kind", word(made.kind()))
                    .bind("host", made.host()).bind("hostName", made.hostName()).bind("seats", made.seats()).bind("least", made.least())
                    .bind("rounds", made.rounds()).bind("minutes", made.minutes()).bind("options", Json.write(made.options()))
                    .bind("pace", Json.write(made.pace())).bind("programs", made.programs() ? 1 : 0).bind("begins", made.begins())
                    .bind("lot", made.lot()).bind("created", made.created()).bind("group", made.group()).bind("luck", made.secret())
                    .execute();
            ScheduledJobs.at(handle, due, Tournaments.JOB, made.id());
            return true;
        });
    }

    /// Those that were called off, and would have begun long ago: nothing was played there.
    private static void forget(Handle handle, long now) {
        var old = "select id from tournaments where state = 'called_off' and coalesce(begins, created) < :old";
        for (var step : List.of("delete from entrants where tournament in (%s)".formatted(old),
                "delete from tournaments where id in (%s)".formatted(old)))
            handle.createUpdate(step).bind("old", now - CALLED_OFF_KEPT.toMillis()).execute();
    }

    private static int running(Handle handle, String group) {
        return handle.createQuery("select count(*) from tournaments where group_id = :group and state in ('open', 'running')")
                .bind("group", group).mapTo(Integer.class).one();
    }

    private static boolean isMember(Handle handle, String group, String account) {
        return Groups.role(handle, group, account).filter(GroupRole::isIn).isPresent();
    }

    Optional<Tournament> find(String id) {
        return rows.read(handle -> handle.createQuery("select * from tournaments where id = :id").bind("id", id)
                .map((rs, _) -> tournament(rs)).findOne());
    }

    /// Those for everybody: those that are running first, then those that are open; of both those first where most take part, or one could
    /// fill the list with empty ones. However many are open, some that are over are among them.
    List<Tournament> list() {
        return rows.read(handle -> handle.createQuery("""
                select * from (
                    select t.*, row_number() over (partition by t.state order by case t.state when 'over' then 0
                        else (select count(*) from entrants e where e.tournament = t.id and e.gone is null) end
                        desc, t.created desc, t.id) as nth
                    from tournaments t where t.state <> 'called_off' and t.group_id is null) as listed
                where nth <= :few or state = 'running'
                order by case state when 'running' then 0 when 'open' then 1 else 2 end, nth limit :most""")
                .bind("few", LISTED / 2).bind("most", LISTED).map((rs, _) -> tournament(rs)).list());
    }

    /// Those of these groups: of each ten at most are open or running.
    List<Tournament> ofGroups(List<String> groups) {
        if (groups.isEmpty()) return List.of();
        return rows.read(handle -> handle.createQuery("""
                select * from tournaments where state <> 'called_off' and group_id in (<groups>)
                order by case state when 'running' then 0 when 'open' then 1 else 2 end, created desc, id limit :most""")
                .bindList("groups", groups).bind("most", LISTED).map((rs, _) -> tournament(rs)).list());
    }

    /// Those that somebody has to look after.
    List<String> unfinished() {
        return rows.read(handle -> handle.createQuery("select id from tournaments where state in ('open', 'running')")
                .mapTo(String.class).list());
    }

    private static Tournament tournament(ResultSet rs) throws SQLException {
        var options = new LinkedHashMap<String, String>();
        Json.parse(rs.getString("options")).properties().forEach(each -> options.put(each.getKey(), each.getValue().stringValue()));
        return new Tournament(rs.getString("id"), rs.getString("name"), rs.getString("game"), Kind.valueOf(upper(rs.getString("kind"))),
                rs.getString("host"), rs.getString("host_name"), rs.getInt("seats"), rs.getInt("least"), rs.getInt("rounds"),
                rs.getInt("minutes"), options, Json.read(Pace.class, rs.getString("pace")), rs.getInt("programs") == 1,
                State.valueOf(upper(rs.getString("state"))), rs.getInt("round"), rs.getLong("made"), time(rs, "begins"), time(rs, "ends"),
                rs.getLong("lot"), rs.getLong("created"), rs.getString("group_id"), rs.getString("luck"));
    }

    private static @Nullable Long time(ResultSet rs, String column) throws SQLException {
        long millis = rs.getLong(column);
        return rs.wasNull() ? null : millis;
    }

    private static String upper(String word) { return word.toUpperCase(Locale.ROOT); }

    private static String word(Enum<?> value) { return value.name().toLowerCase(Locale.ROOT); }

    List<Entrant> entrants(String id) { return rows.read(handle -> entrants(handle, id)); }

    private static List<Entrant> entrants(Handle handle, String id) {
        return handle.createQuery("select * from entrants where tournament = :id order by number").bind("id", id)
                .map((rs, _) -> new Entrant(rs.getInt("number"), rs.getString("account"), rs.getString("name"), rs.getInt("program") == 1,
                        rs.getInt("strength"), rs.getInt("since"), (Integer) rs.getObject("gone")))
                .list();
    }

    /// Who of them has an account still, by their numbers.
    Map<Integer, String> holders(String id) {
        return rows.read(handle -> handle.createQuery("select e.number, a.holder from entrants e join accounts a on a.id = e.account "
                + "where e.tournament = :id").bind("id", id)
                .map((rs, _) -> Map.entry(rs.getInt("number"), rs.getString("holder"))).stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Another one whenever there is something new to tell of it, beside what is in the tournament itself.
    String version(String id) {
        return rows.read(handle -> handle.createQuery("""
                select count(*) || ' ' || count(account) || ' ' || count(gone) || ' ' || coalesce(sum(gone), 0) || ' '
                    || coalesce(sum(cast(gone as bigint) * number), 0) || ' '
                    || coalesce(sum(cast(gone as bigint) * number * number), 0) || ' '
                    || (select count(*) || ' ' || coalesce(sum(settled), 0) from pairings where tournament = :id)
                from entrants where tournament = :id""").bind("id", id).mapTo(String.class).one());
    }

    /// How many take part, and where this account does.
    Map<String, Integer> counts(List<String> ids) {
        if (ids.isEmpty()) return Map.of();
        return rows.read(handle -> {
            var counts = new LinkedHashMap<String, Integer>();
            handle.createQuery("select tournament, count(*) as entered from entrants where gone is null and tournament in (<ids>) "
                    + "group by tournament").bindList("ids", ids)
                    .map((rs, _) -> Map.entry(rs.getString("tournament"), rs.getInt("entered")))
                    .forEach(each -> counts.put(each.getKey(), each.getValue()));
            return counts;
        });
    }

    List<String> entered(String account) {
        return rows.read(handle -> handle.createQuery("select tournament from entrants where account = :account and gone is null")
                .bind("account", account).mapTo(String.class).list());
    }

    /// Somebody comes, or comes back.
    Entering enter(Tournament at, String account, String name, boolean isProgram, int strength, int most, int mostOfOne) {
        return rows.written(handle -> {
            if (at.group() != null) rows.alone(handle, Groups.lock(at.group()));
            rows.alone(handle, lock(at.id()));
            rows.alone(handle, "tournaments entered by " + account);
            if (at.group() != null && !isMember(handle, at.group(), account)) return Entering.CLOSED;
            var now = handle.createQuery("select state, round from tournaments where id = :id").bind("id", at.id())
                    .map((rs, _) -> Map.entry(rs.getString("state"), rs.getInt("round"))).one();
            if (!now.getKey().equals("open") && !(now.getKey().equals("running") && mayBeLate(at.kind()))) return Entering.CLOSED;
            var all = entrants(handle, at.id());
            var known = all.stream().filter(each -> account.equals(each.account())).findFirst();
            if (known.isPresent() && known.get().gone() == null) return Entering.ALREADY;
            if (all.stream().filter(each -> each.gone() == null).count() >= most || known.isEmpty() && all.size() >= most * ROWS_OF_ONE)
                return Entering.FULL;
            if (handle.createQuery("""
                    select count(*) from entrants e join tournaments t on t.id = e.tournament
                    where e.account = :account and e.gone is null and t.state in ('open', 'running')""").bind("account", account)
                    .mapTo(Integer.class).one() >= mostOfOne)
                return Entering.TOO_MANY;
            if (known.isPresent())
                handle.createUpdate("update entrants set gone = null where tournament = :id and account = :account").bind("id", at.id())
                        .bind("account", account).execute();
            else
                if (handle.createUpdate("""
                        insert into entrants (tournament, number, account, name, program, strength, since)
                        select :id, :number, :account, :name, :program, :strength, :since
                        where exists (select 1 from accounts where id = :account)""")
                        .bind("id", at.id()).bind("number", all.size() + 1).bind("account", account).bind("name", name)
                        .bind("program", isProgram ? 1 : 0).bind("strength", strength).bind("since", now.getValue() + 1).execute() == 0)
                    return Entering.CLOSED; // they have left the house meanwhile
            return Entering.DONE;
        });
    }

    /// Whether whoever runs it has blocked this holder.
    boolean isUnwelcome(Tournament at, String holder) {
        return rows.read(handle -> handle.createQuery("select holder from accounts where id = :id").bind("id", at.host())
                .mapTo(String.class).findOne()).filter(host -> new Blocks(rows).isUnwelcome(holder, Set.of(host))).isPresent();
    }

    /// Who has blocked whom, by their numbers, since before there was this tournament: nobody gets out of the way of a rival by that.
    List<PairingHistory.Pair> apart(String id) {
        return rows.read(handle -> handle.createQuery("""
                select x.number as one, y.number as two from tournaments t
                join entrants x on x.tournament = t.id join accounts a on a.id = x.account
                join blocks k on k.holder = a.holder and k.stance = 'blocked' and k.since < t.created
                join accounts b on b.holder = k.other join entrants y on y.tournament = t.id and y.account = b.id
                where t.id = :id order by x.number, y.number""").bind("id", id)
                .map((rs, _) -> new PairingHistory.Pair(rs.getInt("one"), rs.getInt("two"))).list());
    }

    static boolean mayBeLate(Kind kind) { return kind == Kind.SWISS || kind == Kind.ARENA; }

    /// Plays no round that is not paired yet.
    boolean leave(Tournament at, String account) {
        return rows.written(handle -> {
            rows.alone(handle, lock(at.id()));
            return handle.createUpdate("""
                    update entrants set gone = (select round + 1 from tournaments where id = :id)
                    where tournament = :id and account = :account and gone is null""").bind("id", at.id()).bind("account", account)
                    .execute() > 0;
        });
    }

    /// What is paired and played, round by round.
    PairingRepository played() { return new PairingRepository(rows); }

    static String lock(String id) { return "tournament " + id; }

    /// Returns whether this server was the first: another may have done it meanwhile.
    boolean state(Tournament at, State next, @Nullable Long ends, int rounds) {
        return rows.written(handle -> write(handle, at, next, ends, rounds));
    }

    /// It begins, and is looked after from now on.
    ///
    /// @param rounds there are with so many; whoever enters meanwhile does so before it, or after it
    void begin(Tournament at, @Nullable Long ends, IntUnaryOperator rounds, Instant now) {
        rows.write(handle -> {
            rows.alone(handle, lock(at.id()));
            int here = (int) entrants(handle, at.id()).stream().filter(each -> each.plays(1)).count();
            if (write(handle, at, State.RUNNING, ends, rounds.applyAsInt(here)))
                ScheduledJobs.at(handle, now, Tournaments.JOB, at.id());
        });
    }

    private static boolean write(Handle handle, Tournament at, State next, @Nullable Long ends, int rounds) {
        return handle.createUpdate("update tournaments set state = :next, ends = :ends, rounds = :rounds where id = :id and state = :was")
                .bind("next", word(next)).bind("ends", ends).bind("rounds", rounds).bind("id", at.id()).bind("was", word(at.state()))
                .execute() > 0;
    }
}
