package hearthside.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import hearthside.ai.Bots;
import hearthside.core.Game;
import hearthside.core.GameInfo;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/// What runs within a page, and tables to run it at.
final class Script {
    private Script() {}

    static String of(String name) {
        try (var in = Script.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), UTF_8).replaceFirst("^//.*\n", "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A table where everybody sits before this browser; its name.
    static String tableHere(Stage stage, Page page, GameInfo<?> game, int seats) {
        return table(stage, page, game, "{}", ",{\"kind\":\"here\",\"name\":\"Bo\"}".repeat(seats - 1));
    }

    /// The same for as few seats and rounds as can be agreed on: who plays anything comes to no end.
    static String shortTableHere(Stage stage, Page page, GameInfo<?> game) {
        var rounds = game.options().stream().filter(option -> option.key().equals("maxRounds")).flatMap(option -> option.values().stream())
                .filter(value -> value.matches("\\d+")).min(Comparator.comparing(Integer::valueOf));
        return table(stage, page, game, rounds.map("{\"maxRounds\":\"%s\"}"::formatted).orElse("{}"),
                ",{\"kind\":\"here\",\"name\":\"Bo\"}".repeat(fewest(game) - 1));
    }

    /// Alone nobody is shown what others see, so there are two where there can be.
    private static int fewest(GameInfo<?> game) { return Math.max(game.minSeats(), Math.min(2, game.maxSeats())); }

    /// A table with as few bots as the game allows, of the lowest level: they do not think long.
    static String tableWithBots(Stage stage, Page page, Game<?, ?> game) {
        var bot = ",{\"kind\":\"bot\",\"bot\":\"%s\"}".formatted(Bots.of(game).ids().getFirst());
        return table(stage, page, game.info(), "{}", bot.repeat(fewest(game.info()) - 1));
    }

    private static String table(Stage stage, Page page, GameInfo<?> game, String options, String others) {
        var made = page.request().post(stage.url("/api/tables"), RequestOptions.create().setHeader("Content-Type", "application/json")
                .setData("{\"game\":\"%s\",\"options\":%s,\"seats\":[{\"kind\":\"me\",\"name\":\"Ada\"}%s]}".formatted(game.id(),
                        options, others)));
        return Json.parse(made.text()).get("table").stringValue();
    }

    /// Plays any options at a table, without a board. Returns whether the game is over.
    static boolean play(Page page, String table, int decisions) { return play(page, table, decisions, ""); }

    /// @param phase plays no further than to this phase of the game
    static boolean play(Page page, String table, int decisions, String phase) {
        return (Boolean) page.evaluate(of("play.js"), List.of(table, decisions, phase));
    }
}
