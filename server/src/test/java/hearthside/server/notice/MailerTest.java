package hearthside.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MailerTest {
    private static final Instant NOW = Instant.parse("2026-11-15T12:00:00Z");

    @Test
    void aMailArrivesWithItsSenderAndSubject() throws Exception {
        try (var server = new FakeSmtp()) {
            Mailer.of(server.url()).send("ada@example.org", "Your turn", "Come and play.", NOW);
            assertThat(server.next()).contains("RCPT TO:<ada@example.org>", "From: table@example.org", "Subject: Your turn",
                    "Auto-Submitted: auto-generated", "Come and play.");
        }
    }

    @Test
    void aServerThatIsNotThereIsAFaultThatCanBeTriedAgain() {
        assertThatThrownBy(() -> Mailer.of("smtp://127.0.0.1:1?from=table@example.org").send("ada@example.org", "s", "t", NOW))
                .isInstanceOf(java.io.IOException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ada", "ada@example.org, ben@example.org", "Ada <ada@example.org>",
            "ada@example.org\nBcc: all@example.org"})
    void anAddressIsOneAddress(String text) {
        assertThatThrownBy(() -> Mailer.address(text, "mail")).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo("mail"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mail.example.org", "http://mail.example.org?from=a@b.c", "smtp://u:geheim@host",
            "smtp://u:geh eim@host?from=a@b.c"})
    void aWrongMailServerIsRefusedWithoutRepeatingItsPassword(String smtp) {
        assertThatThrownBy(() -> Mailer.of(smtp)).isInstanceOf(BadInput.class).message().doesNotContain("geh");
    }
}
