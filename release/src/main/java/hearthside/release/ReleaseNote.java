package hearthside.release;

import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/// What is new in a version, as the CHANGELOG tells it.
final class ReleaseNote {
    private static final String HEADING = "## ";

    private ReleaseNote() {}

    /// The chapter of this version; before the day of its release that of what is not released yet.
    static String of(String changelog, String version) {
        var chapter = chapter(changelog, version);
        if (chapter.isEmpty()) chapter = chapter(changelog, "Unreleased");
        if (chapter.isEmpty()) throw new BadInput("CHANGELOG.md", "There is no chapter \"## %s\".".formatted(version));
        return "# Hearthside %s%n%n%s%n".formatted(version, String.join("\n", chapter).strip());
    }

    private static List<String> chapter(String changelog, String name) {
        var chapter = new ArrayList<String>();
        var isInside = false;
        for (var line : changelog.lines().toList()) {
            if (line.startsWith(HEADING)) isInside = line.substring(HEADING.length()).strip().split(" ")[0].equals(name);
            else if (isInside) chapter.add(line);
        }
        return chapter;
    }
}
