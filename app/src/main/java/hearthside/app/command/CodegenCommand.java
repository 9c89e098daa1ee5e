package hearthside.app.command;

import hearthside.app.option.Product;
import hearthside.codegen.LessonPositions;
import hearthside.codegen.RecordShape;
import hearthside.codegen.TypeScript;
import hearthside.games.Games;
import hearthside.server.protocol.Answer;
import hearthside.server.protocol.Command;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.Programs;
import hearthside.server.protocol.RequestBody;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Writes all that is made from the records and kept in the repository.
@picocli.CommandLine.Command(name = "codegen", mixinStandardHelpOptions = true,
        description = "Writes what is made from the records: the browser's types and the whole positions of lessons (web/src/generated), "
                + "and all that engine-docs writes.")
public final class CodegenCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        var files = files(Product.root());
        files.putAll(EngineDocsCommand.files(Product.root()));
        EngineDocsCommand.write(files);
        spec.commandLine().getOut().printf("%d files written.%n", files.size());
    }

    /// What the types, the positions and the shapes of the editions should say.
    public static Map<Path, String> files(Path root) {
        var files = new LinkedHashMap<Path, String>();
        for (var game : Games.ALL) {
            var id = game.info().id();
            files.put(root.resolve("web/src/generated/%s.ts".formatted(id)), TypeScript.of(game, Games.ALL));
            files.put(root.resolve("web/src/generated/%s.edition.json".formatted(id)), RecordShape.ofEdition(game));
            files.put(root.resolve("web/src/generated/%s.position.json".formatted(id)), RecordShape.ofPosition(game));
            var lessons = LessonPositions.of(game, Games.ALL, root);
            if (!lessons.isEmpty()) files.put(root.resolve("web/src/generated/%s.lessons.json".formatted(id)), lessons);
        }
        files.put(root.resolve("web/src/generated/protocol.ts"), TypeScript.ofProtocol(told(root), sent(root)));
        return files;
    }

    /// What browsers and programs are told.
    static List<Class<?>> told(Path root) {
        var told = new ArrayList<Class<?>>(List.of(Message.class, Programs.Event.class));
        for (var file : protocol(root)) collect(file, Answer.class, told);
        return told;
    }

    /// What they send.
    static List<Class<?>> sent(Path root) {
        var sent = new ArrayList<Class<?>>(List.of(Command.class));
        for (var file : protocol(root)) collect(file, RequestBody.class, sent);
        return sent;
    }

    /// Whatever there is in the package of the protocol, file by file.
    private static List<Class<?>> protocol(Path root) {
        var found = Message.class.getPackageName();
        try (var files = Files.list(root.resolve("server/src/main/java").resolve(found.replace('.', '/')))) {
            var names = files.map(file -> file.getFileName().toString().replace(".java", "")).filter(name -> !name.equals("package-info"));
            var all = new ArrayList<Class<?>>();
            for (var name : names.sorted().toList()) all.add(Class.forName(found + "." + name));
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("The protocol is not compiled.", e);
        }
    }

    private static void collect(Class<?> type, Class<?> kind, List<Class<?>> found) {
        if (type.isRecord() && kind.isAssignableFrom(type)) found.add(type);
        Arrays.stream(type.getDeclaredClasses()).sorted(Comparator.comparing(Class::getName))
                .forEach(inside -> collect(inside, kind, found));
    }
}
