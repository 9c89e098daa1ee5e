package hearthside.app.command;

import java.io.Console;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The browser of whoever sits at this machine, if somebody does: a service, a script or somebody who came by ssh has none.
record WebBrowser(List<String> command) {
    /// @param system      what Java calls it: `Linux`, `Mac OS X`, `Windows 11`
    /// @param environment the variables of this process
    /// @param isTerminal  whether a person reads what is printed
    static Optional<WebBrowser> find(String system, Map<String, String> environment, boolean isTerminal) {
        var name = system.toLowerCase(Locale.ROOT);
        if (!isTerminal || environment.containsKey("SSH_CONNECTION") || environment.containsKey("CI")) return Optional.empty();
        if (name.startsWith("windows")) return Optional.of(new WebBrowser(List.of("rundll32", "url.dll,FileProtocolHandler")));
        if (name.startsWith("mac")) return Optional.of(new WebBrowser(List.of("open")));
        if (!environment.containsKey("DISPLAY") && !environment.containsKey("WAYLAND_DISPLAY")) return Optional.empty();
        return List.of(environment.getOrDefault("PATH", "").split(":")).stream().filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, "xdg-open")).filter(Files::isExecutable).findFirst()
                .map(program -> new WebBrowser(List.of(program.toString())));
    }

    static Optional<WebBrowser> find() {
        var isTerminal = Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
        return find(System.getProperty("os.name", ""), System.getenv(), isTerminal);
    }

    /// Whether it could be asked; what it does then is its own affair.
    boolean open(String url) {
        try {
            var words = new ArrayList<>(command);
            words.add(url);
            new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(Redirect.DISCARD).redirectInput(Redirect.PIPE).start();
            return true;
        } catch (IOException _) {
            return false;
        }
    }
}
