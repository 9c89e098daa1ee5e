package hearthside.server.testing;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.GameInfo;
import hearthside.core.Refusal;
import hearthside.core.Result;
import hearthside.core.Seats;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import java.util.List;
import java.util.Optional;

/// A game as it might be after an upgrade: its rules are one version newer, and before each decision a number is drawn. No journal of the
/// game as it is today can be played by these rules, and none of theirs by those of today.
public record Renewed<S extends Copyable<S>, A>(Game<S, A> game) implements Game<S, A> {
    private static final int DRAWN = 97;

    public static Optional<Game<?, ?>> find(String id) { return Games.find(id).map(game -> new Renewed<>(game)); }

    @Override
    public GameInfo<A> info() {
        var now = game.info();
        return new GameInfo<>(now.id(), now.title(), now.minSeats(), now.maxSeats(), now.actions(), now.position(), now.options(),
                now.rules() + 1, now.edition(), now.later());
    }

    @Override
    public S setup(Terms terms, Dealer dealer) { return game.setup(terms, dealer); }

    @Override
    public Seats toAct(S state) { return game.toAct(state); }

    @Override
    public List<A> options(S state, int seat) { return game.options(state, seat); }

    @Override
    public void apply(S state, int seat, A action, Dealer dealer) {
        dealer.below(DRAWN);
        game.apply(state, seat, action, dealer);
    }

    @Override
    public Result result(S state) { return game.result(state); }

    @Override
    public Record view(S state, int viewer) { return game.view(state, viewer); }

    @Override
    public S determinize(S state, int seat, Chance chance) { return game.determinize(state, seat, chance); }

    @Override
    public S shown(S state, int seat, Chance chance) { return game.shown(state, seat, chance); }

    @Override
    public Optional<Retold> retell(S now, S then, List<GameEvent> events, int viewer) { return game.retell(now, then, events, viewer); }

    @Override
    public S restore(Terms terms, Record position) { return game.restore(terms, position); }

    @Override
    public Optional<Refusal> whyNot(S state, int seat, A action) { return game.whyNot(state, seat, action); }
}
