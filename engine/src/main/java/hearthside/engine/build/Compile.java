package hearthside.engine.build;

import hearthside.engine.Engine;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipFile;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles the rules and the bots to WebAssembly, and to JavaScript for browsers that cannot run that. It takes a minute or two, so it is
/// done only where the classes are others than the last time.
public final class Compile {
    static final String WASM = "engine.wasm", SCRIPT = "engine.js", LOADER = "engine-wasm.js";
    private static final String MADE_FROM = "made-from.txt";

    private Compile() {}

    public static void main(String[] arguments) throws IOException, TeaVMToolException {
        var folder = Path.of(arguments[0]);
        var classes = classes();
        var stamp = folder.resolve(MADE_FROM);
        if (Files.exists(stamp) && Files.readString(stamp).equals(classes)) return;
        Files.deleteIfExists(stamp);
        Files.createDirectories(folder);
        compile(folder, WASM, TeaVMTargetType.WEBASSEMBLY_GC, TeaVMOptimizationLevel.ADVANCED);
        compile(folder, SCRIPT, TeaVMTargetType.JAVASCRIPT, TeaVMOptimizationLevel.ADVANCED);
        Files.writeString(folder.resolve(LOADER), Loader.text());
        Files.writeString(stamp, classes);
    }

    private static void compile(Path folder, String name, TeaVMTargetType target, TeaVMOptimizationLevel level) throws TeaVMToolException {
        long begun = System.nanoTime();
        var log = new ConsoleTeaVMToolLog(false);
        var tool = new TeaVMTool();
        tool.setLog(log);
        tool.setClassLoader(Compile.class.getClassLoader());
        tool.setMainClass(Engine.class.getName());
        tool.setTargetType(target);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.setOptimizationLevel(level);
        tool.setObfuscated(true);
        tool.setAssertionsRemoved(true);
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(name);
        tool.generate();
        TeaVMProblemRenderer.describeProblems(tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
        // a class or a method that a browser has not
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) throw new IllegalStateException(name + " was not made: see above.");
        System.out.printf("%s in %d s%n", name, (System.nanoTime() - begun) / 1_000_000_000);
    }

    /// A sum over everything of ours on the class path, and the names of what is not ours: they have their version in them.
    private static String classes() throws IOException {
        var sums = new TreeMap<String, String>();
        for (var entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            var path = Path.of(entry);
            if (Files.isDirectory(path)) folder(path, sums);
            else if (path.getFileName().toString().startsWith("teavm-")) sums.put(path.getFileName().toString(), "");
            else jar(path, sums);
        }
        return sum(sums.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static void folder(Path folder, Map<String, String> sums) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.filter(Files::isRegularFile).toList())
                put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file), sums);
        }
    }

    private static void jar(Path file, Map<String, String> sums) throws IOException {
        try (var zip = new ZipFile(file.toFile())) {
            zip.stream().filter(entry -> !entry.isDirectory()).forEach(entry -> {
                try (var in = zip.getInputStream(entry)) {
                    put(entry.getName(), in.readAllBytes(), sums);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }

    private static void put(String name, byte[] bytes, Map<String, String> sums) {
        if (name.startsWith("hearthside/") || name.startsWith("org/teavm/")) sums.put(name, sum(bytes));
    }

    private static String sum(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
