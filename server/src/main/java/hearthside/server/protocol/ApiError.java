package hearthside.server.protocol;

import hearthside.core.input.BadInput;

/// Something a browser asked for that it does not get: a status, a word for programs, a sentence for people.
public final class ApiError extends RuntimeException {
    /// As browsers get it.
    public record Complaint(String error, String sentence, String field) implements Answer {}

    public final int status;
    public final String error;
    public final String sentence;
    public final String field;

    public ApiError(int status, String error, String sentence) { this(status, error, sentence, ""); }

    public ApiError(int status, String error, String sentence, String field) {
        super(sentence);
        this.status = status;
        this.error = error;
        this.sentence = sentence;
        this.field = field;
    }

    /// Bad input from a browser: `seats[0].name` becomes the error `bad-seats`.
    public static ApiError of(BadInput e) {
        var top = e.field().replaceFirst("[^A-Za-z].*", "");
        return new ApiError(400, top.isEmpty() ? "bad-json" : "bad-" + top, e.sentence(), e.field());
    }

    public static ApiError notYours() { return new ApiError(403, "not-yours", "This seat is not yours."); }

    public static ApiError over() { return new ApiError(409, "game-over", "The game is over already."); }

    public static ApiError notOver() { return new ApiError(409, "not-over", "This is told when the game is over."); }
}
