package hearthside.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeModel;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/// The sentences in compiled classes, by what they are handed to: whoever says something that has no translation is found, however the
/// source is written.
///
/// The strings of a method are followed in the order of its code, as if they lay on a stack: a call takes as many as it has places for
/// them, and one that gives back a string leaves them where they are (`formatted`).
public final class CompiledSentences {

    /// A call in a method: `Refusal.of`, `new BadInput`.
    ///
    /// @param owner   the class it belongs to, as it is written: `hearthside.core.Refusal`
    /// @param name    `<init>` for a constructor
    /// @param returns the class of what it gives
    public record Call(String owner, String name, String returns) {}

    private CompiledSentences() {}

    /// Whole sentences that are handed to a call.
    ///
    /// @param near  a class that was compiled into the same place
    /// @param place a package or a class with all that is nested in it: `hearthside.games.cavemen`
    public static Set<String> handedTo(Class<?> near, String place, Predicate<Call> wanted) {
        var found = new TreeSet<String>();
        var compiled = Path.of(URI.create(near.getProtectionDomain().getCodeSource().getLocation().toString()));
        try {
            if (Files.isDirectory(compiled)) {
                read(compiled, place, wanted, found);
            } else {
                try (var jar = FileSystems.newFileSystem(compiled)) {
                    read(jar.getPath("/"), place, wanted, found);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found;
    }

    private static void read(Path compiled, String place, Predicate<Call> wanted, Set<String> found) throws IOException {
        try (var files = Files.walk(compiled)) {
            for (var file : files.filter(each -> isIn(place, compiled.relativize(each).toString())).toList())
                for (var method : ClassFile.of().parse(file).methods()) method.code().ifPresent(code -> read(code, wanted, found));
        }
    }

    private static boolean isIn(String place, String file) {
        var path = place.replace('.', '/');
        return file.endsWith(".class") && (file.startsWith(path + "/") || file.startsWith(path + "$") || file.equals(path + ".class"));
    }

    private static void read(CodeModel code, Predicate<Call> wanted, Set<String> found) {
        var said = new ArrayList<String>();
        for (var element : code) {
            if (element instanceof ConstantInstruction constant && constant.constantValue() instanceof String text) {
                said.add(text);
            } else if (element instanceof InvokeInstruction invoke) {
                var type = invoke.typeSymbol();
                var call = new Call(name(invoke.owner().asSymbol()), invoke.name().stringValue(), name(type.returnType()));
                if (wanted.test(call)) {
                    said.stream().filter(CompiledSentences::isSentence).forEach(found::add);
                    said.clear();
                } else if (!type.returnType().equals(ConstantDescs.CD_String)) {
                    take(said, type.parameterList());
                }
            }
        }
    }

    private static void take(List<String> said, List<ClassDesc> parameters) {
        long strings = parameters.stream().filter(ConstantDescs.CD_String::equals).count();
        for (long i = 0; i < strings && !said.isEmpty(); i++) said.removeLast();
    }

    private static boolean isSentence(String text) { return text.indexOf(' ') > 0 && text.endsWith("."); }

    private static String name(ClassDesc type) {
        return type.isClassOrInterface() ? "%s.%s".formatted(type.packageName(), type.displayName()) : type.displayName();
    }
}
