package hearthside.games;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Every rule on a rules page is proved by a test that cites it, and no test cites a rule that is on no page.
class RulesCoverageTest {
    private static final Pattern ITEM = Pattern.compile("^- \\*\\*([A-Z]{2}-V?\\d+)\\*\\*", Pattern.MULTILINE);

    @Test
    void everyRuleIsProvedByATest() throws Exception {
        var unproved = rules();
        unproved.removeAll(cited());
        assertThat(unproved).as("rules no test cites").isEmpty();
    }

    @Test
    void everyRuleATestCitesIsOnAPage() throws Exception {
        var unknown = cited();
        unknown.removeAll(rules());
        assertThat(unknown).as("cited rules that are on no page").isEmpty();
    }

    private static Set<String> rules() throws IOException {
        var rules = new TreeSet<String>();
        for (var page : files(root().resolve("docs/rules"), ".md"))
            ITEM.matcher(Files.readString(page)).results().forEach(item -> rules.add(item.group(1)));
        assertThat(rules).as("the pages were found").isNotEmpty();
        return rules;
    }

    private static Set<String> cited() throws IOException, URISyntaxException, ClassNotFoundException {
        var cited = new TreeSet<String>();
        var classes = Path.of(RulesCoverageTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        for (var file : files(classes, ".class")) {
            var name = classes.relativize(file).toString().replaceAll("\\.class$", "").replaceAll("[/\\\\]", ".");
            if (name.endsWith("-info")) continue;
            for (var method : Class.forName(name, false, RulesCoverageTest.class.getClassLoader()).getDeclaredMethods())
                if (method.getAnnotation(Rule.class) != null) cited.addAll(Arrays.asList(method.getAnnotation(Rule.class).value()));
        }
        return cited;
    }

    private static List<Path> files(Path dir, String suffix) throws IOException {
        try (var files = Files.walk(dir)) {
            return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
        }
    }

    private static Path root() {
        var told = System.getProperty("hearthside.root");
        if (told != null && Files.isDirectory(Path.of(told, "docs", "rules"))) return Path.of(told);
        for (var dir = Path.of("").toAbsolutePath(); dir != null; dir = dir.getParent())
            if (Files.isDirectory(dir.resolve("docs/rules"))) return dir;
        throw new IllegalStateException("docs/rules is nowhere above " + Path.of("").toAbsolutePath());
    }
}
