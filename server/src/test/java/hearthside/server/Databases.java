package hearthside.server;

import java.nio.file.Path;

/// What a test runs on, each in turn.
enum Databases {
    SQLITE {
        @Override
        String fresh(Path folder) { return folder.resolve("data/hearthside.db").toString(); }
    },
    POSTGRESQL {
        @Override
        String fresh(Path folder) { return Postgreses.fresh(); }
    };

    abstract String fresh(Path folder);
}
