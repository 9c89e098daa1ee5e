package hearthside.app;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
