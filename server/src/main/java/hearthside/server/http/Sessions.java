package hearthside.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.server.identity.Account;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.Blocks;
import hearthside.server.people.Device;
import hearthside.server.people.Measures;
import hearthside.server.people.Programs;
import hearthside.server.protocol.ApiError;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HandlerType;
import io.javalin.http.SameSite;
import java.security.MessageDigest;
import java.time.Clock;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Knows the browsers that are signed in, and lets them in and out.
///
/// @param programs those who come by a token instead
/// @param measures what keepers decided about people
public record Sessions(AccountRepository accounts, Programs programs, Measures measures, Clock time) {
    private static final Pattern ALWAYS = Pattern.compile("/api/(?:session(?:/.*)?|me/delete|me/warnings/[^/]*/read)/*");
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;
    private static final String KNOWN = "hearthside-known";
    private static final String PROGRAMS = "/api/bot/", BEARER = "Bearer ";
    private static final int LONGEST_TOKEN = 200;

    /// Before a call: whoever is signed in counts as their account.
    public void recognise(Context ctx) {
        if (ctx.path().startsWith(PROGRAMS)) {
            program(ctx).ifPresent(account -> RequestGuard.recognise(ctx, Visitor.of(account)));
            return;
        }
        var cookie = RequestGuard.cookie(ctx);
        if (cookie == null || !Visitor.isCookie(cookie)) return;
        accounts.signedIn(Secrets.hash(cookie)).ifPresent(account -> RequestGuard.recognise(ctx, Visitor.of(account)));
    }

    /// Whose token a call came with: tokens are good for the calls of programs alone, and for those nothing else is.
    public Optional<Account> program(Context ctx) {
        return ctx.path().startsWith(PROGRAMS) ? programs.account(bearer(ctx)) : Optional.empty();
    }

    /// Whether a call came with a token, good or not.
    static boolean hasToken(Context ctx) { return ctx.path().startsWith(PROGRAMS) && !bearer(ctx).isEmpty(); }

    /// The token a call came with, good or not; empty without one.
    public static String bearer(Context ctx) {
        var header = ctx.header("Authorization");
        return header == null || !header.startsWith(BEARER) || header.length() > LONGEST_TOKEN
                ? ""
                : header.substring(BEARER.length()).strip();
    }

    /// Before a call that changes something: whoever is suspended can look, sign in and out, and leave for good.
    public void mustNotBeSuspended(Context ctx) {
        if (!ctx.method().equals(HandlerType.POST) || ALWAYS.matcher(ctx.path()).matches()) return;
        if (measures.isSuspended(RequestGuard.visitor(ctx).hash(), time.millis())) throw suspended();
    }

    static ApiError suspended() {
        return new ApiError(403, "suspended", "You are suspended from this house for now; the home page tells why, and until when.");
    }

    /// Until when whoever connects a socket is suspended, in milliseconds; 0 where they are not.
    long suspendedUntil(Visitor visitor) { return measures.suspendedUntil(visitor.hash(), time.millis()).orElse(0L); }

    boolean isBefore(long until) { return time.millis() < until; }

    /// Whoever connects a socket.
    Visitor stranger(@Nullable String cookie) {
        var guest = RequestGuard.stranger(cookie);
        return accounts.signedIn(guest.hash()).map(Visitor::of).orElse(guest);
    }

    /// Whose words are not told to whoever connects a socket.
    Set<String> unheard(Visitor visitor) { return new Blocks(accounts.rows()).unheard(visitor.hash()); }

    /// Whether this browser is signed in to the account, or has been: strangers cannot use up its tries.
    static boolean isKnown(Context ctx, Account account) {
        var here = RequestGuard.visitor(ctx).account();
        return here != null && here.id().equals(account.id())
                || MessageDigest.isEqual(Secrets.known(account).getBytes(UTF_8),
                        Objects.requireNonNullElse(ctx.cookie(knownName(ctx)), "").getBytes(UTF_8));
    }

    static void remember(Context ctx, Account account) {
        ctx.cookie(new Cookie(knownName(ctx), Secrets.known(account), "/", YEAR_SECONDS, RequestGuard.isSecure(ctx), true, null,
                SameSite.LAX));
    }

    /// Over https no neighbouring site can lay it.
    private static String knownName(Context ctx) { return (RequestGuard.isSecure(ctx) ? "__Host-" : "") + KNOWN; }

    /// The guest who wants to sign up or in.
    static Visitor guest(Context ctx) {
        if (RequestGuard.visitor(ctx).account() != null) throw new ApiError(409, "signed-in", "You are signed in already; sign out first.");
        return RequestGuard.stranger(RequestGuard.cookie(ctx));
    }

    /// A cookie that is new, so that nobody can have laid it there before.
    static AccountRepository.Session session(Context ctx, Account account, String cookie) {
        long now = System.currentTimeMillis();
        return new AccountRepository.Session(Secrets.hash(cookie), Secrets.tableId(), account.id(), Device.of(ctx.userAgent()), now, now);
    }

    /// The hash of the cookie this call came with.
    static String token(Context ctx) { return RequestGuard.stranger(RequestGuard.cookie(ctx)).hash(); }

    static Account account(Context ctx) {
        var account = RequestGuard.visitor(ctx).account();
        if (account == null) throw new ApiError(403, "not-signed-in", "Sign in first.");
        return account;
    }
}
