package hearthside.server;

import java.nio.file.Path;

/// What a test runs on, each in turn.
public enum Databases {
    SQLITE {
        @Override
        public String fresh(Path folder) { return folder.resolve("data/hearthside.db").toString(); }
    },
    POSTGRESQL {
        @Override
        public String fresh(Path folder) { return Postgreses.fresh(); }
    };

    public abstract String fresh(Path folder);
}
