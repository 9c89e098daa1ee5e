package hearthside.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.core.input.BadInput;
import hearthside.server.identity.Account;
import hearthside.server.identity.Origins;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.Answer;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.RequestBody;
import hearthside.wire.Json;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Who comes in and with what: cookies, where a request comes from, how large it is.
public final class RequestGuard {
    public static final int LARGEST = 64 * 1024;
    private static final int PASSED_OVER = 4 * 1024 * 1024, PASSED_OVER_AT_ONCE = 8192;
    private static final long PASSED_OVER_NANOS = Duration.ofSeconds(5).toNanos();
    private static final String COOKIE = "hearthside";
    /// Over https browsers take such a cookie from this very host alone: no neighbour under the same domain can lay one there.
    private static final String HOST_COOKIE = "__Host-hearthside";
    /// The cookie with which a socket was asked for.
    static final String KNOCKED = "cookie";
    private static final String RECOGNISED = "browser";
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;
    /// Scripts, styles, fonts and sockets are our own. So is the WebAssembly, which has a word of its own here; no text is run all the
    /// same. Only the style attribute may be written in place: pieces are put where they belong with it.
    private static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
            + "style-src 'self'; style-src-attr 'unsafe-inline'; "
            + "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; "
            + "worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    /// Answers, styles and fonts are no pages and run nothing: less is allowed to them, and less is said with each. A script may be that
    /// of a worker, which has the policy it came with.
    private static final Pattern PASSIVE = Pattern.compile("/api/.*|/assets/.*\\.(?:css|woff2)");
    private static final String NOTHING = "default-src 'none'; frame-ancestors 'none'";
    private static final String POWERS = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";

    private RequestGuard() {}

    public static void guard(Context ctx) {
        boolean isPassive = PASSIVE.matcher(ctx.path()).matches();
        ctx.header("Content-Security-Policy", isPassive ? NOTHING : POLICY).header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "no-referrer").header("Cache-Control", "no-store")
                .header("Cross-Origin-Resource-Policy", "same-origin");
        if (!isPassive) ctx.header("Permissions-Policy", POWERS).header("Cross-Origin-Opener-Policy", "same-origin");
        if (isSecure(ctx)) ctx.header("Strict-Transport-Security", "max-age=31536000");
    }

    /// Every request, before anybody looks where it goes.
    public static Request readable(Request request, HttpFields.Mutable answered) {
        var path = request.getHttpURI().getPath();
        if (path != null && !IncomingText.isReadable(path)) throw unreadable();
        return request;
    }

    private static RuntimeException unreadable() {
        return new HttpException.RuntimeException(HttpStatus.BAD_REQUEST_400, "This address cannot be read.");
    }

    /// Every call of the API: what comes in can be kept.
    public static void text(Context ctx) { IncomingText.check(ctx); }

    /// Where a visitor comes from, as it is counted everywhere: of an IPv6 address the network. A socket knows it, too.
    static String address(Context ctx) {
        String known = ctx.attribute(RateLimiter.ADDRESS);
        if (known != null) return known;
        var address = Proxies.counted(ctx.ip());
        ctx.attribute(RateLimiter.ADDRESS, address);
        return address;
    }

    /// The visitor, with a cookie from now on.
    public static Visitor visitor(Context ctx) {
        Visitor recognised = ctx.attribute(RECOGNISED);
        if (recognised != null) return recognised;
        var known = known(cookie(ctx));
        if (known != null) return known.from(address(ctx));
        var fresh = Secrets.cookie();
        hand(ctx, fresh);
        return Visitor.of(fresh).from(address(ctx));
    }

    /// Somebody the [Sessions] knows: for the rest of this call they are no guest.
    static void recognise(Context ctx, Visitor visitor) { ctx.attribute(RECOGNISED, visitor.from(address(ctx))); }

    /// Whose account it is, where somebody is signed in.
    static @Nullable Account account(Context ctx) {
        Visitor recognised = ctx.attribute(RECOGNISED);
        return recognised == null ? null : recognised.account();
    }

    /// Whoever has a cookie already comes from here now.
    public static void note(Context ctx, Origins origins) {
        Visitor recognised = ctx.attribute(RECOGNISED);
        var visitor = recognised != null ? recognised : known(cookie(ctx));
        if (visitor != null) origins.note(visitor.hash(), address(ctx));
    }

    static void hand(Context ctx, String cookie) {
        ctx.cookie(new Cookie(cookieName(ctx), cookie, "/", YEAR_SECONDS, isSecure(ctx), true, null, SameSite.LAX));
    }

    /// Whoever connects a socket without a cookie only watches, as somebody nobody has met.
    static Visitor stranger(@Nullable String cookie) {
        var known = known(cookie);
        return known != null ? known : Visitor.of(Secrets.cookie());
    }

    static boolean isSecure(Context ctx) { return ctx.scheme().equals("https"); }

    private static String cookieName(Context ctx) { return isSecure(ctx) ? HOST_COOKIE : COOKIE; }

    static @Nullable String cookie(Context ctx) { return ctx.cookie(cookieName(ctx)); }

    /// Before a socket opens.
    public static void knock(Context ctx) {
        mustBeOurs(ctx);
        ctx.attribute(KNOCKED, cookie(ctx));
    }

    private static @Nullable Visitor known(@Nullable String cookie) {
        return cookie != null && Visitor.isCookie(cookie) ? Visitor.of(cookie) : null;
    }

    /// A page of somebody else must not act for our visitors.
    public static void mustBeOurs(Context ctx) {
        var origin = ctx.header("Origin");
        var host = ctx.header("Host");
        if (origin != null && (host == null || !host.equalsIgnoreCase(authority(origin))))
            throw new ApiError(403, "foreign-origin", "This request comes from another web site.");
    }

    private static String authority(String origin) {
        try {
            var authority = URI.create(origin).getRawAuthority();
            return authority == null ? "" : authority;
        } catch (IllegalArgumentException _) {
            return "";
        }
    }

    /// The body of a request that changes something.
    public static <T extends RequestBody> T body(Context ctx, Class<T> type) { return body(ctx, type, LARGEST); }

    /// @param most bytes that it may have
    static <T extends RequestBody> T body(Context ctx, Class<T> type, int most) {
        mustBeOurs(ctx);
        var contentType = ctx.contentType();
        if (contentType == null || !contentType.split(";")[0].strip().equalsIgnoreCase("application/json"))
            throw new ApiError(400, "not-json", "Send JSON, and say so: Content-Type: application/json.");
        return Json.read(type, IncomingText.json(sent(ctx, most)));
    }

    private static String sent(Context ctx, int most) {
        try (var in = ctx.req().getInputStream()) {
            var bytes = in.readNBytes(ctx.req().getContentLengthLong() > most ? 0 : most + 1);
            if (bytes.length <= most && ctx.req().getContentLengthLong() <= most) return new String(bytes, UTF_8);
            passOver(in);
            throw tooLarge(most);
        } catch (IOException _) {
            throw new ApiError(400, "bad-body", "The request broke off.");
        }
    }

    /// Trap: whoever still sends when the connection is closed never reads the answer. So what is not wanted is received and dropped, up to
    /// what an honest mistake has, and for no longer than that takes.
    private static void passOver(InputStream in) throws IOException {
        long until = System.nanoTime() + PASSED_OVER_NANOS;
        var dropped = new byte[PASSED_OVER_AT_ONCE];
        for (int passed = 0; passed < PASSED_OVER && System.nanoTime() < until;) {
            int read = in.read(dropped);
            if (read < 0) return;
            passed += read;
        }
    }

    private static ApiError tooLarge(int most) {
        return new ApiError(413, "too-large", "This is too large: a request has at most %d KB.".formatted(most / 1024));
    }

    static int number(Context ctx, String key, int usual, int least, int most) {
        var text = ctx.queryParam(key);
        try {
            int number = text == null ? usual : Integer.parseInt(text);
            if (number >= least && number <= most) return number;
        } catch (NumberFormatException _) {
            // said below
        }
        throw new BadInput(key, "This should be a whole number from %d to %d.".formatted(least, most));
    }

    public static void answer(Context ctx, Answer value) { write(ctx, value); }

    public static void answer(Context ctx, List<? extends Answer> values) { write(ctx, values); }

    private static void write(Context ctx, Object value) { answer(ctx, Json.write(value)); }

    /// An answer that was written before.
    public static void answer(Context ctx, String json) { ctx.contentType("application/json").result(json); }

    public static void refuse(Context ctx, ApiError fault) {
        ctx.status(fault.status);
        answer(ctx, new ApiError.Complaint(fault.error, fault.sentence, fault.field));
    }

    /// What Jetty cannot even read as a request never gets to us, but is answered in our words.
    public static boolean refuse(Request request, Response response, Callback callback) {
        if (response.getStatus() == HttpStatus.NOT_IMPLEMENTED_501 || response.getStatus() == HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505)
            response.setStatus(HttpStatus.BAD_REQUEST_400); // a fault of theirs, not of ours
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json").put(HttpHeader.CONNECTION, "close");
        Content.Sink.write(response, true, Json.write(new ApiError.Complaint("bad-request", "This request cannot be used.", "")), callback);
        return true;
    }
}
