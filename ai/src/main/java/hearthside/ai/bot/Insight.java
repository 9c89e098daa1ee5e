package hearthside.ai.bot;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import java.util.List;

/// What a bot may use: the rules, its view and options, and worlds it can imagine. Never the real state.
public final class Insight<S extends Copyable<S>, A> {
    private final Game<S, A> game;
    private final S state;
    private final int seat;
    private final List<A> options;
    private final boolean cheating;

    /// @param state    the real one; it stays in here
    /// @param cheating imagines nothing and gives away the real one: to measure what secrets are worth
    private Insight(Game<S, A> game, S state, int seat, List<A> options, boolean cheating) {
        this.game = game;
        this.state = state;
        this.seat = seat;
        this.options = options;
        this.cheating = cheating;
    }

    /// What `seat` may use at this moment of a match.
    public static <S extends Copyable<S>, A> Insight<S, A> of(Match<S, A> match, int seat) {
        // a world the seat cannot tell from the real one is all that may leave the match; what it imagines from there is as good
        return new Insight<>(match.game(), match.imagine(seat, new Chance.Seeded(match.journal().size())), seat, match.options(seat),
                false);
    }

    /// What a hint for `seat` may use: no more than the seat is shown at this moment, and only what can be done in that world.
    public static <S extends Copyable<S>, A> Insight<S, A> shown(Match<S, A> match, int seat) {
        var world = match.shown(seat, new Chance.Seeded(match.journal().size()));
        return new Insight<>(match.game(), world, seat, match.toAct().contains(seat) ? match.game().options(world, seat) : List.of(),
                false);
    }

    /// What `seat` would know in a world that somebody imagines.
    public static <S extends Copyable<S>, A> Insight<S, A> within(Game<S, A> game, S world, int seat, List<A> options) {
        return new Insight<>(game, world, seat, options, false);
    }

    /// What somebody who sees through every card would use: to measure what secrets are worth.
    public static <S extends Copyable<S>, A> Insight<S, A> allSeeing(Game<S, A> game, S state, int seat, List<A> options) {
        return new Insight<>(game, state, seat, options, true);
    }

    /// The same with fewer options: those worth a thought.
    public Insight<S, A> among(List<A> fewer) { return new Insight<>(game, state, seat, fewer, cheating); }

    public Game<S, A> game() { return game; }

    public int seat() { return seat; }

    public List<A> options() { return options; }

    public Record view() { return game.view(state, seat); }

    public S imagine(Chance chance) { return cheating ? state.copy() : game.determinize(state, seat, chance); }
}
