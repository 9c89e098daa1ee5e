package hearthside.wire;

import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// One line of a journal after its header. This is the one grammar of them: a decision with what it drew, `{"undo":1}`, or `{"seed":"…"}`.
public sealed interface JournalLine<A> {
    /// A decision; the first is the setup.
    record Decided<A>(Match.Entry<A> entry) implements JournalLine<A> {
        @Override
        public Object written() { return entry; }
    }

    /// The last `entries` decisions that stood were taken back.
    record Undone<A>(int entries) implements JournalLine<A> {
        @Override
        public Object written() { return new Undo(entries); }
    }

    /// Where the luck came from; nothing follows.
    record Revealed<A>(String seed) implements JournalLine<A> {
        @Override
        public Object written() { return new Seed(seed); }
    }

    /// As it is written.
    record Undo(int undo) {}

    /// As it is written.
    record Seed(String seed) {}

    /// What its JSON is made from.
    Object written();

    default String text() { return Json.write(written()); }

    static <A> JournalLine<A> of(Match.Entry<A> entry) { return new Decided<>(entry); }

    static <A> JournalLine<A> undo(int entries) { return new Undone<>(entries); }

    /// Throws [BadInput] that names the field.
    @SuppressWarnings("unchecked") // the reader was asked for an entry of this game's actions
    static <A> JournalLine<A> read(Game<?, A> game, JsonNode tree) {
        if (tree.has("seed")) return new Revealed<>(seed(Json.read(Seed.class, tree).seed()));
        if (tree.has("undo")) return new Undone<>(Json.read(Undo.class, tree).undo());
        return new Decided<>((Match.Entry<A>) Json.read(Match.Entry.class, game.info().actions(), tree));
    }

    private static String seed(String told) {
        if (!told.matches("[0-9a-fA-F]{64}")) throw new BadInput("seed", "A seed is written as 64 hexadecimal digits.");
        return told;
    }

    /// Lines as they were stored. Throws [BadInput] that names the line, counted from `first`.
    static <A> List<JournalLine<A>> readAll(Game<?, A> game, List<String> texts, int first) {
        var lines = new ArrayList<JournalLine<A>>();
        for (var text : texts) lines.add(Position.inside("line " + (first + lines.size()), () -> read(game, Json.parse(text))));
        return lines;
    }

    /// For each decision that stands, the number of its line: what was taken back is left out. Throws [BadInput] where more is taken back
    /// than stands.
    static List<Integer> standing(List<? extends JournalLine<?>> lines) {
        var standing = new ArrayList<Integer>();
        for (int i = 0; i < lines.size(); i++) {
            switch (lines.get(i)) {
                case Decided<?> _ -> standing.add(i);
                case Undone(int entries) -> {
                    mustStand(entries, standing.size());
                    standing.subList(standing.size() - entries, standing.size()).clear();
                }
                case Revealed<?> _ -> {}
            }
        }
        return standing;
    }

    /// All that was drawn, in order, also for what was taken back.
    static List<Integer> drawn(List<? extends JournalLine<?>> lines) {
        var drawn = new ArrayList<Integer>();
        for (var line : lines) if (line instanceof Decided<?>(var entry)) drawn.addAll(entry.drew());
        return drawn;
    }

    /// The setup is never taken back.
    static void mustStand(int entries, int standing) {
        if (entries < 1) throw new BadInput("undo", "At least 1 decision is taken back, not %d.".formatted(entries));
        if (entries >= standing)
            throw new BadInput("undo", standing <= 1
                    ? "No decision has been made that could be taken back."
                    : "Of %d decisions that stand %d cannot be taken back.".formatted(standing - 1, entries));
    }
}
