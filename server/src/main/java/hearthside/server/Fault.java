package hearthside.server;

import hearthside.core.BadInput;

/// Something a browser asked for that it does not get: a status, a word for programs, a sentence for people.
final class Fault extends RuntimeException {
    final int status;
    final String error;
    final String sentence;
    final String field;

    Fault(int status, String error, String sentence) { this(status, error, sentence, ""); }

    Fault(int status, String error, String sentence, String field) {
        super(sentence);
        this.status = status;
        this.error = error;
        this.sentence = sentence;
        this.field = field;
    }

    /// Bad input from a browser: `seats[0].name` becomes the error `bad-seats`.
    static Fault of(BadInput e) {
        var top = e.field().replaceFirst("[^A-Za-z].*", "");
        return new Fault(400, top.isEmpty() ? "bad-json" : "bad-" + top, e.sentence(), e.field());
    }

    static Fault notYours() { return new Fault(403, "not-yours", "This seat is not yours."); }

    static Fault over() { return new Fault(409, "game-over", "The game is over already."); }

    static Fault notOver() { return new Fault(409, "not-over", "This is told when the game is over."); }
}
