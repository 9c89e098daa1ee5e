package hearthside.app.option;

import java.nio.file.Path;

/// What the launcher and the words of the command line agree on.
public final class Product {
    /// The exit status of what cannot be done as asked: bad input, a wrong flag, an unfair journal.
    public static final int REFUSED = 2;

    private Product() {}

    /// Where the product lies: the launcher says so.
    public static Path root() { return Path.of(System.getProperty("hearthside.root", ".")); }

    /// The folder for tables: that of whoever runs a package, beside the sources otherwise.
    static Path data() {
        var told = System.getProperty("hearthside.data");
        return told == null ? root().resolve("data") : Path.of(told);
    }
}
