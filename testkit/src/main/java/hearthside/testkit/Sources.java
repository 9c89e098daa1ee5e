package hearthside.testkit;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.PatternCaseLabelTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/// The Java files of a module as they are written, for what no formatter and no lint of the compiler checks.
public final class Sources {
    /// Lines that fit beside each other on a screen, and files that one can keep in the head.
    public static final int COLUMNS = 140, LINES = 300;

    private final List<Path> files;

    private Sources(List<Path> files) { this.files = files; }

    /// All `.java` files below a folder; none where it is not there.
    public static Sources below(Path folder) {
        if (!Files.isDirectory(folder)) return new Sources(List.of());
        try (Stream<Path> all = Files.walk(folder)) {
            return new Sources(all.filter(file -> file.toString().endsWith(".java")).sorted().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public List<Path> files() { return files; }

    /// Where a line is too wide or a file too long, as `File.java:12`.
    public List<String> tooLarge() {
        var found = new ArrayList<String>();
        for (var file : files) {
            var lines = lines(file);
            if (lines.size() >= LINES) found.add("%s has %d lines".formatted(file.getFileName(), lines.size()));
            for (int i = 0; i < lines.size(); i++)
                if (lines.get(i).length() > COLUMNS) found.add("%s:%d".formatted(file.getFileName(), i + 1));
        }
        return found;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Where a `switch` by patterns has a `default`, as the path of the file and the line: there the compiler does not say which switches a
    /// new action or event is missing from.
    public List<String> switchesWithDefault() {
        var found = new ArrayList<String>();
        parse((unit, trees) -> new Switches(unit, trees, found).scan(unit, null));
        return found;
    }

    /// What classes, methods and variables are called, each once.
    public Set<String> names() {
        var found = new TreeSet<String>();
        parse((unit, _) -> new Names(found).scan(unit, null));
        return found;
    }

    private void parse(BiConsumer<CompilationUnitTree, Trees> look) {
        if (files.isEmpty()) return;
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (var manager = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            DiagnosticListener<JavaFileObject> silent = _ -> {};
            var task = (JavacTask) compiler.getTask(null, manager, silent, List.of("-proc:none"), null,
                    manager.getJavaFileObjectsFromPaths(files));
            var trees = Trees.instance(task);
            for (var unit : task.parse()) look.accept(unit, trees);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Names extends TreeScanner<Void, Void> {
        private final Set<String> found;

        Names(Set<String> found) { this.found = found; }

        @Override
        public Void visitClass(ClassTree tree, Void nothing) {
            found.add(tree.getSimpleName().toString());
            return super.visitClass(tree, null);
        }

        @Override
        public Void visitMethod(MethodTree tree, Void nothing) {
            found.add(tree.getName().toString());
            return super.visitMethod(tree, null);
        }

        @Override
        public Void visitVariable(VariableTree tree, Void nothing) {
            found.add(tree.getName().toString());
            return super.visitVariable(tree, null);
        }
    }

    private static final class Switches extends TreeScanner<Void, Void> {
        private final CompilationUnitTree unit;
        private final Trees trees;
        private final List<String> found;

        Switches(CompilationUnitTree unit, Trees trees, List<String> found) {
            this.unit = unit;
            this.trees = trees;
            this.found = found;
        }

        @Override
        public Void visitSwitch(SwitchTree tree, Void nothing) {
            look(tree, tree.getCases());
            return super.visitSwitch(tree, null);
        }

        @Override
        public Void visitSwitchExpression(SwitchExpressionTree tree, Void nothing) {
            look(tree, tree.getCases());
            return super.visitSwitchExpression(tree, null);
        }

        private void look(Tree tree, List<? extends CaseTree> cases) {
            var labels = cases.stream().flatMap(each -> each.getLabels().stream()).toList();
            if (labels.stream().noneMatch(PatternCaseLabelTree.class::isInstance)
                    || labels.stream().noneMatch(DefaultCaseLabelTree.class::isInstance))
                return;
            long line = unit.getLineMap().getLineNumber(trees.getSourcePositions().getStartPosition(unit, tree));
            found.add("%s:%d".formatted(unit.getSourceFile().getName(), line));
        }
    }
}
