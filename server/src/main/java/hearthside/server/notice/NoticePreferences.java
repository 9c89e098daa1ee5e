package hearthside.server.notice;

import org.jspecify.annotations.Nullable;

/// How one person wants to be told that something waits for them.
///
/// @param language  one of `Notice.languages()`
/// @param origin    the address under which they know this house, for links
/// @param webhook   where `{"content":"…"}` is posted
/// @param confirmed whether they have said by its link that the mail address is theirs; before that nothing else is sent to it
public record NoticePreferences(String language, String origin, @Nullable String webhook, @Nullable String mail, boolean confirmed,
        @Nullable QuietHours quiet) {
    public static NoticePreferences none(String origin) { return new NoticePreferences("en", origin, null, null, false, null); }

    @Override
    public String toString() { return "wishes"; } // the address of a webhook is a secret
}
