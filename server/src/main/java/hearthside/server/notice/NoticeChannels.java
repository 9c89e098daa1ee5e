package hearthside.server.notice;

import hearthside.core.input.BadInput;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/// What the house may use to reach people who are not at a table.
///
/// @param url   the address under which people know this house, such as `https://table.example.org`: for links, and for push services
///   that want to know who sends
/// @param smtp  the mail server, see [Mailer]; without one nothing is sent by mail
/// @param local for tests: webhooks and push services may be on this machine
public record NoticeChannels(@Nullable String url, @Nullable String smtp, boolean local) {
    public static final NoticeChannels NONE = new NoticeChannels(null, null, false);

    public NoticeChannels {
        if (smtp != null) Mailer.of(smtp);
        if (smtp != null && url == null)
            throw new BadInput("url", "Who sends mail has to say under which address people find this house: --url https://….");
        if (url != null && !isAddress(url))
            throw new BadInput("url", "The address of this house looks like https://table.example.org, with nothing behind it.");
    }

    private static boolean isAddress(String url) {
        try {
            var uri = URI.create(url);
            return ("https".equals(uri.getScheme()) || "http".equals(uri.getScheme())) && uri.getHost() != null
                    && (uri.getRawPath() == null || uri.getRawPath().isEmpty()) && uri.getRawQuery() == null;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    @Override
    public String toString() { return "outreach"; } // the mail server's password never gets into logs
}
