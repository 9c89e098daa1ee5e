package hearthside.server.group;

import static hearthside.server.people.Groups.lock;
import static hearthside.server.people.Groups.word;

import hearthside.server.group.Group.Person;
import hearthside.server.people.Groups;
import hearthside.server.protocol.Social.GroupDeed;
import hearthside.server.protocol.Social.GroupDefaults;
import hearthside.server.protocol.Social.GroupRole;
import hearthside.server.store.Rows;
import hearthside.wire.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The SQL of groups.
record GroupRepository(Rows rows) {
    private static final int LISTED = 100;
    private static final String IN = "role in ('owner', 'keeper', 'member')";

    /// What has come of something.
    enum Outcome {
        DONE, FULL, TOO_MANY_OF_ONE, TOO_MANY_ASK, TOO_MANY_KEEPERS, TOO_MANY_BARRED, BARRED, WRONG_LINK, OWNS, NOT_THERE, NOT_YOURS
    }

    /// How many belong to a group, who owns it, and how many ask.
    record Counted(int members, String owner, int asking) {
        static final Counted NOTHING = new Counted(0, "", 0);
    }

    /// Returns whether it is kept: an account has only so many.
    boolean add(Group made, String owner) {
        return rows.written(handle -> {
            rows.alone(handle, ofOne(owner));
            if (owned(handle, owner) >= Group.MOST_OWNED || joined(handle, owner) >= Group.MOST_JOINED) return false;
            handle.createUpdate("""
                    insert into player_groups (id, name, about, listed, link, defaults, notes, noted, created)
                    values (:id, :name, :about, :listed, 0, :defaults, '', :created, :created)""").bind("id", made.id())
                    .bind("name", made.name()).bind("about", made.about()).bind("listed", made.isListed() ? 1 : 0)
                    .bind("defaults", written(made.defaults())).bind("created", made.created()).execute();
            put(handle, made.id(), owner, GroupRole.OWNER, made.created());
            return true;
        });
    }

    /// Whoever counts what one account has, does so after the group's own lock.
    private static String ofOne(String account) { return "groups of " + account; }

    private static int owned(Handle handle, String account) { return count(handle, "account = :it and role = 'owner'", account); }

    private static int joined(Handle handle, String account) { return count(handle, "account = :it and " + IN, account); }

    private static int count(Handle handle, String where, String it) {
        return handle.createQuery("select count(*) from group_people where " + where).bind("it", it).mapTo(Integer.class).one();
    }

    private static @Nullable String written(@Nullable GroupDefaults defaults) { return defaults == null ? null : Json.write(defaults); }

    private static void put(Handle handle, String group, String account, GroupRole role, long since) {
        handle.createUpdate("delete from group_people where group_id = :group and account = :account").bind("group", group)
                .bind("account", account).execute();
        handle.createUpdate("""
                insert into group_people (group_id, account, role, since)
                select :group, id, :role, :since from accounts where id = :account""").bind("group", group).bind("account", account)
                .bind("role", word(role)).bind("since", since).execute();
    }

    Optional<Group> find(String id) {
        return rows.read(handle -> handle.createQuery("select * from player_groups where id = :id").bind("id", id)
                .map((rs, _) -> group(rs)).findOne());
    }

    private static Group group(ResultSet rs) throws SQLException {
        var defaults = rs.getString("defaults");
        return new Group(rs.getString("id"), rs.getString("name"), rs.getString("about"), rs.getInt("listed") == 1, rs.getInt("link"),
                defaults == null ? null : Json.read(GroupDefaults.class, defaults), rs.getString("notes"), rs.getLong("noted"),
                rs.getLong("created"));
    }

    /// Those that strangers find: where most belong first, or one could fill the list with empty ones. Nobody finds what somebody runs who
    /// is suspended.
    List<Group> listed(long now) {
        return rows.read(handle -> handle.createQuery("""
                select g.* from player_groups g join group_people o on o.group_id = g.id and o.role = 'owner'
                join accounts a on a.id = o.account
                where g.listed = 1 and a.holder not in (select holder from measures where measure = 'suspended' and lifted is null
                    and (until is null or until > :now))
                order by (select count(*) from group_people p where p.group_id = g.id and p.role in ('owner', 'keeper', 'member')) desc,
                    g.created desc, g.id limit :most""").bind("now", now).bind("most", LISTED).map((rs, _) -> group(rs)).list());
    }

    List<Group> all(List<String> ids) {
        return ids.isEmpty()
                ? List.of()
                : rows.read(handle -> handle.createQuery("select * from player_groups where id in (<ids>) order by name, id")
                        .bindList("ids", ids).map((rs, _) -> group(rs)).list());
    }

    Map<String, Counted> counts(List<String> ids) {
        var counts = new HashMap<String, Counted>();
        if (ids.isEmpty()) return counts;
        rows.read(handle -> handle.createQuery("""
                select p.group_id, sum(case when p.role in ('owner', 'keeper', 'member') then 1 else 0 end) as members,
                    sum(case when p.role = 'asks' then 1 else 0 end) as asking, max(case when p.role = 'owner' then a.name end) as owner
                from group_people p join accounts a on a.id = p.account where p.group_id in (<ids>) group by p.group_id""")
                .bindList("ids", ids).map((rs, _) -> Map.entry(rs.getString("group_id"),
                        new Counted(rs.getInt("members"), rs.getString("owner"), rs.getInt("asking"))))
                .list()).forEach(each -> counts.put(each.getKey(), each.getValue()));
        return counts;
    }

    /// Whoever looks after it first, then members as they came, then who asks.
    List<Person> people(String id) {
        return rows.read(handle -> handle.createQuery("""
                select p.account, p.role, p.since, a.holder, a.link_key, a.name from group_people p join accounts a on a.id = p.account
                where p.group_id = :id order by case p.role when 'owner' then 0 when 'keeper' then 1 when 'member' then 2
                    when 'asks' then 3 else 4 end, p.since, a.name_key""").bind("id", id)
                .map((rs, _) -> new Person(rs.getString("account"), rs.getString("holder"), rs.getString("link_key"), rs.getString("name"),
                        Groups.role(rs.getString("role")), rs.getLong("since")))
                .list());
    }

    void change(Group changed) {
        rows.write(handle -> handle.createUpdate(
                "update player_groups set name = :name, about = :about, listed = :listed, defaults = :defaults where id = :id")
                .bind("name", changed.name()).bind("about", changed.about()).bind("listed", changed.isListed() ? 1 : 0)
                .bind("defaults", written(changed.defaults())).bind("id", changed.id()).execute());
    }

    /// Returns whether it is written: somebody else may have changed the notes meanwhile.
    boolean note(String id, String text, long seen, long now) {
        return rows.written(handle -> handle.createUpdate("""
                update player_groups set notes = :notes, noted = case when :now > noted then :now else noted + 1 end
                where id = :id and noted = :seen""").bind("notes", text).bind("now", now).bind("id", id).bind("seen", seen).execute() > 0);
    }

    /// Each link is a new one; the one before lets nobody in any more.
    void link(String id, boolean isOn) {
        rows.write(handle -> {
            rows.alone(handle, lock(id));
            handle.createUpdate("update player_groups set link = case when :on = 1 then abs(link) + 1 else -abs(link) end where id = :id")
                    .bind("on", isOn ? 1 : 0).bind("id", id).execute();
        });
    }

    /// Somebody asks to come in.
    Outcome ask(String id, String account, long now) {
        return rows.written(handle -> {
            rows.alone(handle, lock(id));
            rows.alone(handle, ofOne(account));
            if (!isThere(handle, id)) return Outcome.NOT_THERE;
            var known = Groups.role(handle, id, account);
            if (known.isPresent()) return known.get() == GroupRole.BARRED ? Outcome.BARRED : Outcome.DONE;
            if (count(handle, "group_id = :it and role = 'asks'", id) >= Group.MOST_ASKING) return Outcome.TOO_MANY_ASK;
            if (count(handle, "account = :it and role = 'asks'", account) >= Group.MOST_ASKED) return Outcome.TOO_MANY_OF_ONE;
            put(handle, id, account, GroupRole.ASKS, now);
            return Outcome.DONE;
        });
    }

    private static boolean isThere(Handle handle, String id) {
        return handle.createQuery("select 1 from player_groups where id = :id").bind("id", id).mapTo(Integer.class).findOne().isPresent();
    }

    /// Somebody comes by the link.
    ///
    /// @param link the one they have
    Outcome join(String id, int link, String account, long now) {
        return rows.written(handle -> {
            rows.alone(handle, lock(id));
            var there = handle.createQuery("select link from player_groups where id = :id").bind("id", id).mapTo(Integer.class).findOne();
            if (there.isEmpty()) return Outcome.NOT_THERE;
            if (there.get() != link || link <= 0) return Outcome.WRONG_LINK;
            var known = Groups.role(handle, id, account);
            if (known.isPresent() && known.get().isIn()) return Outcome.DONE;
            if (known.isPresent() && known.get() == GroupRole.BARRED) return Outcome.BARRED;
            return letIn(handle, id, account, now);
        });
    }

    private Outcome letIn(Handle handle, String id, String account, long now) {
        rows.alone(handle, ofOne(account));
        if (count(handle, "group_id = :it and " + IN, id) >= Group.MOST_MEMBERS) return Outcome.FULL;
        if (joined(handle, account) >= Group.MOST_JOINED) return Outcome.TOO_MANY_OF_ONE;
        put(handle, id, account, GroupRole.MEMBER, now);
        return Outcome.DONE;
    }

    /// Somebody leaves, or asks no more. An owner hands over first.
    Outcome leave(String id, String account) {
        return rows.written(handle -> {
            rows.alone(handle, lock(id));
            var known = Groups.role(handle, id, account).orElse(GroupRole.BARRED);
            if (known == GroupRole.BARRED) return Outcome.NOT_THERE;
            if (known == GroupRole.OWNER) return Outcome.OWNS;
            remove(handle, id, account);
            return Outcome.DONE;
        });
    }

    private static void remove(Handle handle, String id, String account) {
        handle.createUpdate("delete from group_people where group_id = :group and account = :account").bind("group", id)
                .bind("account", account).execute();
        Groups.withdraw(handle, id, account);
    }

    /// What is done about somebody by whoever looks after the group; both are looked up again, for others may have been faster.
    Outcome care(String id, String by, String account, GroupDeed deed, long now) {
        return rows.written(handle -> {
            rows.alone(handle, lock(id));
            var mine = Groups.role(handle, id, by).orElse(GroupRole.MEMBER);
            var theirs = Groups.role(handle, id, account);
            if (!mine.keeps() || account.equals(by)) return Outcome.NOT_YOURS;
            boolean isOwner = mine == GroupRole.OWNER, isIn = theirs.filter(GroupRole::isIn).isPresent(),
                    isBelow = theirs.isEmpty() || !theirs.get().keeps() || isOwner;
            return switch (deed) {
                case ACCEPT -> theirs.filter(GroupRole.ASKS::equals).isPresent() ? letIn(handle, id, account, now) : Outcome.NOT_THERE;
                case DECLINE, PARDON -> theirs.filter(it -> it == GroupRole.ASKS || it == GroupRole.BARRED).isPresent()
                        ? done(() -> remove(handle, id, account))
                        : Outcome.NOT_THERE;
                case REMOVE -> !isBelow ? Outcome.NOT_YOURS : isIn ? done(() -> remove(handle, id, account)) : Outcome.NOT_THERE;
                case BAR -> !isBelow ? Outcome.NOT_YOURS : bar(handle, id, account, now);
                case MAKE_KEEPER -> !isOwner
                        ? Outcome.NOT_YOURS
                        : !isIn
                                ? Outcome.NOT_THERE
                                : count(handle, "group_id = :it and role = 'keeper'", id) >= Group.MOST_KEEPERS
                                        ? Outcome.TOO_MANY_KEEPERS
                                        : done(() -> rank(handle, id, account, GroupRole.KEEPER));
                case MAKE_MEMBER -> !isOwner
                        ? Outcome.NOT_YOURS
                        : isIn ? done(() -> rank(handle, id, account, GroupRole.MEMBER)) : Outcome.NOT_THERE;
                case HAND_OVER -> !isOwner ? Outcome.NOT_YOURS : isIn ? handOver(handle, id, by, account) : Outcome.NOT_THERE;
            };
        });
    }

    private static Outcome done(Runnable work) {
        work.run();
        return Outcome.DONE;
    }

    private static Outcome bar(Handle handle, String id, String account, long now) {
        if (count(handle, "group_id = :it and role = 'barred'", id) >= Group.MOST_BARRED) return Outcome.TOO_MANY_BARRED;
        remove(handle, id, account);
        put(handle, id, account, GroupRole.BARRED, now);
        return Outcome.DONE;
    }

    private static void rank(Handle handle, String id, String account, GroupRole role) {
        handle.createUpdate("update group_people set role = :role where group_id = :group and account = :account").bind("role", word(role))
                .bind("group", id).bind("account", account).execute();
    }

    /// Whoever owned it looks after it still; where there are keepers enough, as a member. The link they made ends.
    private Outcome handOver(Handle handle, String id, String by, String account) {
        rows.alone(handle, ofOne(account));
        if (owned(handle, account) >= Group.MOST_OWNED) return Outcome.TOO_MANY_OF_ONE;
        rank(handle, id, account, GroupRole.OWNER);
        handle.createUpdate("update player_groups set link = case when link > 0 then link + 1 else link end where id = :id").bind("id", id)
                .execute();
        rank(handle, id, by, count(handle, "group_id = :it and role = 'keeper'", id) < Group.MOST_KEEPERS
                ? GroupRole.KEEPER
                : GroupRole.MEMBER);
        return Outcome.DONE;
    }

    /// Returns whether it was theirs.
    boolean delete(String id, String owner) {
        return rows.written(handle -> {
            rows.alone(handle, lock(id));
            if (Groups.role(handle, id, owner).filter(GroupRole.OWNER::equals).isEmpty()) return false;
            Groups.delete(handle, id);
            return true;
        });
    }
}
