package hearthside.core;

import hearthside.core.chance.Chance;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The rules of one board game: the whole contract between a game and everything else.
///
/// A game is a stateless value. All that changes during play is in `S`, which is mutable, confined to one thread and
/// cheap to copy. Actions, events and views are immutable records and travel freely.
///
/// @param <S> the state: the board, the hands, and the phase that says who must decide what
/// @param <A> the actions: a sealed interface, one record for each thing a player may do
public interface Game<S extends Copyable<S>, A> {

    /// A viewer is a seat, or one of these two.
    int SPECTATOR = -1;
    int REFEREE = -2;

    /// Whether `viewer` may see what `seat` keeps to itself.
    static boolean knows(int viewer, int seat) { return viewer == seat || viewer == REFEREE; }

    GameInfo<A> info();

    /// Lays out the board and deals. Randomness comes from the dealer alone.
    /// Throws [BadInput] where options that are fine one by one do not go together.
    S setup(Terms terms, Dealer dealer);

    /// The seats that must decide now; none when the game is over.
    Seats toAct(S state);

    /// Every legal action of `seat`, each once, in a stable order. Never empty for a seat that must act.
    List<A> options(S state, int seat);

    /// Performs one of the [#options], announces what happened, and moves on to the next decision.
    void apply(S state, int seat, A action, Dealer dealer);

    /// Points and tie-breaks as they stand; final once nobody is to act.
    Result result(S state);

    /// All that `viewer` may know, and nothing else. The referee sees everything: the position, from which
    /// [#restore] makes the state again.
    Record view(S state, int viewer);

    /// What the rules say about a view beyond the position itself: prices, routes and what they cost, odds, majorities, the score if the
    /// game ended now. A pure function of what its viewer may know and of the terms: nothing else goes in, so nothing hidden can come out.
    /// Everybody who shows or weighs such a thing takes it from here or from the functions behind it. Null where a game has none.
    default @Nullable Record facts(Terms terms, Record view, int viewer) { return null; }

    /// A copy in which everything `seat` cannot know has been dealt anew, so that its view is unchanged.
    S determinize(S state, int seat, Chance chance);

    /// A copy that holds no more than `seat` is shown at this moment: what it saw before and is not shown any more is forgotten. For hints,
    /// which must not remember in a player's place. Only games that ask people to remember have anything to forget.
    default S shown(S state, int seat, Chance chance) { return determinize(state, seat, chance); }

    /// What `viewer` may be told once more of the moment `then`, now that things have come to `now`; empty where nothing of it may be told.
    /// What was open and has been hidden since is not told again.
    default Optional<Retold> retell(S now, S then, List<GameEvent> events, int viewer) {
        return Optional.of(new Retold(view(then, viewer), events.stream().map(event -> event.seenBy(viewer)).toList()));
    }

    /// A moment that has passed: how it looked, and what had led to it.
    record Retold(Record view, List<GameEvent> events) {
        public Retold {
            events = List.copyOf(events);
        }
    }

    /// The state that the referee saw as `position`. Throws [BadInput] where the position breaks a rule.
    S restore(Terms terms, Record position);

    /// Which rule forbids `action` now, in one sentence; empty exactly for the [#options].
    Optional<Refusal> whyNot(S state, int seat, A action);
}
