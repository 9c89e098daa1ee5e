package hearthside.testkit;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.chance.Chance;

/// One number that changes when the rules do: a hash over a thousand seeded random games.
public final class Signature {
    private static final int GAMES = 1000;

    private Signature() {}

    public static String of(Game<?, ?> game) { return "%016x".formatted(hash(game)); }

    private static <S extends Copyable<S>, A> long hash(Game<S, A> game) {
        long hash = 0xcbf29ce484222325L;
        int counts = game.info().maxSeats() - game.info().minSeats() + 1;
        for (int i = 0; i < GAMES; i++) {
            var chance = new Chance.Seeded(i);
            var dealer = Dealer.silent(chance);
            var s = game.setup(game.info().terms(game.info().minSeats() + i % counts), dealer);
            for (var seats = game.toAct(s); !seats.isEmpty(); seats = game.toAct(s)) {
                var options = game.options(s, seats.first());
                int choice = chance.below(options.size());
                hash = mix(mix(mix(hash, seats.bits()), options.size()), options.get(choice).toString().hashCode());
                game.apply(s, seats.first(), options.get(choice), dealer);
            }
            hash = mix(hash, game.view(s, Game.REFEREE).toString().hashCode());
        }
        return hash;
    }

    private static long mix(long hash, int value) { return (hash ^ value) * 0x100000001b3L; }
}
