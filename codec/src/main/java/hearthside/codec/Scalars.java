package hearthside.codec;

import hearthside.core.input.BadInput;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// Numbers, truths and texts.
final class Scalars {
    private Scalars() {}

    static final String TOO_LARGE = "a whole number that is not so large";

    static BadInput expected(String what) { return new BadInput("", "Here should be %s.".formatted(what)); }

    /// What was found instead is told where it is short: a number, true or false, a text of nothing.
    static BadInput not(String found, String what) { return new BadInput("", "%s is not %s.".formatted(found, what)); }

    /// A list or an object was wanted.
    static BadInput notMany(Tree tree, String what) {
        return tree instanceof Tree.Text(var text) && text.isBlank() ? not("\"\"", what) : expected(what);
    }

    private static BadInput notNumber(Tree tree, String what) {
        return tree instanceof Tree.Text(var text) && text.isEmpty() ? not("\"\"", what) : expected(what);
    }

    /// A whole number between two others.
    private static long whole(Tree tree, long least, long most) {
        if (!(tree instanceof Tree.Digits number)) throw notNumber(tree, "a whole number");
        if (!number.isWhole()) throw number.isEndless() ? expected(TOO_LARGE) : not(number.shown(), "a whole number");
        try {
            long value = Long.parseLong(number.digits());
            if (value >= least && value <= most) return value;
        } catch (NumberFormatException _) {
            // longer than any long
        }
        throw expected(TOO_LARGE);
    }

    static final class Whole implements Type<Integer> {
        @Override
        public void write(StringBuilder out, Integer value) { out.append(value.intValue()); }

        @Override
        public Integer of(Tree tree) { return (int) whole(tree, Integer.MIN_VALUE, Integer.MAX_VALUE); }
    }

    static final class Wide implements Type<Long> {
        @Override
        public void write(StringBuilder out, Long value) { out.append(value.longValue()); }

        @Override
        public Long of(Tree tree) { return whole(tree, Long.MIN_VALUE, Long.MAX_VALUE); }
    }

    static final class Decimal implements Type<Double> {
        @Override
        public void write(StringBuilder out, Double value) {
            if (value.isNaN() || value.isInfinite()) out.append('"').append(value).append('"'); // JSON has no such numbers
            else out.append(value.doubleValue());
        }

        @Override
        public Double of(Tree tree) {
            if (!(tree instanceof Tree.Digits(var digits))) throw notNumber(tree, "a number");
            return Double.parseDouble(digits);
        }
    }

    static final class Truth implements Type<Boolean> {
        @Override
        public void write(StringBuilder out, Boolean value) { out.append(value.booleanValue()); }

        @Override
        public Boolean of(Tree tree) {
            if (tree instanceof Tree.Truth(var value)) return value;
            throw tree instanceof Tree.Digits number && number.isWhole()
                    ? not(number.shown(), "true or false")
                    : notNumber(tree, "true or false");
        }
    }

    static final class Text implements Type<String> {
        @Override
        public void write(StringBuilder out, String value) { quote(out, value); }

        @Override
        public String of(Tree tree) {
            return switch (tree) {
                case Tree.Text(var value) -> value;
                case Tree.Digits number when number.isEndless() -> throw expected(TOO_LARGE);
                case Tree.Digits number -> throw not(number.shown(), "a text in quotes");
                case Tree.Truth(var value) -> throw not(String.valueOf(value), "a text in quotes");
                case Tree.Nothing _,Tree.Items _,Tree.Fields _ -> throw expected("a text in quotes");
            };
        }
    }

    static void quote(StringBuilder out, String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ') out.append("\\u00").append("0123456789ABCDEF".charAt(c >> 4)).append("0123456789ABCDEF".charAt(c & 15));
                    else out.append(c);
                }
            }
        }
        out.append('"');
    }

    /// One of an enum, in lower case; read in whatever case.
    static final class Word<E extends Enum<E>> implements Type<E> {
        private final Map<String, E> byName = new HashMap<>();
        private final String[] written;
        private final String all;

        Word(E[] words) {
            written = new String[words.length];
            for (var word : words) {
                written[word.ordinal()] = word.name().toLowerCase(Locale.ROOT);
                byName.put(written[word.ordinal()], word);
            }
            all = String.join(", ", written);
        }

        @Override
        public void write(StringBuilder out, E value) { out.append('"').append(written[value.ordinal()]).append('"'); }

        @Override
        public E of(Tree tree) {
            if (tree instanceof Tree.Digits number && number.isWhole()) {
                Types.WHOLE.of(tree);
                throw not(number.shown(), "one of " + all);
            }
            if (!(tree instanceof Tree.Text(var text))) throw expected("one of " + all);
            var word = byName.get(text.strip().toLowerCase(Locale.ROOT));
            if (word == null) throw not('"' + text.strip() + '"', "one of " + all);
            return word;
        }
    }
}
