package hearthside.drill.club;

import hearthside.drill.harness.Caller;
import hearthside.wire.Json;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;

/// Two accounts of one person at one table: one of them lets the other win, at once or after a few decisions of both.
final class Accomplice {
    static final String WON = "won";
    private static final int PATIENCE_SECONDS = 20;

    private final Caller caller;
    private final int decisions;
    private final CompletableFuture<Boolean> over = new CompletableFuture<>();

    /// @param decisions that both make before one gives up
    Accomplice(Caller caller, int decisions) {
        this.caller = caller;
        this.decisions = decisions;
    }

    /// Returns what came of it.
    String play(String winner, String loser) throws InterruptedException {
        var opened = caller.post("/api/tables", winner, Map.of("game", "my-first-stone-age", "seats",
                List.of(Map.of("kind", "me"), Map.of("kind", "open"))));
        if (!opened.isWell()) return opened.error();
        var table = opened.json().get("table").stringValue();
        var link = opened.json().get("invites").get(0).get("path").stringValue();
        var joined = caller.post("/api/tables/%s/join".formatted(table), loser, Map.of("secret", link.substring(link.indexOf('#') + 1)));
        if (!joined.isWell()) return joined.error();
        try {
            new Hand(table, winner, _ -> false);
            new Hand(table, loser, made -> made >= decisions);
            return over.get(PATIENCE_SECONDS, TimeUnit.SECONDS) ? WON : "cut off";
        } catch (ExecutionException | TimeoutException _) {
            return "no end";
        }
    }

    /// One of the two, as far as the game goes.
    private final class Hand {
        private final Predicate<Integer> givesUp;
        private final CompletableFuture<WebSocket> line;
        private CompletableFuture<WebSocket> said;
        private int made;
        private boolean isGone;

        /// @param givesUp after so many decisions
        Hand(String table, String cookie, Predicate<Integer> givesUp) {
            this.givesUp = givesUp;
            line = new CompletableFuture<>();
            said = line;
            var _ = caller.watch(table, cookie, this::hear, () -> over.complete(false)).whenComplete((opened, _) -> {
                if (opened == null) over.complete(false);
                else line.complete(opened);
            });
            var _ = over.thenAcceptBoth(line, (_, open) -> open.abort());
        }

        private synchronized void hear(String text) {
            if (!text.startsWith("{\"is\":\"Update\"") || isGone) return;
            var update = Json.parse(text);
            var options = update.get("options");
            if (update.get("over").booleanValue()) {
                over.complete(true);
            } else if (givesUp.test(made)) {
                isGone = true;
                say(Map.of("is", "Resign", "seat", update.get("viewer")));
            } else if (!options.isEmpty()) {
                made++;
                say(Map.of("is", "Play", "seq", update.get("seq"), "seat", update.get("viewer"), "action", options.get(0)));
            }
        }

        private void say(Map<String, Object> command) { said = said.thenCompose(open -> open.sendText(Json.write(command), true)); }
    }
}
