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

    private boolean isGerman() { return language.equals("de"); }

    /// A few words, for a title.
    public String title() {
        return switch (kind) {
            case TURN -> isGerman() ? "Du bist dran!" : "Your turn!";
            case STOOD_IN -> isGerman() ? "Deine Zeit ist um" : "Your time ran out";
            case OVER -> isGerman() ? "Das Spiel ist aus" : "The game is over";
            case TEST -> isGerman() ? "Es funktioniert" : "It works";
            case CONFIRM -> isGerman() ? "Hearthside: Ist das deine Adresse?" : "Hearthside: is this your address?";
        };
    }

    public String sentence() {
        return switch (kind) {
            case TURN -> isGerman() ? "Du bist dran: %s.".formatted(where()) : "It is your turn: %s.".formatted(where());
            case STOOD_IN -> isGerman()
                    ? "Deine Zeit ist um: %s. Bis du zurückkommst, spielt jemand für dich.".formatted(where())
                    : "Your time ran out: %s. Somebody plays for you until you come back.".formatted(where());
            case OVER -> isGerman() ? "Das Spiel ist aus: %s.".formatted(where()) : "The game is over: %s.".formatted(where());
            case TEST ->
                isGerman() ? "Hearthside sagt hier Bescheid, wenn du dran bist." : "Hearthside will tell you here when it is your turn.";
            case CONFIRM -> isGerman()
                    ? "Jemand möchte, dass Hearthside an diese Adresse schreibt, wenn er dran ist. Warst du das? Dann öffne diesen "
                            + "Link, sonst tu nichts:"
                    : "Somebody wants Hearthside to write to this address when it is their turn. Was it you? Then open this link; "
                            + "otherwise do nothing:";
        };
    }

    private String where() {
        return others.isEmpty()
                ? game
                : String.format(Locale.ROOT, isGerman() ? "%s mit %s" : "%s with %s", game, String.join(", ", others));
    }

    /// Sentence and link: for webhooks and mails.
    public String text() { return link.isEmpty() ? sentence() : sentence() + " " + link; }
}
