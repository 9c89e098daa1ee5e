package hearthside.server.identity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OriginsTest {
    @Test
    void whoHasOpenedATableIsNotForgottenForManyNewCookies() {
        var origins = new Origins();
        origins.note("host", "192.0.2.1");
        origins.opened("host", "192.0.2.1");
        origins.note("guest", "192.0.2.1");
        for (int i = 0; i < 20_000; i++) origins.note("cookie " + i, "192.0.2.1");
        assertThat(origins.of("host").address()).isEqualTo("192.0.2.1");
        assertThat(origins.of("guest").address()).as("nobody needs to know").isEqualTo("guest");
        origins.note("host", "198.51.100.1");
        for (int i = 0; i < 20_000; i++) origins.note("cookie " + i, "192.0.2.1");
        assertThat(origins.of("host").address()).as("where they came from last").isEqualTo("198.51.100.1");
    }
}
