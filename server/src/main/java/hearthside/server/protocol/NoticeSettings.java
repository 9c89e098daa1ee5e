package hearthside.server.protocol;

import org.jspecify.annotations.Nullable;

/// How somebody wants to be told of things when they are elsewhere.
public interface NoticeSettings {
    /// Browsers of one person that take Web Push.
    int MOST_DEVICES = 10;

    /// What is written about these devices is written by one after the other.
    static String devicesOf(String holder) { return "devices " + holder; }

    record Change(String language, @Nullable String webhook, @Nullable String mail, @Nullable Quiet quiet) implements RequestBody {}

    /// @param key  of this house, for the browser's subscription
    record NoticesShown(String key, int devices, @Nullable String webhook, boolean canMail, @Nullable String mail, boolean confirmed,
            @Nullable Quiet quiet, String language) implements Answer {}

    record Device(String endpoint) implements RequestBody {}

    record Sent(int sent) implements Answer {}

    /// From when to when somebody does not want to be told anything.
    record Quiet(String from, String to, String zone) {}

    /// A device, as its browser describes it.
    record Subscription(String endpoint, String p256dh, String auth) implements RequestBody {}
}
