package hearthside.core;

import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/// One game being played: a state and the journal that led to it. Pure: no clocks, no sockets, no files.
public final class Match<S extends Copyable<S>, A> {

    /// One line of the journal. Setup is entry 0, with seat -1 and no action.
    public record Entry<A>(int seat, @Nullable A action, List<Integer> drew, boolean revealed) {
        public Entry {
            drew = List.copyOf(drew);
        }

        /// Whether it can be taken back without anybody having learnt anything.
        public boolean undoable() { return action != null && drew.isEmpty() && !revealed; }
    }

    private final Game<S, A> game;
    private final Terms terms;
    private final Chance source;
    private final @Nullable Record opening; // the position it began from, unless it began with a setup
    private final List<Entry<A>> journal = new ArrayList<>();
    private S state;

    public Match(Game<S, A> game, Terms terms, Chance source) { this(game, terms, null, source, source); }

    /// A match that begins at a position instead of a setup.
    public Match(Game<S, A> game, Terms terms, Record position, Chance source) { this(game, terms, position, source, source); }

    private Match(Game<S, A> game, Terms terms, @Nullable Record opening, Chance first, Chance source) {
        this.game = game;
        this.terms = terms;
        this.source = source;
        this.opening = opening;
        var chance = new Chance.Recorder(first);
        var dealer = new Dealer(chance, event -> {});
        state = opening == null ? game.setup(terms, dealer) : game.restore(terms, opening);
        journal.add(new Entry<>(-1, null, chance.take(), dealer.takeRevealed()));
    }

    private Match(Match<S, A> other) {
        game = other.game;
        terms = other.terms;
        source = other.source;
        opening = other.opening;
        journal.addAll(other.journal);
        state = other.state; // nobody changes it: whoever plays on has a copy
    }

    /// Plays a journal again, move by move, with the same luck; `next` deals whatever comes after it.
    /// Throws [BadInput] that names the entry.
    public static <S extends Copyable<S>, A> Match<S, A> replay(Game<S, A> game, Terms terms, List<Entry<A>> journal, Chance next) {
        return replay(game, terms, null, journal, next);
    }

    /// The same for a match that began at the position `opening`.
    public static <S extends Copyable<S>, A> Match<S, A> replay(Game<S, A> game, Terms terms, @Nullable Record opening,
            List<Entry<A>> journal, Chance next) {
        if (journal.isEmpty() || journal.getFirst().action() != null || journal.getFirst().seat() != -1)
            throw wrong(0, "", "A journal begins with the setup, which has seat -1 and no action.");
        Match<S, A> match;
        try {
            match = new Match<>(game, terms, opening, new Chance.Scripted(journal.getFirst().drew()), next);
        } catch (BadInput e) {
            throw e.within(decision(0));
        }
        match.mustMatch(0, journal.getFirst());
        for (int i = 1; i < journal.size(); i++) match.playAgain(i, journal.get(i));
        return match;
    }

    private void playAgain(int index, Entry<A> entry) {
        var action = entry.action();
        if (action == null) throw wrong(index, "action", "Only the setup has no action.");
        try {
            play(entry.seat(), action, new Chance.Scripted(entry.drew()));
        } catch (IllegalAction e) {
            throw wrong(index, "action", e.refusal().text() + " " + e.refusal().rule());
        } catch (BadInput e) {
            throw e.within(decision(index));
        }
        mustMatch(index, entry);
    }

    private void mustMatch(int index, Entry<A> entry) {
        int drew = journal.getLast().drew().size();
        if (drew != entry.drew().size())
            throw wrong(index, "drew", "The rules draw %d times here, the journal says %d.".formatted(drew, entry.drew().size()));
        if (journal.getLast().revealed() != entry.revealed())
            throw wrong(index, "revealed", "The field revealed should be %b.".formatted(!entry.revealed()));
    }

    private static BadInput wrong(int index, String field, String sentence) {
        return new BadInput(field, sentence).within(decision(index));
    }

    /// Decisions are counted from 1; the setup is decision 0.
    private static String decision(int index) { return "decision %d".formatted(index); }

    /// Plays one action and returns what happened. Throws [IllegalAction], and then nothing has changed.
    public List<GameEvent> play(int seat, A action) { return play(seat, action, source); }

    /// Plays one action with luck of one's own: a script, or somebody's dice.
    public List<GameEvent> play(int seat, A action, Chance luck) {
        mustBeAllowed(seat, action);
        var events = new ArrayList<GameEvent>();
        var chance = new Chance.Recorder(luck);
        var dealer = new Dealer(chance, events::add);
        var next = state.copy(); // should the rules throw, nothing has happened
        game.apply(next, seat, action, dealer);
        journal.add(new Entry<>(seat, action, chance.take(), dealer.takeRevealed()));
        state = next;
        return List.copyOf(events);
    }

    /// The same match, to be played on while this one stays as it is. The luck is one: only the newest may draw.
    public Match<S, A> fork() { return new Match<>(this); }

    /// What would happen, with this luck; nothing does. Throws [IllegalAction].
    public List<GameEvent> trial(int seat, A action, Chance luck) {
        mustBeAllowed(seat, action);
        var events = new ArrayList<GameEvent>();
        game.apply(state.copy(), seat, action, new Dealer(luck, events::add));
        return List.copyOf(events);
    }

    private void mustBeAllowed(int seat, A action) {
        if (!options(seat).contains(action))
            throw new IllegalAction(whyNot(seat, action).orElseThrow(() -> new IllegalStateException("no rule forbids " + action)));
    }

    /// The match as it was `entries` decisions ago. What was drawn since then stays drawn: the luck goes on where it was.
    public Match<S, A> before(int entries) {
        var kept = journal.subList(0, journal.size() - entries);
        return replay(game, terms, opening, List.copyOf(kept), source);
    }

    /// Plays the decisions that stand once more, and tells after each what happened: for a replay, or for somebody who comes late.
    /// First comes the setup, with no events.
    public void follow(BiConsumer<Match<S, A>, List<GameEvent>> after) {
        var again = replay(game, terms, opening, List.of(journal.getFirst()), source);
        after.accept(again, List.of());
        for (var entry : journal.subList(1, journal.size()))
            if (entry.action() != null) after.accept(again, again.play(entry.seat(), entry.action(), new Chance.Scripted(entry.drew())));
    }

    public Optional<Refusal> whyNot(int seat, A action) { return game.whyNot(state, seat, action); }

    public Seats toAct() { return game.toAct(state); }

    public boolean isOver() { return toAct().isEmpty(); }

    public List<A> options(int seat) { return toAct().contains(seat) ? game.options(state, seat) : List.of(); }

    public Record view(int viewer) { return game.view(state, viewer); }

    /// What the rules say about a view of this match.
    public @Nullable Record facts(Record view, int viewer) { return game.facts(terms, view, viewer); }

    public Result result() { return game.result(state); }

    /// A world `seat` cannot tell from the real one. The only way in for a bot.
    public S imagine(int seat, Chance imagination) { return game.determinize(state, seat, imagination); }

    /// A world that holds no more than `seat` is shown now: for hints.
    public S shown(int seat, Chance imagination) { return game.shown(state, seat, imagination); }

    /// What `viewer` may be told now of an earlier moment of this match, and of the events that led to it.
    public Optional<Game.Retold> retell(Match<S, A> then, List<GameEvent> events, int viewer) {
        return game.retell(state, then.state, events, viewer);
    }

    public Game<S, A> game() { return game; }

    public Terms terms() { return terms; }

    /// The position it began from, if it did not begin with a setup.
    public Optional<Record> opening() { return Optional.ofNullable(opening); }

    public List<Entry<A>> journal() { return List.copyOf(journal); }
}
