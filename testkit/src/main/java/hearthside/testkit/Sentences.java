package hearthside.testkit;

import java.util.regex.Pattern;

/// What must hold of every sentence that people read.
public final class Sentences {
    private static final Pattern RECORD = Pattern
            .compile("\\w+\\[(\\w+=|])|\\b[a-z]+(\\.[a-z]+)+\\.[A-Z]\\w+|\\w+@[0-9a-f]{5,}|\\bnull\\b");
    private static final Pattern END = Pattern.compile("\\.( [A-Z]{2}-V?\\d+)?$"); // the rule may follow
    private static final Pattern GAP = Pattern.compile("\\{\\d}|%[ds]");

    private Sentences() {}

    /// A sentence ends with a full stop and shows nothing of the program: no record, no class, no gap left open.
    public static void check(String sentence) {
        if (!END.matcher(sentence).find()) throw new AssertionError("a sentence ends with a full stop: " + sentence);
        if (RECORD.matcher(sentence).find()) throw new AssertionError("a sentence for people shows a record of the program: " + sentence);
        if (GAP.matcher(sentence).find()) throw new AssertionError("a sentence has a gap that nobody filled: " + sentence);
    }
}
