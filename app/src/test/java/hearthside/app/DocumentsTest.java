package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the documents name is there: files, classes and their members, commands with their options, scripts, variables and packages.
class DocumentsTest {
    private static final Path ROOT = Path.of(System.getProperty("hearthside.root", "..")).toAbsolutePath().normalize();
    private static final Set<String> UNREAD = Set.of("target", "node_modules", "dist", ".git", "shots", "drv", "data");
    /// Of the JDK, of browsers and of HTTP, or told to be avoided.
    private static final Set<String> FOREIGN = Set.of("Intl", "Optional", "IllegalStateException", "Forwarded", "Secure", "Impl",
            "Abstract", "Manager", "Helper", "Util");
    /// What is there only while the product runs, and what only looks like a path.
    private static final Set<String> ELSEWHERE = Set.of("data/hearthside.db", "text/markdown", "bin/hearthside", "web/dist", "runtime/");
    /// Where the page about the engine in the browser takes classes of the JDK from.
    private static final List<String> JDK = List.of("java.lang.", "java.util.", "java.util.concurrent.", "java.util.concurrent.atomic.",
            "java.security.", "javax.crypto.");
    private static final Pattern BLOCK = Pattern.compile("(?s)```.*?```");
    private static final Pattern SPAN = Pattern.compile("`([^`\n]+)`");
    private static final Pattern LINK = Pattern.compile("]\\(([^)#\\s]+)[^)]*\\)");
    private static final Pattern TYPE = Pattern.compile("(?:[a-z]\\w*\\.)*([A-Z][a-z]\\w*)(?:\\.(\\w+))?(?:\\(.*\\))?");
    private static final Pattern DECLARED = Pattern.compile("\\b(?:class|record|interface|enum|type|const|function) +([A-Z]\\w*)");
    private static final Pattern MEMBER = Pattern.compile("\\b([A-Z]\\w+)\\.([a-z]\\w+)");
    /// What the page asks of the worker, which has the rules.
    private static final Pattern ASKED = Pattern.compile("case \"([A-Z]\\w+)\"");
    private static final Pattern COMMAND = Pattern.compile("\\./hearthside +([a-z][^`|\n#(]*)");
    private static final Pattern NAMED = Pattern.compile("@(?:picocli\\.CommandLine\\.)?Command\\(name = \"(?:hearthside )?([a-z-]+)\"");
    private static final Pattern OPTION = Pattern.compile("--[a-z][a-z-]+");
    private static final Pattern SCRIPT = Pattern.compile("npm run ([a-z-]+)");
    private static final Pattern VARIABLE = Pattern.compile("HEARTHSIDE_[A-Z_]+");
    private static final Pattern COMMENTED = Pattern.compile("(?m)^ *///.*?\\[(?:[a-z]+\\.)*([A-Z]\\w+)(?:#\\w+(?:\\([^)]*\\))?)?](?!\\()");
    private static final Pattern METRIC = Pattern.compile("`(hearthside_[a-z_]+?)(?:_seconds|_total)?`");

    private static final List<Path> FILES = walk();
    private static final Map<String, String> TYPES = types();
    private static final Set<String> ASKED_OF_WORKER = all(ASKED, read(ROOT.resolve("engine/src/main/java/hearthside/engine/Desk.java")))
            .map(asked -> asked.group(1)).collect(Collectors.toSet());

    /// All but decisions (`docs/adr`): they tell what was so when they were taken, and name what has gone since.
    static Stream<String> documents() {
        return Stream.of("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/operations.md", "docs/security.md", "docs/lessons.md",
                "docs/protocol.md", "docs/programs.md", "docs/releases.md", "docs/ai/README.md", "web/README.md",
                "clients/python/README.md", "docs/engine.md", "docs/engine-in-the-browser.md", "docs/scale.md", "docs/coach.md");
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyLinkLeadsToAFile(String document) {
        var folder = ROOT.resolve(document).resolveSibling("");
        assertThat(all(LINK, read(ROOT.resolve(document))).map(link -> link.group(1)).filter(to -> !to.contains(":")))
                .allSatisfy(to -> assertThat(folder.resolve(to)).exists());
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyPathIsThere(String document) {
        assertThat(spans(document).filter(span -> span.matches("(\\.\\./)?[\\w…<][^ {(]*/[^ {(]*") && !ELSEWHERE.contains(span)))
                .allMatch(span -> isThere(document, span));
    }

    /// `<id>` and `…` stand for anything; a class may be without its ending, and with a member.
    private static boolean isThere(String document, String span) {
        var glob = span.replaceFirst("^\\.\\./", "").replaceFirst("/$", "").replaceAll("<[^>]+>", "*").replace("…", "**");
        var from = document.startsWith("web/") && !span.startsWith("..") ? "web/" : "";
        return Stream.of(glob, glob + ".java", glob.replaceFirst("\\.\\w+$", "") + ".java")
                .map(each -> FileSystems.getDefault().getPathMatcher("glob:" + from + each))
                .anyMatch(matcher -> FILES.stream().anyMatch(matcher::matches));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyClassIsThereWithItsMembers(String document) {
        var wrong = new ArrayList<String>();
        for (var span : spans(document).toList()) {
            var type = TYPE.matcher(span);
            if (!type.matches() || FOREIGN.contains(type.group(1))) continue;
            if (!hasMember(type.group(1), type.group(2)) && !ASKED_OF_WORKER.contains(span) && !isOfJdk(type.group(1))) wrong.add(span);
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean hasMember(String type, @Nullable String member) {
        var source = TYPES.get(type);
        return source != null && (member == null || Pattern.compile("\\b" + member + "\\b").matcher(source).find());
    }

    private static boolean isOfJdk(String type) {
        return JDK.stream().anyMatch(name -> {
            try {
                return Class.forName(name + type).getModule().isNamed();
            } catch (ClassNotFoundException e) {
                return false;
            }
        });
    }

    /// The way of one move through the whole product is told in a block: each class on it has the member that is named.
    @Test
    void everyStepOfAMoveIsThere() {
        var page = read(ROOT.resolve("ARCHITECTURE.md"));
        var steps = all(BLOCK, page.substring(page.indexOf("## Follow one move"))).findFirst().orElseThrow().group();
        assertThat(all(MEMBER, steps).toList()).hasSizeGreaterThan(15)
                .allSatisfy(step -> assertThat(hasMember(step.group(1), step.group(2))).as(step.group()).isTrue());
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyCommandIsThereWithItsOptions(String document) {
        var sources = new StringBuilder(read(ROOT.resolve("tools/test")));
        for (var file : FILES)
            if (file.toString().matches("(app|drills|release)/src/main/.*\\.java")) sources.append(read(ROOT.resolve(file)));
        var names = new TreeSet<>(Set.of("test", "format", "build"));
        all(NAMED, sources).forEach(name -> names.add(name.group(1)));
        for (var command : all(COMMAND, read(ROOT.resolve(document))).map(each -> each.group(1)).toList()) {
            var words = command.strip().split("\\s+");
            assertThat(names).as(command).contains(words[0].replaceAll("\\W+$", ""));
            if (words[0].equals("drill")) assertThat(names).as(command).contains(words[1]);
            assertThat(all(OPTION, command)).as(command).allMatch(option -> sources.indexOf(option.group()) >= 0);
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyScriptVariableAndMetricIsThere(String document) {
        var text = read(ROOT.resolve(document));
        assertThat(all(SCRIPT, text)).allSatisfy(
                script -> assertThat(read(ROOT.resolve("web/package.json"))).contains("\"%s\": ".formatted(script.group(1))));
        var used = new StringBuilder(read(ROOT.resolve("hearthside")) + read(ROOT.resolve("web/vite.config.ts")));
        for (var file : FILES)
            if (file.toString().matches("(tools/.*|(app|server)/src/main/.*\\.java)") && Files.isRegularFile(ROOT.resolve(file)))
                used.append(read(ROOT.resolve(file)));
        assertThat(all(VARIABLE, text)).allMatch(variable -> used.indexOf(variable.group()) >= 0);
        assertThat(all(METRIC, text)).allMatch(metric -> used.indexOf('"' + metric.group(1).replace('_', '.') + '"') >= 0);
    }

    /// A class that was given another name is called by it in comments too. What others throw is not ours.
    @Test
    void everyClassOfACommentIsThere() {
        var wrong = new TreeSet<String>();
        for (var file : FILES)
            if (file.toString().endsWith(".java"))
                all(COMMENTED, read(ROOT.resolve(file))).map(named -> named.group(1))
                        .filter(name -> !name.endsWith("Exception") && !TYPES.containsKey(name))
                        .forEach(name -> wrong.add(file + ": " + name));
        assertThat(wrong).isEmpty();
    }

    @Test
    void everyPackageOfTheServerIsExplained() throws IOException {
        var page = read(ROOT.resolve("ARCHITECTURE.md"));
        try (var folders = Files.list(ROOT.resolve("server/src/main/java/hearthside/server"))) {
            assertThat(folders.filter(Files::isDirectory).map(folder -> "\n| `%s` |".formatted(folder.getFileName()))).isNotEmpty()
                    .allSatisfy(row -> assertThat(page).contains(row));
        }
    }

    /// A page a decision, each called by its number, and all of them in the list.
    @Test
    void everyDecisionIsInTheListByItsTitle() throws IOException {
        var list = read(ROOT.resolve("docs/adr/README.md"));
        try (var pages = Files.list(ROOT.resolve("docs/adr"))) {
            assertThat(pages.map(page -> page.getFileName().toString()).filter(name -> !name.equals("README.md"))).isNotEmpty()
                    .allSatisfy(name -> {
                        var title = read(ROOT.resolve("docs/adr").resolve(name)).lines().findFirst().orElseThrow();
                        assertThat(title).startsWith("# " + name.substring(0, 4) + " ");
                        assertThat(list).contains("- [%s](%s)\n".formatted(title.substring(2), name));
                    });
        }
    }

    private static Stream<String> spans(String document) {
        return all(SPAN, BLOCK.matcher(read(ROOT.resolve(document))).replaceAll("")).map(span -> span.group(1));
    }

    private static Stream<MatchResult> all(Pattern pattern, CharSequence text) { return pattern.matcher(text).results(); }

    /// All that is declared somewhere, with the text of the files that declare it.
    private static Map<String, String> types() {
        var types = new HashMap<String, String>();
        for (var file : FILES) {
            var name = file.getFileName().toString();
            if (!name.matches(".*\\.(java|ts|svelte|py)")) continue;
            var text = read(ROOT.resolve(file));
            types.merge(name.substring(0, name.indexOf('.')), text, String::concat);
            all(DECLARED, text).forEach(declared -> types.merge(declared.group(1), text, String::concat));
        }
        return types;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Files and folders of the repository, without what was built.
    private static List<Path> walk() {
        var found = new ArrayList<Path>();
        try {
            Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    if (UNREAD.contains(String.valueOf(folder.getFileName()))) return FileVisitResult.SKIP_SUBTREE;
                    found.add(ROOT.relativize(folder));
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    found.add(ROOT.relativize(file));
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }
}
