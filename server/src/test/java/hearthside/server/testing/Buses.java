package hearthside.server.testing;

import hearthside.postgres.TemporaryNats;
import org.jspecify.annotations.Nullable;

/// By which way servers talk, each in turn.
public enum Buses {
    DATABASE {
        @Override
        public @Nullable String address() { return null; }
    },
    NATS {
        @Override
        public String address() { return One.NATS.address(); }
    };

    /// One for all tests of this module; it ends with the JVM. Houses do not hear each other.
    private static final class One {
        private static final TemporaryNats NATS = TemporaryNats.start();
    }

    public abstract @Nullable String address();
}
