package hearthside.server.group;

import hearthside.server.club.GroupRatings;
import hearthside.server.group.Group.Person;
import hearthside.server.group.GroupRepository.Counted;
import hearthside.server.group.GroupRepository.Outcome;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.identity.Account;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.Blocks;
import hearthside.server.people.Groups;
import hearthside.server.people.Measures;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.RequestBody;
import hearthside.server.protocol.Social;
import hearthside.server.protocol.Social.GroupInside;
import hearthside.server.protocol.Social.GroupListed;
import hearthside.server.protocol.Social.GroupRole;
import hearthside.server.protocol.Social.GroupShown;
import hearthside.server.store.Rows;
import hearthside.server.tables.TableRegistry;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The HTTP calls about groups. Strangers are told the name of a group that may be found, what it says of itself, how many belong to it and
/// who owns it; of any other, that there is none.
public final class GroupApi {
    private static final String ONE = "/api/groups/{group}";

    private final TableRegistry registry;
    private final Rows rows;
    private final GroupRepository repository;
    private final Groups groups;
    private final Clock time;

    public GroupApi(TableRegistry registry, Rows rows, Clock time) {
        this.registry = registry;
        this.rows = rows;
        this.repository = new GroupRepository(rows);
        this.groups = new Groups(rows);
        this.time = time;
    }

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/groups", ctx -> RequestGuard.answer(ctx, list(RequestGuard.visitor(ctx)))),
                new Route(HandlerType.POST, "/api/groups", this::make),
                new Route(HandlerType.GET, ONE, ctx -> show(ctx, found(ctx))),
                new Route(HandlerType.POST, ONE, this::change),
                new Route(HandlerType.POST, ONE + "/delete", this::delete),
                new Route(HandlerType.POST, ONE + "/ask", this::ask),
                new Route(HandlerType.POST, ONE + "/invitation", this::invitation),
                new Route(HandlerType.POST, ONE + "/join", this::join),
                new Route(HandlerType.POST, ONE + "/leave", this::leave),
                new Route(HandlerType.POST, ONE + "/people", this::care),
                new Route(HandlerType.POST, ONE + "/link", this::link),
                new Route(HandlerType.POST, ONE + "/notes", this::note),
                new Route(HandlerType.POST, ONE + "/tables", this::open),
                new Route(HandlerType.GET, ONE + "/lobby",
                        ctx -> RequestGuard.answer(ctx, new GroupLobby(registry, rows).of(inside(ctx).id(), RequestGuard.visitor(ctx)))),
                new Route(HandlerType.GET, ONE + "/ratings",
                        ctx -> RequestGuard.answer(ctx, new GroupRatings(rows).of(inside(ctx).id()))));
    }

    private static ApiError unknown() { return new ApiError(404, "unknown-group", "There is no such group."); }

    /// A person with an account: a program belongs to no group.
    private static Account person(Context ctx) {
        var account = RequestGuard.visitor(ctx).account();
        if (account == null) throw new ApiError(403, "not-signed-in", "Sign in first.");
        if (account.program()) throw new ApiError(403, "program", "A program does not belong to groups.");
        return account;
    }

    private Group any(Context ctx) { return repository.find(ctx.pathParam("group")).orElseThrow(GroupApi::unknown); }

    /// A group that whoever asks may know of.
    private Group found(Context ctx) {
        var group = any(ctx);
        var role = groups.role(group.id(), RequestGuard.visitor(ctx).account());
        if (!group.isListed() && role.filter(it -> it != GroupRole.BARRED).isEmpty()) throw unknown();
        return group;
    }

    /// One to which whoever asks belongs.
    private Group inside(Context ctx) {
        var group = found(ctx);
        if (!groups.isMember(group.id(), RequestGuard.visitor(ctx).account())) throw notYours();
        return group;
    }

    /// One that whoever asks looks after.
    private Group kept(Context ctx) {
        var group = inside(ctx);
        if (groups.role(group.id(), person(ctx)).filter(GroupRole::keeps).isEmpty()) throw notYours();
        return group;
    }

    private static ApiError notYours() {
        return new ApiError(403, "not-yours", "This is for those who belong to the group or look after it.");
    }

    private Social.GroupList list(Visitor visitor) {
        var account = visitor.account();
        Map<String, GroupRole> roles = account == null
                ? Map.of()
                : groups.of(account.id()).stream().collect(Collectors.toMap(Groups.Belonging::group, Groups.Belonging::role));
        var mine = repository.all(List.copyOf(roles.keySet()));
        var open = repository.listed(time.millis());
        var ids = new HashSet<>(roles.keySet());
        open.forEach(each -> ids.add(each.id()));
        var counts = repository.counts(List.copyOf(ids));
        return new Social.GroupList(mine.stream().map(each -> listed(each, counts, roles.get(each.id()))).toList(),
                open.stream().filter(each -> !roles.containsKey(each.id())).map(each -> listed(each, counts, null)).toList());
    }

    private static GroupListed listed(Group group, Map<String, Counted> counts, @Nullable GroupRole role) {
        var counted = counts.getOrDefault(group.id(), Counted.NOTHING);
        return new GroupListed(group.id(), group.name(), group.about(), group.isListed(), counted.members(), counted.owner(),
                role == GroupRole.BARRED ? null : role, role != null && role.keeps() ? counted.asking() : 0);
    }

    private void show(Context ctx, Group group) {
        var account = RequestGuard.visitor(ctx).account();
        var role = groups.role(group.id(), account).orElse(null);
        var about = listed(group, repository.counts(List.of(group.id())), role);
        RequestGuard.answer(ctx, new GroupShown(about, role != null && role.isIn() ? inside(group, role) : null));
    }

    private GroupInside inside(Group group, GroupRole role) {
        var people = repository.people(group.id());
        var link = role.keeps() && group.link() > 0 ? "/groups/%s#%s".formatted(group.id(), secret(group, people)) : null;
        return new GroupInside(
                people.stream().filter(each -> role.keeps() || each.role().isIn())
                        .map(each -> new Social.GroupPerson(each.name(), each.role(), Instant.ofEpochMilli(each.since()))).toList(),
                group.notes(), group.noted(), group.defaults(), link);
    }

    /// Made from what only the house knows of its owner, so that the database holds no link.
    private static String secret(Group group, List<Person> people) {
        var owner = people.stream().filter(each -> each.role() == GroupRole.OWNER).findFirst().orElseThrow(GroupApi::unknown);
        return Secrets.invite(new Visitor(owner.linkKey(), owner.holder(), null, null), group.id(), 0, group.link());
    }

    private void make(Context ctx) {
        var asked = RequestGuard.body(ctx, Social.GroupWish.class);
        var owner = speaker(ctx);
        var made = GroupWishes.group(asked, Secrets.tableId(), time.millis());
        if (!repository.add(made, owner.id()))
            throw new ApiError(409, "too-many-groups", "One person runs three groups at most, and belongs to twenty.");
        RequestGuard.answer(ctx, new Social.GroupMade(made.id()));
    }

    /// Whoever says something that others read: a keeper of the house may have silenced them.
    private Account speaker(Context ctx) {
        var account = person(ctx);
        if (new Measures(rows).isMuted(account.holder(), time.millis()))
            throw new ApiError(403, "muted", "You cannot write here now; your account tells why.");
        return account;
    }

    private void change(Context ctx) {
        var asked = RequestGuard.body(ctx, Social.GroupWish.class);
        speaker(ctx);
        var group = kept(ctx);
        repository.change(GroupWishes.group(asked, group.id(), group.created()));
        show(ctx, any(ctx));
    }

    private void delete(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        if (!repository.delete(inside(ctx).id(), person(ctx).id())) throw notYours();
        RequestGuard.answer(ctx, list(RequestGuard.visitor(ctx)));
    }

    private void ask(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        var me = person(ctx);
        var group = found(ctx);
        mustBeWelcome(group, me);
        must(repository.ask(group.id(), me.id(), time.millis()));
        show(ctx, any(ctx));
    }

    /// Nobody learns who of those that look after it does not want to meet them.
    private void mustBeWelcome(Group group, Account me) {
        var keepers = repository.people(group.id()).stream().filter(each -> each.role().keeps()).map(Person::holder).toList();
        if (new Blocks(rows).isUnwelcome(me.holder(), keepers)) throw notWelcome();
    }

    private static ApiError notWelcome() { return new ApiError(403, "not-welcome", "You cannot join this group; choose another one."); }

    /// What this is, for whoever has the link and does not belong to it yet.
    private void invitation(Context ctx) {
        show(ctx, invited(ctx));
    }

    private Group invited(Context ctx) {
        var secret = RequestGuard.body(ctx, Social.GroupSecret.class).secret();
        var group = repository.find(ctx.pathParam("group")).orElseThrow(GroupApi::wrongLink); // nobody learns of one that is hidden
        if (group.link() <= 0 || !MessageDigest.isEqual(secret.getBytes(StandardCharsets.UTF_8),
                secret(group, repository.people(group.id())).getBytes(StandardCharsets.UTF_8)))
            throw wrongLink();
        return group;
    }

    private static ApiError wrongLink() {
        return new ApiError(403, "wrong-link", "This link lets nobody in any more; ask those who look after the group for another.");
    }

    private void join(Context ctx) {
        var group = invited(ctx);
        var me = person(ctx);
        mustBeWelcome(group, me);
        must(repository.join(group.id(), group.link(), me.id(), time.millis()));
        show(ctx, any(ctx));
    }

    private void leave(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        must(repository.leave(found(ctx).id(), person(ctx).id()));
        RequestGuard.answer(ctx, list(RequestGuard.visitor(ctx)));
    }

    private void care(Context ctx) {
        var asked = RequestGuard.body(ctx, Social.GroupCare.class);
        var group = kept(ctx);
        var about = new AccountRepository(rows).named(asked.name())
                .orElseThrow(() -> new ApiError(404, "unknown-player", "Nobody here has this name."));
        must(repository.care(group.id(), person(ctx).id(), about.id(), asked.deed(), time.millis()));
        show(ctx, any(ctx));
    }

    private void link(Context ctx) {
        boolean isOn = RequestGuard.body(ctx, Social.GroupLink.class).on();
        repository.link(kept(ctx).id(), isOn);
        show(ctx, any(ctx));
    }

    private void note(Context ctx) {
        var asked = RequestGuard.body(ctx, Social.GroupNotes.class);
        speaker(ctx);
        var group = kept(ctx);
        if (!repository.note(group.id(), GroupWishes.text("text", asked.text(), Group.LONGEST_NOTES), asked.seen(), time.millis()))
            throw new ApiError(409, "changed", "Somebody has changed the notes meanwhile; look at them, then write again.");
        show(ctx, any(ctx));
    }

    /// A table that members find, and nobody else.
    private void open(Context ctx) {
        var asked = RequestGuard.body(ctx, Social.GroupTable.class);
        var group = inside(ctx);
        person(ctx);
        var opened = GroupLobby.opening(asked.table(), group.defaults()).open(registry, RequestGuard.visitor(ctx));
        groups.keep(group.id(), opened.table());
        RequestGuard.answer(ctx, opened);
    }

    private static void must(Outcome outcome) {
        switch (outcome) {
            case DONE -> {
                // it is as it should be
            }
            case FULL -> throw new ApiError(409, "full", "There are 200 in this group already; nobody else fits in.");
            case TOO_MANY_OF_ONE -> throw new ApiError(409, "too-many-groups",
                    "One person runs three groups at most, belongs to twenty, and asks ten at a time.");
            case TOO_MANY_ASK -> throw new ApiError(409, "too-many-ask", "Too many wait for an answer of this group; come back later.");
            case TOO_MANY_KEEPERS -> throw new ApiError(409, "too-many-keepers", "Ten look after a group at most.");
            case TOO_MANY_BARRED -> throw new ApiError(409, "too-many-barred", "200 are barred already; let somebody off first.");
            case BARRED -> throw notWelcome();
            case WRONG_LINK -> throw wrongLink();
            case OWNS -> throw new ApiError(409, "owner", "Hand the group over first, or delete it.");
            case NOT_THERE -> throw new ApiError(404, "not-there", "They do not belong to this group, and do not ask.");
            case NOT_YOURS -> throw notYours();
        }
    }
}
