package hearthside.server.notice;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.wire.Json;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/// A notice to an address that somebody has named, such as a channel of Discord.
final class Webhook {
    private static final int LONGEST_CONTENT = 2000; // Discord takes no more

    private Webhook() {}

    /// What is posted, as Discord wants it. A player's name must not call everybody.
    private record Content(String content, Map<String, List<String>> allowed_mentions) {}

    static void send(OutgoingPost post, String target, String text) throws IOException {
        var body = Json.write(new Content(text.substring(0, Math.min(LONGEST_CONTENT, text.length())), Map.of("parse", List.of())));
        int status = post.send(post.address(target, "webhook"), Map.of("Content-Type", "application/json"), body.getBytes(UTF_8));
        if (status >= 300) throw new IOException("The webhook answers " + status + ".");
    }
}
