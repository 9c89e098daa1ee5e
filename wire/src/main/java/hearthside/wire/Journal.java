package hearthside.wire;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Committed;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A saved game: a header, then every decision with what was drawn, one JSON object a line. Nothing is ever crossed out: a decision taken
/// back stays, and a line `{"undo":1}` follows. The last line of a finished game may reveal the seed: `{"seed":"…"}`.
///
/// @param header on what terms
/// @param lines  the decisions and takings-back, in order
/// @param seed   where the luck came from, once that is told
public record Journal<A>(Header header, List<JournalLine<A>> lines, @Nullable String seed) {

    /// @param hearthside the version of this format
    /// @param rules      the version of the game's rules
    /// @param hash       the commitment to the seed
    /// @param opening    the position it began from, if it did not begin with a setup
    public record Header(int hearthside, String game, int rules, int seats, @Nullable Map<String, String> options,
            @Nullable JsonNode edition, @Nullable String hash, @Nullable JsonNode opening) {
        public Header {
            if (opening != null && opening.isNull()) opening = null; // a tree that says null is read as a node
        }

        Header committed(String hash) { return new Header(hearthside, game, rules, seats, options, edition, hash, opening); }
    }

    public static Header header(Game<?, ?> game, Terms terms, @Nullable String hash) { return header(game, terms, hash, null); }

    /// The header of a match, with the position it began from if it did.
    public static Header header(Match<?, ?> match, @Nullable String hash) {
        return header(match.game(), match.terms(), hash, match.opening().map(Json::tree).orElse(null));
    }

    private static Header header(Game<?, ?> game, Terms terms, @Nullable String hash, @Nullable JsonNode opening) {
        return new Header(1, game.info().id(), game.info().rules(), terms.seats(), terms.options(), Editions.write(game, terms.edition()),
                hash, opening);
    }

    public static <S extends Copyable<S>, A> Journal<A> of(Match<S, A> match) {
        return new Journal<>(header(match, null), match.journal().stream().map(JournalLine::of).toList(), null);
    }

    /// The same journal with its commitment and the seed behind it.
    public Journal<A> revealing(Committed luck) {
        return new Journal<>(header.committed(luck.hash()), lines, luck.seed());
    }

    /// Everything in it, line by line.
    public List<Object> toLines() {
        var all = new ArrayList<Object>();
        all.add(header);
        for (var line : lines) all.add(line.written());
        if (seed != null) all.add(new JournalLine.Revealed<A>(seed).written());
        return all;
    }

    public String text() {
        var text = new StringBuilder();
        for (var line : toLines()) text.append(Json.write(line)).append('\n');
        return text.toString();
    }

    /// Reads a journal file. Throws [BadInput] that names line and field.
    public static Journal<?> read(List<Game<?, ?>> games, String text) {
        var trees = new ArrayList<JsonNode>();
        var lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i);
            if (!line.isBlank()) trees.add(Position.inside("line " + (i + 1), () -> Json.parse(line)));
        }
        return read(games, trees, "line %d", 1);
    }

    /// Reads the lines of a journal.
    ///
    /// @param label how a line is called in complaints, counted from `first`
    public static Journal<?> read(List<Game<?, ?>> games, List<JsonNode> lines, String label, int first) {
        if (lines.isEmpty()) throw new BadInput(label.formatted(first), "A journal begins with a header; this one is empty.");
        var header = Position.inside(label.formatted(first), () -> Json.read(Header.class, Json.withWordedOptions(lines.getFirst())));
        if (header.hearthside() != 1)
            throw new BadInput(label.formatted(first) + ".hearthside",
                    "This journal is of format %d; this program reads format 1.".formatted(header.hearthside()));
        var game = Position.inside(label.formatted(first), () -> Position.find(games, header.game()));
        return read(game, header, lines, label, first);
    }

    private static <S extends Copyable<S>, A> Journal<A> read(Game<S, A> game, Header header, List<JsonNode> trees, String label,
            int first) {
        var lines = new ArrayList<JournalLine<A>>();
        String seed = null;
        int standing = 0;
        for (int i = 1; i < trees.size(); i++) {
            var tree = trees.get(i);
            var where = label.formatted(first + i);
            if (seed != null) throw new BadInput(where, "Nothing may follow the seed.");
            var line = Position.inside(where, () -> JournalLine.read(game, tree));
            switch (line) {
                case JournalLine.Revealed<A>(var told) -> seed = told;
                case JournalLine.Undone<A>(int entries) -> {
                    int known = standing;
                    Position.inside(where, () -> {
                        JournalLine.mustStand(entries, known);
                        return entries;
                    });
                    standing -= entries;
                    lines.add(line);
                }
                case JournalLine.Decided<A> _ -> {
                    standing++;
                    lines.add(line);
                }
            }
        }
        return new Journal<>(header, lines, seed);
    }

    /// The decisions that stand, without those taken back.
    public List<Match.Entry<A>> standing() {
        var entries = new ArrayList<Match.Entry<A>>();
        for (int number : JournalLine.standing(lines))
            if (lines.get(number) instanceof JournalLine.Decided<A>(var entry)) entries.add(entry);
        return entries;
    }

    public Terms terms(Game<?, ?> game) {
        if (header.rules() != game.info().rules())
            throw new BadInput("rules", "This journal was played by version %d of the rules; this program has version %d."
                    .formatted(header.rules(), game.info().rules()));
        var edition = Position.inside("edition", () -> Editions.read(game, header.edition()));
        return game.info().terms(header.seats(), header.options() == null ? Map.of() : header.options(), edition);
    }

    /// Plays it again; `next` deals whatever comes after it. Throws [BadInput] that names the entry.
    @SuppressWarnings("unchecked") // read() made the entries with this game's actions
    public <S extends Copyable<S>, B> Match<S, B> replay(Game<S, B> game, Chance next) {
        return Match.replay(game, terms(game), opening(game), ((Journal<B>) this).standing(), next);
    }

    /// The position it began from, or null where it began with a setup.
    public @Nullable Record opening(Game<?, ?> game) {
        return header.opening() == null ? null : Position.inside("opening", () -> Json.read(game.info().position(), header.opening()));
    }

    /// What a check of the luck found.
    ///
    /// @param draws  how many draws were recomputed
    /// @param faults what does not fit, one sentence each; none where all is fair
    public record Verdict(int draws, List<String> faults) {
        public boolean isFair() { return faults.isEmpty(); }
    }

    /// Recomputes every draw from the seed, also of decisions taken back.
    @SuppressWarnings("unchecked") // read() made the entries with this game's actions
    public <S extends Copyable<S>, B> Verdict verify(Game<S, B> game) {
        if (seed == null) throw new BadInput("seed", "The seed is told when the game ends; this journal has none.");
        var luck = Position.inside("seed", () -> seedOf(seed));
        var faults = new ArrayList<String>();
        if (header.hash() == null) faults.add("The header shows no hash, so nobody was bound to this seed.");
        else if (!header.hash().equals(luck.hash())) faults.add("The seed does not have the hash that was shown before the game.");
        int[] draws = {0}, number = {0};
        try {
            JournalPlayer.play(game, terms(game), opening(game), luck, ((Journal<B>) this).lines(), step -> {
                if (step.line() instanceof JournalLine.Decided<B>(var entry)) {
                    var drew = step.match().journal().getLast().drew();
                    draws[0] += drew.size();
                    if (!drew.equals(entry.drew()))
                        throw new Unfair("Decision %d drew %s, but the seed gives %s."
                                .formatted(step.number(), entry.drew(), drew));
                }
                number[0]++;
            });
        } catch (IllegalAction e) {
            faults.add("Decision %d is not allowed: %s".formatted(number[0], e.refusal().text()));
        } catch (Unfair e) {
            faults.add(e.sentence);
        }
        return new Verdict(draws[0], faults);
    }

    /// Ends a check where something else was drawn.
    private static final class Unfair extends RuntimeException {
        private final String sentence;

        Unfair(String sentence) {
            super(sentence, null, false, false);
            this.sentence = sentence;
        }
    }

    private static Committed seedOf(String hex) {
        try {
            return Committed.ofHex(hex);
        } catch (IllegalArgumentException _) {
            throw new BadInput("", "A seed is written as 64 hexadecimal digits.");
        }
    }
}
