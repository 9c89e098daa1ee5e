package hearthside.server.protocol;

/// What can be said at every table, whatever the language: browsers say it in their own.
public enum Phrase {
    HELLO("Hello!"), GOOD_LUCK("Good luck!"), WELL_PLAYED("Well played!"), YOUR_TURN("Your turn!"), ONE_MOMENT("One moment, please."),
    THANKS("Thank you!"), WOW("Wow!"), OOPS("Oops!"), AGAIN("Shall we play again?"), YES("Yes!"), NO("No, thank you."), BYE("Goodbye!");

    /// For whoever knows no phrases.
    public final String text;

    Phrase(String text) { this.text = text; }
}
