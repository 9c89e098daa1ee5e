package hearthside.server;

import hearthside.core.BadInput;
import hearthside.core.Chance;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.games.Games;
import hearthside.wire.Position;
import java.util.ArrayList;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// "Play on from here": a private table against bots that begins from a step of a finished game, or from a position somebody has on file.
/// Never from a
/// game that still goes on: a position holds every secret.
///
/// @param step     of the finished game; step 0 is the setup
/// @param position instead of a step, where there is no table
/// @param seat     where the host sits
/// @param bot      how the others play; as usual unless given
record PlayOn(@Nullable Integer step, @Nullable Position position, int seat, @Nullable String name, @Nullable String bot) {
    record Opened(String table) {}

    Opened from(Table<?, ?> table, Hall hall, Browser host) { return fork(table, hall, host); }

    private <S extends Copyable<S>, A> Opened fork(Table<S, A> table, Hall hall, Browser host) {
        var played = table.finished();
        if (step == null || step < 0 || step >= played.journal().size())
            throw new BadInput("step", "This game has the steps 0 to %d.".formatted(played.journal().size() - 1));
        var here = new ArrayList<Record>(1);
        played.follow((now, _) -> { if (now.journal().size() - 1 == step) here.add(now.view(Game.REFEREE)); });
        return open(new Match<>(played.game(), played.terms(), here.getFirst(), new Chance.Seeded(0)), hall, host);
    }

    Opened fromFile(Hall hall, Browser host) {
        if (position == null) throw new BadInput("position", "Send the position to play on from.");
        try {
            return open(position.open(Games.ALL, new Chance.Seeded(0)), hall, host);
        } catch (BadInput e) {
            throw e.within("position");
        }
    }

    private <S extends Copyable<S>, A> Opened open(Match<S, A> from, Hall hall, Browser host) {
        int seats = from.terms().seats();
        if (from.isOver()) throw new Fault(409, "game-over", "The game is over here; go a step back.");
        if (seat < 0 || seat >= seats) throw new BadInput("seat", "This table has the seats 0 to %d, not %d.".formatted(seats - 1, seat));
        var level = Hall.botLevel(from.game(), bot);
        var me = Chair.name(name, "name", "Player " + (seat + 1));
        var table = hall.openFrom(from, host,
                each -> each == seat
                        ? Chair.person(each, me, false, host)
                        : Chair.bot(each, level.substring(0, 1).toUpperCase(Locale.ROOT) + level.substring(1), level));
        hall.advice().allowHints(table.id());
        return new Opened(table.id());
    }
}
