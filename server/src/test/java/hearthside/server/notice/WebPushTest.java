package hearthside.server.notice;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import java.io.IOException;
import java.time.Instant;
import java.util.Base64;
import org.junit.jupiter.api.Test;

class WebPushTest {
    private static final Instant NOW = Instant.parse("2026-11-15T12:00:00Z");

    /// The worked example of RFC 8291, section 5.
    @Test
    void theExampleOfTheStandardComesOutByteForByte() {
        var device = new WebPush.Device("https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4", "BTBZMqHH6r4Tts7J_aSIgg");
        var once = P256Keys.pair(
                "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
                        + ".yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        var salt = Base64.getUrlDecoder().decode("DGv6ra1nlYgDCS1FRnbzlw");
        assertThat(Base64.getUrlEncoder().withoutPadding()
                .encodeToString(WebPush.encrypt(device, "When I grow up, I want to be a watermelon".getBytes(UTF_8), once, salt)))
                .isEqualTo(
                        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
                                + "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
    }

    @Test
    void aDeviceCanReadWhatItIsSentAndTheServiceSeesWhoSends() throws Exception {
        try (var service = new FakePush()) {
            var push = new WebPush(P256Keys.pair(P256Keys.text(P256Keys.fresh())), "mailto:table@example.org", new OutgoingPost(true));
            assertThat(push.send(service.device(), "Du bist dran: Hütte", NOW)).isTrue();
            assertThat(service.next()).isEqualTo("Du bist dran: Hütte");
        }
    }

    @Test
    void aDeviceThatIsGoneIsForgottenAndATiredServiceIsTriedAgain() throws Exception {
        try (var service = new FakePush()) {
            var push = new WebPush(P256Keys.fresh(), "mailto:table@example.org", new OutgoingPost(true));
            service.status = 410;
            assertThat(push.send(service.device(), "x", NOW)).isFalse();
            service.status = 503;
            assertThatThrownBy(() -> push.send(service.device(), "x", NOW)).isInstanceOf(IOException.class).hasMessageContaining("503");
        }
    }

    @Test
    void whatIsNoKeyOfABrowserIsRefused() {
        assertThatThrownBy(() -> new WebPush.Device("https://x", "AAAA", "BTBZMqHH6r4Tts7J_aSIgg")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> new WebPush.Device("https://x", "!", "BTBZMqHH6r4Tts7J_aSIgg")).isInstanceOf(BadInput.class);
        var offTheCurve = new byte[P256Keys.POINT];
        offTheCurve[0] = 4;
        offTheCurve[5] = 9;
        var device = new WebPush.Device("https://x", Base64.getUrlEncoder().withoutPadding().encodeToString(offTheCurve),
                "BTBZMqHH6r4Tts7J_aSIgg");
        assertThatThrownBy(() -> WebPush.encrypt(device, new byte[1], P256Keys.fresh(), new byte[16])).isInstanceOf(BadInput.class);
    }
}
