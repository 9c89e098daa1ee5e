package hearthside.server.testing;

import hearthside.server.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// What a test runs on, each in turn. Each test has a database of its own.
public enum Databases {
    SQLITE {
        @Override
        public String empty(Path folder) { return folder.resolve("data/hearthside.db").toString(); }

        @Override
        public String fresh(Path folder) {
            var place = Path.of(empty(folder));
            if (!Files.exists(place)) LaidOut.copy(place);
            return place.toString();
        }
    },
    POSTGRESQL {
        @Override
        public String empty(Path folder) { return Postgreses.empty(); }

        @Override
        public String fresh(Path folder) { return Postgreses.fresh(); }
    };

    /// One that was laid out already, as the first start of a house would: to do that for every test took most of the time of many. Of a
    /// file that is there it is this one.
    public abstract String fresh(Path folder);

    /// One with nothing in it: for tests of laying it out.
    public abstract String empty(Path folder);

    private static final class LaidOut {
        private static final byte[] FILE = make();

        private static byte[] make() {
            try {
                var folder = Files.createTempDirectory("hearthside-laid-out");
                var file = folder.resolve("hearthside.db");
                Store.open(file).close();
                var bytes = Files.readAllBytes(file);
                for (var each : folder.toFile().listFiles()) Files.delete(each.toPath());
                Files.delete(folder);
                return bytes;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        static void copy(Path place) {
            try {
                Files.createDirectories(place.getParent());
                Files.write(place, FILE);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
