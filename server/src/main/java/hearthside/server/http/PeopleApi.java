package hearthside.server.http;

import hearthside.games.Games;
import hearthside.server.identity.Account;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.Device;
import hearthside.server.people.HouseSettings;
import hearthside.server.people.LessonsLearnt;
import hearthside.server.people.Passkey;
import hearthside.server.people.Passkeys;
import hearthside.server.people.Passphrase;
import hearthside.server.people.Programs;
import hearthside.server.people.SignInLimits;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.People;
import hearthside.server.protocol.RequestBody;
import hearthside.server.store.Rows;
import hearthside.server.tables.TableRegistry;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The HTTP calls about oneself: signing up, in and out, passkeys, leaving.
public final class PeopleApi {
    private final TableRegistry registry;
    private final AccountRepository accounts;
    private final Passkeys passkeys;
    private final LessonsLearnt lessons;
    private final HouseSettings house;
    private final Programs programs;
    private final SignInLimits limits = new SignInLimits();

    public PeopleApi(TableRegistry registry, Rows rows, Programs programs) {
        this.registry = registry;
        this.programs = programs;
        this.accounts = new AccountRepository(rows);
        this.passkeys = new Passkeys(rows);
        this.lessons = new LessonsLearnt(rows);
        this.house = new HouseSettings(rows);
    }

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/me", ctx -> RequestGuard.answer(ctx, me(ctx))),
                new Route(HandlerType.POST, "/api/me/delete", this::delete),
                new Route(HandlerType.GET, "/api/me/progress", ctx -> RequestGuard.answer(ctx, lessons.of(Sessions.account(ctx).id()))),
                new Route(HandlerType.POST, "/api/me/progress", this::learn),
                new Route(HandlerType.POST, "/api/account", this::signUp),
                new Route(HandlerType.POST, "/api/account/passphrase", this::changePassphrase),
                new Route(HandlerType.POST, "/api/account/passkeys/begin", this::askForKey),
                new Route(HandlerType.POST, "/api/account/passkeys", this::addKey),
                new Route(HandlerType.POST, "/api/account/passkeys/remove", this::removeKey),
                new Route(HandlerType.POST, "/api/account/program", this::becomeProgram),
                new Route(HandlerType.POST, "/api/session", this::signIn),
                new Route(HandlerType.POST, "/api/session/end", this::signOut),
                new Route(HandlerType.POST, "/api/session/passkey/begin", ctx -> {
                    RequestGuard.body(ctx, RequestBody.Nothing.class);
                    RequestGuard.answer(ctx, passkeys.askWho(origin(ctx), Secrets.cookie()));
                }),
                new Route(HandlerType.POST, "/api/session/passkey", this::signInByKey));
    }

    private People.Me me(Context ctx) {
        var account = RequestGuard.visitor(ctx).account();
        return account == null ? new People.Me(null) : shown(accounts.withId(account.id()).orElse(account), Sessions.token(ctx));
    }

    private People.Me shown(Account account, String token) {
        return new People.Me(new People.Mine(account.name(), Instant.ofEpochMilli(account.created()), account.program(),
                account.passphrase() != null,
                passkeys.of(account.id()).stream()
                        .map(key -> new People.Key(key.credential(), key.device(), Instant.ofEpochMilli(key.created()),
                                Instant.ofEpochMilli(key.used())))
                        .toList(),
                accounts.sessions(account.id()).stream().map(each -> new People.Signed(each.id(), each.device(),
                        Instant.ofEpochMilli(each.created()), Instant.ofEpochMilli(each.seen()), each.token().equals(token))).toList()));
    }

    private void learn(Context ctx) {
        var told = RequestGuard.body(ctx, People.Progress.class);
        RequestGuard.answer(ctx,
                lessons.add(Sessions.account(ctx).id(), told, game -> Games.find(game).isPresent(), System.currentTimeMillis()));
    }

    private void signUp(Context ctx) {
        var entry = RequestGuard.body(ctx, People.Entry.class);
        var name = Account.name(entry.name());
        var guest = Sessions.guest(ctx);
        Passphrase.checked(entry.passphrase(), "passphrase");
        if (accounts.isTaken(name)) throw taken();
        limits.mayOpen(RequestGuard.address(ctx));
        open(ctx, account(Secrets.tableId(), name, Passphrase.hash(entry.passphrase())), null, guest, entry.invitation());
    }

    private static Account account(String id, String name, @Nullable String passphrase) {
        // no guest can have this hash: a cookie has no blanks
        return new Account(id, name, Secrets.hash("account " + id), Secrets.cookie(), passphrase, System.currentTimeMillis(), false);
    }

    private void open(Context ctx, Account account, @Nullable Passkey passkey, Visitor guest, @Nullable String invitation) {
        var cookie = Secrets.cookie();
        house.mayOpen(invitation, false, System.currentTimeMillis());
        if (!accounts.open(account, passkey, new AccountRepository.GuestBrowser(guest.hash(), guest.cookie()),
                Sessions.session(ctx, account, cookie))) {
            house.giveBack(invitation, System.currentTimeMillis());
            throw taken();
        }
        welcome(ctx, account, guest, cookie);
    }

    private static ApiError taken() { return new ApiError(409, "name-taken", "This name is taken already; choose another.", "name"); }

    private void signIn(Context ctx) {
        var entry = RequestGuard.body(ctx, People.Entry.class);
        var guest = Sessions.guest(ctx);
        var account = accounts.named(entry.name());
        mustBeRight(ctx, entry.name(), entry.passphrase(), account.orElse(null));
        enter(ctx, account.orElseThrow(), guest);
    }

    private void mustBeRight(Context ctx, String name, String typed, @Nullable Account account) {
        var attempt = limits.attempt(name, RequestGuard.address(ctx), account != null && Sessions.isKnown(ctx, account));
        if (isRight(typed, account, attempt)) {
            attempt.giveBack();
            return;
        }
        if (RequestGuard.visitor(ctx).account() != null)
            throw new ApiError(403, "wrong-passphrase", "This is not your passphrase.", "passphrase");
        throw wrongPassphrase();
    }

    private static ApiError wrongPassphrase() {
        return new ApiError(403, "wrong-passphrase", "This name and this passphrase do not go together.", "passphrase");
    }

    private boolean isRight(String typed, @Nullable Account account, SignInLimits.Attempt attempt) {
        try {
            return Passphrase.isRight(typed, account == null ? null : account.passphrase());
        } catch (ApiError e) {
            attempt.giveBack(); // nobody has looked at it
            throw e;
        }
    }

    private void enter(Context ctx, Account account, Visitor guest) {
        var cookie = Secrets.cookie();
        if (!accounts.signIn(account, new AccountRepository.GuestBrowser(guest.hash(), guest.cookie()),
                Sessions.session(ctx, account, cookie)))
            throw wrongPassphrase();
        welcome(ctx, account, guest, cookie);
    }

    private void welcome(Context ctx, Account account, Visitor guest, String cookie) {
        RequestGuard.hand(ctx, cookie);
        Sessions.remember(ctx, account);
        registry.regather(guest.hash());
        RequestGuard.answer(ctx, shown(account, Secrets.hash(cookie)));
    }

    private void signOut(Context ctx) {
        var ending = RequestGuard.body(ctx, People.Ending.class);
        var account = Sessions.account(ctx);
        if (ending.browser() == null) {
            accounts.signOut(Sessions.token(ctx));
            RequestGuard.hand(ctx, Secrets.cookie());
        } else accounts.signOut(account.id(), ending.browser());
        registry.dismiss(account.holder());
        RequestGuard.answer(ctx, ending.browser() == null ? new People.Me(null) : me(ctx));
    }

    private void changePassphrase(Context ctx) {
        var change = RequestGuard.body(ctx, People.NewPassphrase.class);
        var account = Sessions.account(ctx);
        Passphrase.checked(change.passphrase(), "passphrase");
        if (account.passphrase() != null) mustBeRight(ctx, account.name(), change.old() == null ? "" : change.old(), account);
        accounts.change(account.id(), Passphrase.hash(change.passphrase()), Sessions.token(ctx));
        accounts.withId(account.id()).ifPresent(changed -> Sessions.remember(ctx, changed));
        registry.dismiss(account.holder());
        RequestGuard.answer(ctx, me(ctx));
    }

    /// The account is a program's from now on, and there is no way back; once it is, it gets a new token.
    private void becomeProgram(Context ctx) {
        var asked = RequestGuard.body(ctx, hearthside.server.protocol.Programs.Becoming.class);
        var account = Sessions.account(ctx);
        if (account.passphrase() != null)
            mustBeRight(ctx, account.name(), asked.passphrase() == null ? "" : asked.passphrase(), account);
        var become = programs.become(account, System.currentTimeMillis());
        switch (become.how()) {
            case RATED -> throw new ApiError(409, "rated-already",
                    "This account has rated games of a person; make a new account for the program.");
            case PLAYING -> throw new ApiError(409, "still-playing",
                    "This account still plays as a person; finish those games or give them up, then it can become a program's.");
            case DONE -> registry.regather(account.holder());
        }
        RequestGuard.answer(ctx, new hearthside.server.protocol.Programs.Token(account.name(), become.token()));
    }

    /// For whoever is signed in one more key; for a guest the first of a new account, which is made when the key is there.
    private void askForKey(Context ctx) {
        var wanted = RequestGuard.body(ctx, People.NewKey.class);
        var account = RequestGuard.visitor(ctx).account();
        if (account != null) {
            RequestGuard.answer(ctx, passkeys.askForNew(origin(ctx), Secrets.cookie(), account.id(), account.name(), false));
            return;
        }
        var name = Account.name(wanted.name() == null ? "" : wanted.name());
        house.mayOpen(wanted.invitation(), true, System.currentTimeMillis());
        limits.mayOpen(RequestGuard.address(ctx));
        if (accounts.isTaken(name)) throw taken();
        RequestGuard.answer(ctx, passkeys.askForNew(origin(ctx), Secrets.cookie(), Secrets.tableId(), name, true));
    }

    private void addKey(Context ctx) {
        var signature = RequestGuard.body(ctx, People.Signature.class);
        var made = passkeys.made(origin(ctx), signature.id(), signature.credential(), Device.of(ctx.userAgent()));
        if (made.isNew()) {
            open(ctx, account(made.account(), made.name(), null), made.passkey(), Sessions.guest(ctx), signature.invitation());
            return;
        }
        if (!Sessions.account(ctx).id().equals(made.account())) throw new ApiError(403, "not-signed-in", "Sign in first.");
        if (!passkeys.add(made.passkey()))
            throw new ApiError(409, "too-many-keys", "You have as many passkeys as an account can have; remove one first.");
        RequestGuard.answer(ctx, me(ctx));
    }

    private void removeKey(Context ctx) {
        var key = RequestGuard.body(ctx, People.OneKey.class);
        var account = Sessions.account(ctx);
        if (!passkeys.remove(account.id(), key.id()))
            throw new ApiError(409, "last-key", "This is your only way in; choose a passphrase first.");
        RequestGuard.answer(ctx, me(ctx));
    }

    private void signInByKey(Context ctx) {
        var signature = RequestGuard.body(ctx, People.Signature.class);
        var guest = Sessions.guest(ctx);
        var account = accounts.withId(passkeys.who(origin(ctx), signature.id(), signature.credential()));
        enter(ctx, account.orElseThrow(() -> new ApiError(403, "unknown-key", "This passkey was not accepted.")), guest);
    }

    /// Everything about whoever asks goes; bots play on for them. With a passphrase it must be given once more.
    private void delete(Context ctx) {
        var leaving = RequestGuard.body(ctx, People.Leaving.class);
        var visitor = RequestGuard.visitor(ctx);
        var account = visitor.account();
        if (account != null && account.passphrase() != null)
            mustBeRight(ctx, account.name(), leaving.passphrase() == null ? "" : leaving.passphrase(), account);
        for (var table : registry.repository().playing(visitor)) registry.table(table).commands().abandon(visitor);
        if (account != null) accounts.delete(account);
        else accounts.forget(visitor.hash());
        registry.regather(visitor.hash());
        RequestGuard.hand(ctx, Secrets.cookie());
        RequestGuard.answer(ctx, new People.Me(null));
    }

    /// The address that the browser shows: a passkey is good for this one alone. [RequestGuard#body] has seen to it that it is ours.
    private static String origin(Context ctx) {
        var origin = ctx.header("Origin");
        if (origin == null) throw new ApiError(400, "no-origin", "Passkeys work in a browser only.");
        return origin;
    }
}
