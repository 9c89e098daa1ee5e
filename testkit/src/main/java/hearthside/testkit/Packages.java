package hearthside.testkit;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.Source;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import hearthside.wire.Editions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// The packages of a module as they were compiled: who uses whom, and how large each is. For tests alone; they bring ArchUnit along.
public final class Packages {
    /// More than this in one folder, and nobody finds anything.
    public static final int MOST_FILES = 20;
    private static final Pattern ARROW = Pattern.compile("^ ([a-z]+) +→ ([a-z, ]+?) *(?:\\(.*\\))? {2,}\\S.*$", Pattern.MULTILINE);

    private final JavaClasses classes;

    private Packages(JavaClasses classes) { this.classes = classes; }

    /// All packages below `root`, without tests.
    public static Packages below(String root) {
        return new Packages(new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(root));
    }

    /// Throws [AssertionError] that names the classes where packages use each other in a circle.
    public void useEachOtherOneWay() { SlicesRuleDefinition.slices().matching("hearthside.(**)").should().beFreeOfCycles().check(classes); }

    /// The packages with more source files than there should be, and how many they have.
    ///
    /// @param counts which packages are looked at
    public Map<String, Integer> tooLarge(Predicate<String> counts) {
        var files = new TreeMap<String, Set<String>>();
        for (var each : classes)
            files.computeIfAbsent(each.getPackageName(), _ -> new TreeSet<>())
                    .add(each.getSource().flatMap(Source::getFileName).orElse(each.getName()));
        var large = new TreeMap<String, Integer>();
        files.forEach((name, names) -> { if (names.size() > MOST_FILES && counts.test(name)) large.put(name, names.size()); });
        return large;
    }

    /// What each module uses, as the page about the architecture says: ` ai → games, core  bots, the search…`.
    public static Map<String, List<String>> modules(Path page) {
        var modules = new TreeMap<String, List<String>>();
        for (var found = ARROW.matcher(Editions.text(page)); found.find();)
            modules.put(found.group(1), List.of(found.group(2).split(", ")));
        return modules;
    }

    /// Throws [AssertionError] where a module uses another of the house than it should.
    public void use(String module, List<String> others) {
        var allowed = DescribedPredicate.describe("of the modules " + others, (JavaClass used) -> !isOurs(used) || isOf(module, used)
                || others.stream().anyMatch(other -> isOf(other, used)));
        ArchRuleDefinition.classes().that().resideInAPackage("hearthside.%s..".formatted(module)).should().onlyDependOnClassesThat(allowed)
                .allowEmptyShould(true).check(classes);
    }

    private static boolean isOurs(JavaClass used) { return used.getPackageName().startsWith("hearthside."); }

    private static boolean isOf(String module, JavaClass used) {
        return (used.getPackageName() + ".").startsWith("hearthside.%s.".formatted(module));
    }
}
