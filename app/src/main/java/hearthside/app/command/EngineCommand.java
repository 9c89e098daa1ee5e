package hearthside.app.command;

import hearthside.app.engine.Engine;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;

/// Lets another program drive a game.
@Command(name = "engine", mixinStandardHelpOptions = true, description = "Reads requests and writes answers, one JSON object a line (docs/engine.md).")
public final class EngineCommand implements Runnable {
    @Override
    public void run() {
        try {
            serve(System.in, System.out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void serve(InputStream in, OutputStream out) throws IOException {
        var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
        var writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 16);
        var engine = new Engine();
        for (String line = reader.readLine(); line != null && !engine.hasQuit(); line = engine.hasQuit() ? null : reader.readLine()) {
            if (line.isBlank()) continue;
            writer.write(engine.answer(line, early -> tell(writer, early)));
            writer.newLine();
            if (!reader.ready()) writer.flush(); // whoever sends many requests at once gets the answers at once
        }
        writer.flush();
    }

    /// A line of an answer that has not ended yet.
    private static void tell(BufferedWriter writer, String line) {
        try {
            writer.write(line);
            writer.newLine();
            writer.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
