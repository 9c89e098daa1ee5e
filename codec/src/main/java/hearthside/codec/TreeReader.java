package hearthside.codec;

import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/// Text to a tree, as strict as `wire` is: no field twice, nothing behind the end, and only so much of everything.
final class TreeReader {
    private static final int DEEPEST = 500, LONGEST_NUMBER = 1000, LONGEST_NAME = 50_000, LONGEST_TEXT = 10_000_000;

    private static final String BLANKS = " \t\r\n";

    private final String text;
    private int at, depth;

    TreeReader(String text) { this.text = text; }

    Tree whole() {
        blanks();
        if (at == text.length()) throw new BadInput("", "This is empty, not JSON.");
        var tree = value();
        blanks();
        if (at == text.length()) return tree;
        if ("{[\"".indexOf(peek()) < 0) value(); // what follows is looked at before it is found to be too much
        throw new BadInput("", "Something follows after the end of this value; send one at a time.");
    }

    private Tree value() {
        return switch (peek()) {
            case '{' -> deeper(this::fields);
            case '[' -> deeper(this::items);
            case '"' -> new Tree.Text(string(LONGEST_TEXT, "A text in here is too long; shorten it to %d characters."));
            case 't' -> word("true", new Tree.Truth(true));
            case 'f' -> word("false", new Tree.Truth(false));
            case 'n' -> word("null", new Tree.Nothing());
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
            default -> {
                if (peek() == '+') at++;
                else for (var word : new String[] {"NaN", "Infinity"}) if (text.startsWith(word, at)) at += word.length();
                throw broken();
            }
        };
    }

    private interface Part {
        Tree read();
    }

    private Tree deeper(Part part) {
        if (++depth > DEEPEST)
            throw new BadInput("", "This is nested too deeply; lists and objects may lie %d deep in each other.".formatted(DEEPEST));
        at++;
        var read = part.read();
        depth--;
        return read;
    }

    private Tree fields() {
        var fields = new LinkedHashMap<String, Tree>();
        for (blanks(); !is('}'); blanks()) {
            if (!fields.isEmpty()) expect(',');
            blanks();
            if (peek() != '"') throw broken();
            var name = string(LONGEST_NAME, "The name of a field is too long; it has at most %d characters.");
            if (fields.containsKey(name))
                throw new BadInput("", "The field \"%s\" is given twice; keep one of them.".formatted(shortened(name)));
            blanks();
            expect(':');
            blanks();
            fields.put(name, value());
        }
        return new Tree.Fields(fields);
    }

    private static String shortened(String name) {
        int quote = name.indexOf('"');
        return name.substring(0, Math.min(40, quote < 0 ? name.length() : quote));
    }

    private Tree items() {
        var items = new ArrayList<Tree>();
        for (blanks(); !is(']'); blanks()) {
            if (!items.isEmpty()) expect(',');
            blanks();
            items.add(value());
        }
        return new Tree.Items(items);
    }

    private Tree word(String word, Tree meaning) {
        int end = at + word.length();
        if (!text.startsWith(word, at) || end < text.length() && isPartOfWord(text.charAt(end))) throw broken();
        at = end;
        return meaning;
    }

    private static boolean isPartOfWord(char c) { return c >= '0' && Character.isJavaIdentifierPart(c); }

    private Tree number() {
        int from = at;
        if (peek() == '-') at++;
        if (peek() == '0') at++;
        else digits(at);
        int whole = at; // most of what is wrong with a fraction or an exponent is told there
        boolean fraction = next('.');
        if (fraction) digits(whole);
        boolean power = next('e') || next('E');
        if (power) {
            if (!next('+')) next('-');
            digits(at == text.length() ? at : whole);
        }
        if (at < text.length() && (depth == 0 ? BLANKS : BLANKS + ",]}").indexOf(peek()) < 0)
            throw brokenAt(fraction && !power && peek() == '.' ? whole : at);
        if (at - from > LONGEST_NUMBER)
            throw new BadInput("", "A number in here is too long; write it with at most %d digits.".formatted(LONGEST_NUMBER));
        var digits = text.substring(from, at);
        return new Tree.Digits(digits.equals("-0") ? "0" : digits);
    }

    private boolean next(char sign) {
        if (at == text.length() || peek() != sign) return false;
        at++;
        return true;
    }

    private void digits(int blame) {
        int from = at;
        while (at < text.length() && peek() >= '0' && peek() <= '9') at++;
        if (at == from) throw brokenAt(blame);
    }

    private String string(int longest, String complaint) {
        var read = new StringBuilder();
        at++;
        for (;;) {
            char next = peek();
            at++;
            if (next == '"') break;
            if (next < ' ') throw brokenAt(at - 1);
            read.append(next == '\\' ? escaped() : next);
            if (read.length() > longest) throw new BadInput("", complaint.formatted(longest));
        }
        return read.toString();
    }

    private char escaped() {
        char next = peek();
        at++;
        return switch (next) {
            case '"', '\\', '/' -> next;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw brokenAt(at - 1);
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++, at++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0 || peek() > 'f') throw broken();
            code = code * 16 + digit;
        }
        return (char) code;
    }

    private void blanks() {
        while (at < text.length() && BLANKS.indexOf(text.charAt(at)) >= 0) at++;
    }

    private char peek() {
        if (at >= text.length()) throw broken();
        return text.charAt(at);
    }

    private boolean is(char end) {
        if (peek() != end) return false;
        at++;
        return true;
    }

    private void expect(char sign) {
        if (peek() != sign) throw broken();
        at++;
    }

    private BadInput broken() { return brokenAt(at); }

    private BadInput brokenAt(int place) {
        int line = 1, start = 0;
        for (int i = 0; i < place && i < text.length(); i++)
            if (text.charAt(i) == '\n') {
                line++;
                start = i + 1;
            }
        return new BadInput("", "This is not valid JSON at line %d, column %d.".formatted(line, place - start + 1));
    }
}
