package hearthside.core;

/// Something given to us from outside cannot be used: terms, a position, an edition, a journal, a file.
/// It says in one sentence for people what is wrong, and in which field.
public final class BadInput extends IllegalArgumentException {
    private final String field;
    private final String sentence;

    public BadInput(String field, String sentence) {
        super(field.isEmpty() ? sentence : field + ": " + sentence);
        this.field = field;
        this.sentence = sentence;
    }

    /// Complains unless `holds`.
    public static void must(boolean holds, String field, String sentence) {
        if (!holds) throw new BadInput(field, sentence);
    }

    /// Where to look: `options.start`, `settlements[0].dogs`; empty for the whole.
    public String field() { return field; }

    public String sentence() { return sentence; }

    /// The same complaint, told from further outside: `dogs` becomes `position.dogs`.
    public BadInput within(String outer) {
        var path = field.isEmpty() ? outer : field.startsWith("[") ? outer + field : outer + "." + field;
        return new BadInput(path, sentence);
    }

    /// Field and sentence together.
    public String text() { return field.isEmpty() ? sentence : field + ": " + sentence; }
}
