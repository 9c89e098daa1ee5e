package hearthside.server.store;

import static hearthside.server.ServerInside.tables;

import hearthside.games.Games;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.GZIPOutputStream;

/// Makes a house of today for the upgrades of tomorrow: of each game one that is being played and one that is over. Run at the commit of a
/// release, its files go to `server/src/test/resources/houses`: `java … hearthside.server.store.OldHouse 0.1.0 FOLDER`.
public final class OldHouse {
    private static final int BEGUN = 23;
    private static final int LONGEST = 20_000;

    private OldHouse() {}

    public static void main(String... args) throws IOException, InterruptedException { make(args[0], Path.of(args[1])); }

    static void make(String version, Path folder) throws IOException, InterruptedException {
        var file = folder.resolve("house.db");
        var told = new LinkedHashMap<String, Object>();
        try (var server = Server.start(Client.config(file.toString()))) {
            var ada = new Client(server);
            var running = new ArrayList<Map<String, Object>>();
            var finished = new ArrayList<Map<String, Object>>();
            for (var game : Games.ALL) {
                running.add(play(ada, game.info().id(), game.info().minSeats(), BEGUN));
                finished.add(play(ada, game.info().id(), game.info().minSeats(), LONGEST));
            }
            told.putAll(Map.of("cookie", ada.cookie, "running", running, "finished", finished));
            for (var each : finished) // kept as everybody saw them
                while (tables(server).upgrades().kept().draws(String.valueOf(each.get("table"))).isEmpty()) Thread.sleep(100);
        }
        Backup.write(file.toString(), folder.resolve(version + ".backup"));
        try (var out = new GZIPOutputStream(Files.newOutputStream(folder.resolve(version + ".db.gz")))) {
            Files.copy(file, out);
        }
        Files.writeString(folder.resolve(version + ".json"), Json.writePretty(told) + "\n");
    }

    private static Map<String, Object> play(Client ada, String game, int seats, int decisions) {
        var names = new ArrayList<>(List.of("me:Ada", "here:Bo", "here:Cleo", "here:Dan")).subList(0, seats);
        var options = game.equals("fire-and-axe") ? "{\"maxRounds\":\"20\"}" : "{}";
        var id = Client.table(ada.openGameWith(game, options, names.toArray(String[]::new)));
        try (var line = ada.watch(id)) {
            line.playOn(new Random(game.hashCode()), decisions);
            var now = line.update();
            return Map.of("game", game, "table", id, "seq", line.seq(), "toAct", now.get("toAct"), "view", now.get("view"), "over",
                    line.isOver());
        }
    }
}
