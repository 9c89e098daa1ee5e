package hearthside.app;

import hearthside.app.option.Build;
import hearthside.games.Games;
import java.util.ArrayList;
import picocli.CommandLine.IVersionProvider;

/// `--version`: what it is, of which commit, and by which version of its rules each game is played, for whoever reports a fault or compares
/// two servers.
final class VersionText implements IVersionProvider {
    @Override
    public String[] getVersion() {
        var build = Build.own();
        var lines = new ArrayList<String>();
        lines.add("Hearthside %s (commit %s)".formatted(build.version(), build.shortCommit()));
        for (var game : Games.ALL) lines.add("  %-20s rules %d".formatted(game.info().id(), game.info().rules()));
        lines.add("Java %s, %s %s".formatted(Runtime.version(), System.getProperty("os.name"), System.getProperty("os.arch")));
        return lines.toArray(String[]::new);
    }
}
