package hearthside.app;

import hearthside.app.command.EngineCommand;
import hearthside.server.Config;
import hearthside.server.Server;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import picocli.CommandLine.Command;

/// Does a little of everything, so that the JVM can note which classes a start needs (the ahead-of-time cache).
@Command(name = "rehearse", hidden = true, description = "Warms up the ahead-of-time cache.")
final class RehearseCommand implements Runnable {
    @Override
    public void run() {
        var nobody = new PrintWriter(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        Hearthside.run(nobody, nobody, "games");
        Hearthside.run(nobody, nobody, "sim", "my-first-stone-age", "--bots", "elephant,playful", "--games", "20", "--json");
        var requests = """
                {"do":"new","game":"my-first-stone-age","seats":2,"seed":1}
                {"do":"options"}
                {"do":"view","seat":0}
                {"do":"apply","seat":0,"action":{"is":"Flip","tree":3}}
                {"do":"whyNot","seat":0,"action":{"is":"Flip","tree":3}}
                {"do":"search","ms":10}
                {"do":"position"}
                {"do":"journal"}
                {"do":"result"}
                nonsense
                {"do":"quit"}
                """;
        try {
            EngineCommand.serve(new ByteArrayInputStream(requests.getBytes(StandardCharsets.UTF_8)), OutputStream.nullOutputStream());
            serve();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A server on a database that is thrown away, asked for a page and for the games.
    private static void serve() throws IOException {
        var folder = Files.createTempDirectory("hearthside");
        try (var server = Server.start(Config.of(folder.resolve("rehearsal.db")).withPort(0))) {
            for (var path : List.of("/api/games", "/api/tables", "/")) {
                try (var answer = URI.create("http://127.0.0.1:%d%s".formatted(server.port(), path)).toURL().openStream()) {
                    answer.readAllBytes();
                } catch (IOException _) {
                    // a page that is not built yet is no reason to stop
                }
            }
        }
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) Files.delete(file);
        }
        Files.delete(folder);
    }
}
