package hearthside.server;

import hearthside.server.people.Account;
import hearthside.server.people.Accounts;
import hearthside.server.people.Device;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// Knows the browsers that are signed in, and lets them in and out.
record Doorkeeper(Accounts accounts) {

    /// Before a call: whoever is signed in counts as their account.
    void recognise(Context ctx) {
        var cookie = ctx.cookie(Door.cookieName());
        if (cookie == null || !Browser.isCookie(cookie)) return;
        accounts.signedIn(Secrets.hash(cookie)).ifPresent(account -> Door.recognise(ctx, Browser.of(account)));
    }

    /// Whoever connects a socket.
    Browser stranger(@Nullable String cookie) {
        var guest = Door.stranger(cookie);
        return accounts.signedIn(guest.hash()).map(Browser::of).orElse(guest);
    }

    /// The guest who wants to sign up or in.
    static Browser guest(Context ctx) {
        if (Door.browser(ctx).account() != null) throw new Fault(409, "signed-in", "You are signed in already; sign out first.");
        return Door.stranger(ctx.cookie(Door.cookieName()));
    }

    /// A cookie that is new, so that nobody can have laid it there before.
    static Accounts.Session session(Context ctx, Account account, String cookie) {
        long now = System.currentTimeMillis();
        return new Accounts.Session(Secrets.hash(cookie), Secrets.tableId(), account.id(), Device.of(ctx.userAgent()), now, now);
    }

    /// The hash of the cookie this call came with.
    static String token(Context ctx) { return Door.stranger(ctx.cookie(Door.cookieName())).hash(); }

    static Account account(Context ctx) {
        var account = Door.browser(ctx).account();
        if (account == null) throw new Fault(403, "not-signed-in", "Sign in first.");
        return account;
    }
}
