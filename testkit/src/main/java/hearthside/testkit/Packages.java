package hearthside.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/// The packages below one root, who of them uses whom, and how large they are, read from the compiled classes without tests. Whoever uses
/// this has ArchUnit among its own test dependencies.
public final class Packages {
    private final String root;
    private final JavaClasses classes;

    private Packages(String root, JavaClasses classes) {
        this.root = root;
        this.classes = classes;
    }

    public static Packages under(String root) {
        return new Packages(root, new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(root));
    }

    public JavaClasses classes() { return classes; }

    /// The name of a package below the root; the root itself is "".
    private String name(JavaClass each) {
        var name = each.getPackageName();
        return name.equals(root) ? "" : name.substring(root.length() + 1);
    }

    private boolean isBelow(JavaClass each) {
        return each.getPackageName().equals(root) || each.getPackageName().startsWith(root + ".");
    }

    /// For each package those it uses.
    public SortedMap<String, Set<String>> uses() {
        var uses = new TreeMap<String, Set<String>>();
        for (var each : classes) {
            var used = uses.computeIfAbsent(name(each), _ -> new TreeSet<>());
            for (var dependency : each.getDirectDependenciesFromSelf()) {
                var target = dependency.getTargetClass().getBaseComponentType();
                if (isBelow(target) && !name(target).equals(name(each))) used.add(name(target));
            }
        }
        return uses;
    }

    /// What is used although nobody allowed it, one line for each arrow with an example.
    public List<String> notAllowed(Map<String, Set<String>> allowed) {
        var found = new TreeMap<String, String>();
        for (var each : classes)
            for (var dependency : each.getDirectDependenciesFromSelf()) {
                var target = dependency.getTargetClass().getBaseComponentType();
                if (isBelow(target) && !name(target).equals(name(each))
                        && !allowed.getOrDefault(name(each), Set.of()).contains(name(target)))
                    found.putIfAbsent(name(each) + " → " + name(target), dependency.getDescription());
            }
        return found.entrySet().stream().map(arrow -> arrow.getKey() + ": " + arrow.getValue()).toList();
    }

    /// Packages that know each other in a circle, each circle once; empty where dependencies go one way.
    public List<String> circles() {
        var uses = uses();
        var circles = new ArrayList<String>();
        for (var from : uses.keySet())
            for (var to : uses.get(from))
                if (from.compareTo(to) < 0 && reaches(uses, to, from, new TreeSet<>())) circles.add(from + " ↔ " + to);
        return circles;
    }

    private static boolean reaches(Map<String, Set<String>> uses, String from, String to, Set<String> seen) {
        if (from.equals(to)) return true;
        if (!seen.add(from)) return false;
        return uses.getOrDefault(from, Set.of()).stream().anyMatch(next -> reaches(uses, next, to, seen));
    }

    /// How many files each package has.
    public SortedMap<String, Integer> files() {
        var files = new TreeMap<String, Integer>();
        for (var each : classes)
            if (each.isTopLevelClass() && !each.getSimpleName().equals("package-info")) files.merge(name(each), 1, Integer::sum);
        return files;
    }
}
