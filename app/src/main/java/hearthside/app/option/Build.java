package hearthside.app.option;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/// What this program was built from: the build writes it into the jar.
///
/// @param commit forty letters, with `+` behind them where the sources had changed since; `unknown` without Git
public record Build(String version, String commit) {
    private static final int SHORT = 12;

    public static Build own() {
        var told = new Properties();
        try (var file = Build.class.getResourceAsStream("/hearthside/app/build.properties")) {
            if (file == null) throw new IllegalStateException("build.properties is missing.");
            told.load(new InputStreamReader(file, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Build(told.getProperty("version", "unknown"), told.getProperty("commit", "unknown"));
    }

    /// The commit in as many letters as are needed to find it.
    public String shortCommit() {
        return commit.length() <= SHORT ? commit : commit.substring(0, SHORT) + (commit.endsWith("+") ? "+" : "");
    }
}
