package hearthside.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WebBrowserTest {
    @Test
    void whoSitsAtTheMachineHasOne(@TempDir Path folder) throws IOException {
        var program = Files.writeString(folder.resolve("xdg-open"), "#!/bin/sh\necho \"$1\" > \"$(dirname \"$0\")/asked\"\n");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        var screen = Map.of("DISPLAY", ":0", "PATH", "/nowhere:" + folder);
        var browser = WebBrowser.find("Linux", screen, true);
        assertThat(browser).hasValueSatisfying(found -> assertThat(found.command()).containsExactly(program.toString()));
        assertThat(WebBrowser.find("Mac OS X", Map.of(), true)).isPresent();
        assertThat(WebBrowser.find("Windows 11", Map.of(), true)).isPresent();
        assertThat(browser.orElseThrow().open("http://localhost:7070/welcome")).isTrue();
        for (int i = 0; i < 200 && (Files.notExists(folder.resolve("asked")) || Files.size(folder.resolve("asked")) == 0); i++) pause();
        assertThat(folder.resolve("asked")).hasContent("http://localhost:7070/welcome\n");
    }

    @Test
    void aServiceASshAndAScreenlessMachineHaveNone(@TempDir Path folder) {
        var screen = Map.of("DISPLAY", ":0", "PATH", folder.toString());
        assertThat(WebBrowser.find("Linux", screen, false)).as("a service").isEmpty();
        assertThat(WebBrowser.find("Linux", Map.of("PATH", folder.toString()), true)).as("no screen").isEmpty();
        assertThat(WebBrowser.find("Linux", screen, true)).as("no xdg-open").isEmpty();
        assertThat(WebBrowser.find("Mac OS X", Map.of("SSH_CONNECTION", "10.0.0.1"), true)).as("ssh").isEmpty();
        assertThat(new WebBrowser(List.of(folder.resolve("none").toString())).open("http://localhost/")).isFalse();
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
