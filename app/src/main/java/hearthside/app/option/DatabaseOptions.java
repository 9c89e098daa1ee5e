package hearthside.app.option;

import hearthside.core.input.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Where tables are kept.
public final class DatabaseOptions {
    @Option(names = "--data", paramLabel = "FILE", description = "Where tables are kept (default hearthside.db in the data folder)")
    private @Nullable Path data;

    @Option(names = "--db", paramLabel = "URL",
            description = "Keep tables in PostgreSQL instead, also shared with other servers: jdbc:postgresql://host:5432/name?user=…; or "
                    + "in the variable HEARTHSIDE_DB, where a password is not seen by others")
    private @Nullable String db;

    /// A file, or the address of a PostgreSQL.
    public String place() {
        if (data != null && db != null) throw new BadInput("--db", "Name a file by --data or a PostgreSQL by --db, not both.");
        if (data != null) return data.toString();
        var usual = System.getenv("HEARTHSIDE_DB");
        return db != null ? db : usual != null ? usual : Product.data().resolve("hearthside.db").toString();
    }

    /// The file, where it is one.
    public Optional<Path> file() {
        var place = place();
        return place.startsWith("jdbc:") ? Optional.empty() : Optional.of(Path.of(place).toAbsolutePath().normalize());
    }

    /// Whether nobody has ever kept anything there.
    public boolean isNew() { return file().filter(Files::notExists).isPresent(); }
}
