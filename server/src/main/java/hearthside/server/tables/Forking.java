package hearthside.server.tables;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Replays.PlayOn;
import hearthside.server.protocol.Tables;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import java.util.ArrayList;
import java.util.Locale;

/// Opens a table where somebody plays on from here. Never from a game that still goes on: a position holds every secret.
public record Forking(PlayOn asked) {
    public Tables.Forked from(Table<?, ?> table, TableRegistry registry, Visitor host) { return fork(table, registry, host); }

    private <S extends Copyable<S>, A> Tables.Forked fork(Table<S, A> table, TableRegistry registry, Visitor host) {
        var played = table.finished();
        var step = asked.step();
        if (step == null || step < 0 || step >= played.journal().size())
            throw new BadInput("step", "This game has the steps 0 to %d.".formatted(played.journal().size() - 1));
        var here = new ArrayList<Record>(1);
        played.follow((now, _) -> { if (now.journal().size() - 1 == step) here.add(now.view(Game.REFEREE)); });
        return open(new Match<>(played.game(), played.terms(), here.getFirst(), new Chance.Seeded(0)), registry, host);
    }

    public Tables.Forked fromFile(TableRegistry registry, Visitor host) {
        var position = asked.position();
        if (position == null) throw new BadInput("position", "Send the position to play on from.");
        try {
            return open(position.open(Games.ALL, new Chance.Seeded(0)), registry, host);
        } catch (BadInput e) {
            throw e.within("position");
        }
    }

    private <S extends Copyable<S>, A> Tables.Forked open(Match<S, A> from, TableRegistry registry, Visitor host) {
        int seats = from.terms().seats(), seat = asked.seat();
        if (from.isOver()) throw new ApiError(409, "game-over", "The game is over here; go a step back.");
        if (seat < 0 || seat >= seats) throw new BadInput("seat", "This table has the seats 0 to %d, not %d.".formatted(seats - 1, seat));
        var level = TableOpening.botLevel(from.game(), asked.bot());
        var me = registry.access().names().of(host, asked.name(), "name", "Player " + (seat + 1));
        var table = registry.openFrom(from, host,
                each -> each == seat
                        ? Seat.person(each, me, false, host)
                        : Seat.bot(each, level.substring(0, 1).toUpperCase(Locale.ROOT) + level.substring(1), level));
        registry.hooks().hintsWanted(table.id());
        return new Tables.Forked(table.id());
    }
}
