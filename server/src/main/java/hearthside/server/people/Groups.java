package hearthside.server.people;

import hearthside.server.identity.Account;
import hearthside.server.protocol.Social.GroupRole;
import hearthside.server.store.Rows;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// Who belongs to which group of players, and which tables are theirs. It is asked of the database each time, so that whoever is removed
/// finds nothing any more, on whatever server.
public record Groups(Rows rows) {
    /// Before anything about a group or its people is written.
    public static String lock(String group) { return "group " + group; }

    public Optional<GroupRole> role(String group, @Nullable Account account) {
        return account == null ? Optional.empty() : rows.read(handle -> role(handle, group, account.id()));
    }

    public static Optional<GroupRole> role(Handle handle, String group, String account) {
        return handle.createQuery("select role from group_people where group_id = :group and account = :account").bind("group", group)
                .bind("account", account).mapTo(String.class).map(Groups::role).findOne();
    }

    public static GroupRole role(String word) { return GroupRole.valueOf(word.toUpperCase(Locale.ROOT)); }

    public static String word(GroupRole role) { return role.name().toLowerCase(Locale.ROOT); }

    public boolean isMember(String group, @Nullable Account account) { return role(group, account).filter(GroupRole::isIn).isPresent(); }

    /// Whether this is a table of a group of theirs.
    public boolean mayFind(String table, @Nullable Account account) {
        return account != null && rows.read(handle -> handle.createQuery("""
                select 1 from group_tables t join group_people p on p.group_id = t.group_id
                where t.table_id = :table and p.account = :account and p.role in ('owner', 'keeper', 'member')""").bind("table", table)
                .bind("account", account.id()).mapTo(Integer.class).findOne().isPresent());
    }

    /// From now on members find this table. Where the group is gone meanwhile it is a private one.
    public void keep(String group, String table) {
        rows.write(handle -> handle.createUpdate("""
                insert into group_tables (table_id, group_id) select :table, id from player_groups where id = :group
                on conflict do nothing""").bind("table", table).bind("group", group).execute());
    }

    /// The rematch of a group's table is the group's, too.
    public void follow(String old, String next) {
        rows.write(handle -> handle.createUpdate("""
                insert into group_tables (table_id, group_id) select :next, group_id from group_tables where table_id = :old
                on conflict do nothing""").bind("next", next).bind("old", old).execute());
    }

    /// A group somebody belongs to, or has asked.
    public record Belonging(String group, String name, GroupRole role, Instant since) {}

    /// The oldest first. Whoever is barred is told nothing of it.
    public List<Belonging> of(String account) {
        return rows.read(handle -> handle.createQuery("""
                select g.id, g.name, p.role, p.since from group_people p join player_groups g on g.id = p.group_id
                where p.account = :account and p.role <> 'barred' order by p.since, g.id""").bind("account", account)
                .map((rs, _) -> new Belonging(rs.getString("id"), rs.getString("name"), role(rs.getString("role")),
                        Instant.ofEpochMilli(rs.getLong("since"))))
                .list());
    }

    /// Whoever belongs to no group any more plays no round of its tournaments that is not paired yet.
    public static void withdraw(Handle handle, String group, String account) {
        handle.createUpdate("""
                update entrants set gone = (select round + 1 from tournaments where tournaments.id = entrants.tournament)
                where account = :account and gone is null and tournament in
                    (select id from tournaments where group_id = :group and state in ('open', 'running'))""").bind("account", account)
                .bind("group", group).execute();
    }

    /// With all its tournaments; its tables stay as private ones.
    public static void delete(Handle handle, String group) {
        for (var part : List.of("pairing_seats", "pairing_byes", "pairings", "entrants"))
            handle.createUpdate("delete from %s where tournament in (select id from tournaments where group_id = :group)".formatted(part))
                    .bind("group", group).execute();
        for (var part : List.of("tournaments", "group_tables", "group_people"))
            handle.createUpdate("delete from %s where group_id = :group".formatted(part)).bind("group", group).execute();
        handle.createUpdate("delete from player_groups where id = :group").bind("group", group).execute();
    }

    /// Somebody leaves the house: a group of theirs goes to whoever has looked after it for longest, or has belonged to it for longest;
    /// where nobody is left it goes with them.
    static void abandon(Rows rows, Handle handle, String account) {
        var mine = handle.createQuery("select group_id from group_people where account = :account order by group_id")
                .bind("account", account).mapTo(String.class).list();
        for (var group : mine) {
            rows.alone(handle, lock(group));
            boolean isOwner = role(handle, group, account).filter(GroupRole.OWNER::equals).isPresent();
            handle.createUpdate("delete from group_people where group_id = :group and account = :account").bind("group", group)
                    .bind("account", account).execute();
            if (isOwner) inherit(handle, group);
        }
    }

    private static void inherit(Handle handle, String group) {
        var heir = handle.createQuery("""
                select account from group_people where group_id = :group and role in ('keeper', 'member')
                order by case role when 'keeper' then 0 else 1 end, since, account limit 1""").bind("group", group).mapTo(String.class)
                .findOne();
        if (heir.isEmpty()) delete(handle, group);
        else
            handle.createUpdate("update group_people set role = 'owner' where group_id = :group and account = :account")
                    .bind("group", group).bind("account", heir.get()).execute();
    }
}
