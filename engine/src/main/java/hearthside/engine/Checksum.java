package hearthside.engine;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.chance.Chance;

/// A number over random games that must be the same wherever the rules run: every decision, what was drawn, what happened and how it
/// came out, and how it looks to everybody at some moments.
final class Checksum {
    private static final long START = 0xcbf29ce484222325L, PRIME = 0x100000001b3L;
    private static final int BETWEEN_LOOKS = 16; // decisions

    private long hash = START;

    private Checksum() {}

    static <S extends Copyable<S>, A> String of(Game<S, A> game, int first, int games) {
        var sum = new Checksum();
        for (int seed = first; seed < first + games; seed++) sum.play(game, seed);
        return Long.toHexString(sum.hash);
    }

    private <S extends Copyable<S>, A> void play(Game<S, A> game, int seed) {
        int counts = game.info().maxSeats() - game.info().minSeats() + 1, seats = game.info().minSeats() + seed % counts;
        var match = new Match<>(game, game.info().terms(seats), new Chance.Seeded(seed));
        var choices = new Chance.Seeded(~(long) seed);
        add(match.journal().getFirst().toString());
        for (int step = 0; !match.isOver(); step++) {
            int seat = match.toAct().first();
            var options = match.options(seat);
            add(options.size());
            for (GameEvent event : match.play(seat, options.get(choices.below(options.size())))) add(event.seenBy(step % seats).toString());
            if (step % BETWEEN_LOOKS == seed % BETWEEN_LOOKS) look(match, seats);
        }
        for (var entry : match.journal()) add(entry.toString());
        look(match, seats);
        add(match.result().toString());
    }

    private void look(Match<?, ?> match, int seats) {
        for (int viewer = Game.REFEREE; viewer < seats; viewer++) add(match.view(viewer).toString());
    }

    private void add(String text) { add(text.hashCode()); }

    private void add(int value) { hash = (hash ^ value) * PRIME; }
}
