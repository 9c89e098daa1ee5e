package hearthside.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.server.protocol.ApiError;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The browser client and the rules pages, from a folder or from the class path. Each file is in memory once, however many take it, and
/// however slowly.
public final class StaticPages {
    /// Where the client draws a page of its own; it does its own routing.
    private static final Pattern CLIENT = Pattern
            .compile(
                    "/|/about|/quick|/watch|/imprint|/privacy|/welcome|/notices|/account"
                            + "|/lobby|/archive|/(new|t|replay|rules|players)/[^/]*|/(learn|join)/[^/]+(?:/[^/]+)?"
                            + "|/rules/[^/]+/page|/(?:tournaments|groups)(?:/[^/]+)?|/puzzles(?:/[^/]+|/own/[^/]+/[^/]+)?"
                            + "|/analysis/[^/]+|/workshop/[^/]+(?:/[^/]+)?");
    /// Vite puts a hash of the content into these names, so they never change.
    private static final Pattern HASHED = Pattern.compile("/assets/.+-[A-Za-z0-9_-]{8,}\\.[a-z0-9]+");
    /// Which version of the rules for the browser belongs to this house; a server that is newer has others.
    private static final String ENGINE = "/engine.json";
    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2}");
    private static final String ENGLISH = "en";
    private static final Pattern SAFE = Pattern.compile("(/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)+");
    private static final Map<String, String> TYPES = Map.ofEntries(Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"), Map.entry("json", "application/json"), Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("jpg", "image/jpeg"), Map.entry("webp", "image/webp"), Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"), Map.entry("woff", "font/woff"),
            Map.entry("mp3", "audio/mpeg"), Map.entry("ogg", "audio/ogg"), Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("txt", "text/plain; charset=utf-8"), Map.entry("wasm", "application/wasm"));
    private static final List<Packing> PACKED = List.of(new Packing("br", ".br"), new Packing("gzip", ".gz"));
    private static final FileTime FROM_CLASS_PATH = FileTime.fromMillis(0);
    private static final String NOT_BUILT = "<!doctype html><meta charset=\"utf-8\"><title>Hearthside</title><p>The server runs, but "
            + "the browser client has not been built. Run <code>npm run build</code> in <code>web</code>, then reload.</p>";

    private record Packing(String encoding, String ending) {}

    private final @Nullable Path web;
    private final @Nullable Path rules;
    private final boolean isKept;
    private final Map<String, Map.Entry<FileTime, byte[]>> known = new ConcurrentHashMap<>();

    public StaticPages(@Nullable Path web, @Nullable Path rules) { this(web, rules, false); }

    /// @param isKept whether the house has named somebody who looks after it: without, there is no page for that
    public StaticPages(@Nullable Path web, @Nullable Path rules, boolean isKept) {
        this.web = web;
        this.rules = rules;
        this.isKept = isKept;
    }

    public void serve(Context ctx) {
        var path = ctx.path();
        if (CLIENT.matcher(path).matches() || isKept && path.equals("/keeper")) {
            index(ctx, 200);
            return;
        }
        var file = SAFE.matcher(path).matches() && !path.startsWith("/api/") ? read(web, "/web", path) : Optional.<byte[]>empty();
        if (file.isPresent()) {
            ctx.contentType(TYPES.getOrDefault(path.substring(path.lastIndexOf('.') + 1), "application/octet-stream"));
            send(ctx, path, file.get());
            ctx.header("Cache-Control", HASHED.matcher(path).matches()
                    ? "public, max-age=31536000, immutable"
                    : path.equals(ENGINE) ? "no-cache" : "public, max-age=3600");
        } else if (!path.startsWith("/api") && Objects.requireNonNullElse(ctx.header("Accept"), "").contains("text/html")) {
            index(ctx, 404); // somebody typed an address: the client says that there is nothing
        } else {
            throw new ApiError(404, "unknown-path", "There is nothing at %s.".formatted(path));
        }
    }

    private void index(Context ctx, int status) {
        RequestGuard.visitor(ctx); // the first page sets the cookie, before its scripts ask for anything
        var page = read(web, "/web", "/index.html").orElseGet(() -> NOT_BUILT.getBytes(UTF_8));
        ctx.status(status).contentType("text/html; charset=utf-8").header("Cache-Control", "no-cache");
        send(ctx, "/index.html", page);
    }

    /// The build has compressed what is worth it, once and as well as can be.
    private void send(Context ctx, String path, byte[] plain) {
        var accepted = Objects.requireNonNullElse(ctx.header("Accept-Encoding"), "");
        for (var packing : PACKED) {
            if (!accepted.contains(packing.encoding)) continue;
            var packed = read(web, "/web", path + packing.ending);
            if (packed.isEmpty()) continue;
            ctx.disableCompression().header("Content-Encoding", packing.encoding).header("Vary", "Accept-Encoding").result(packed.get());
            return;
        }
        ctx.result(plain);
    }

    /// A rules page, and the language it is in.
    record RulesPage(String text, String language) {}

    /// The rules page in the language that is wanted, or else in English.
    RulesPage rules(String game, @Nullable String wanted) {
        var language = wanted != null && LANGUAGE.matcher(wanted).matches() ? wanted : ENGLISH;
        return rulesIn(language, game).or(() -> rulesIn(ENGLISH, game))
                .orElseThrow(() -> new ApiError(404, "no-rules", "The rules page of this game is not here."));
    }

    private Optional<RulesPage> rulesIn(String language, String game) {
        var path = (language.equals(ENGLISH) ? "/" : "/" + language + "/") + game + ".md";
        var found = read(rules, "/rules", path).map(page -> new RulesPage(new String(page, UTF_8), language));
        if (found.isPresent() || game.lastIndexOf('-') < 0) return found;
        return rulesIn(language, game.substring(0, game.lastIndexOf('-'))); // `stone-age-solo` is told on the page of `stone-age`
    }

    String openApi() { return new String(resource("/hearthside/server/openapi.json").orElseThrow(), UTF_8); }

    /// @param path begins with a slash, and no part of it begins with a dot
    Optional<byte[]> read(@Nullable Path folder, String resources, String path) {
        try {
            var file = folder == null ? null : folder.resolve(path.substring(1));
            if (file != null && !Files.isRegularFile(file)) return Optional.empty();
            var changed = file == null ? FROM_CLASS_PATH : Files.getLastModifiedTime(file);
            var before = known.get(resources + path);
            if (before != null && before.getKey().equals(changed)) return Optional.of(before.getValue());
            var found = file == null ? resource(resources + path) : Optional.of(Files.readAllBytes(file));
            found.ifPresent(bytes -> known.put(resources + path, Map.entry(changed, bytes)));
            return found;
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private static Optional<byte[]> resource(String path) {
        try (var in = StaticPages.class.getResourceAsStream(path)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException _) {
            return Optional.empty();
        }
    }
}
