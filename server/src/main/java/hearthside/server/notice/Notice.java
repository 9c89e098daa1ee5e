package hearthside.server.notice;

import java.util.List;
import java.util.Locale;

/// Something to be told to one person, in their language.
///
/// @param link where it leads, if anywhere
public record Notice(Kind kind, String language, String game, List<String> others, String link) {
    public enum Kind { TURN, STOOD_IN, OVER, TEST, CONFIRM }

    public Notice {
        others = List.copyOf(others);
    }

    /// The languages in which people can be told something.
    public static List<String> languages() { return NoticeWords.languages(); }

    private String key() { return kind.name().toLowerCase(Locale.ROOT); }

    /// A few words, for a title.
    public String title() { return NoticeWords.in(language).say(key() + ".title"); }

    public String sentence() { return NoticeWords.in(language).say(key()).replace("{where}", where()); }

    private String where() {
        var words = NoticeWords.in(language);
        var title = words.say(game);
        if (others.isEmpty()) return title;
        return words.say("with").replace("{game}", title).replace("{others}", String.join(", ", others));
    }

    /// Sentence and link: for webhooks and mails.
    public String text() { return link.isEmpty() ? sentence() : sentence() + " " + link; }
}
