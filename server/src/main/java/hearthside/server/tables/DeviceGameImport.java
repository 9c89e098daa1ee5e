package hearthside.server.tables;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.chance.Committed;
import hearthside.core.chance.Handed;
import hearthside.core.input.BadInput;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message.SeatKind;
import hearthside.server.protocol.Tables;
import hearthside.server.store.WriteFailed;
import hearthside.server.table.Seat;
import hearthside.wire.Journal;
import hearthside.wire.JournalLine;
import hearthside.wire.JournalPlayer;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;

/// Takes in a game that was played on somebody's device: it becomes a table as if it had been played here. Every line is played again by
/// the rules of this house, and must come out as it is written. Where its luck came from nobody can say, so nothing is promised about it,
/// and it is never rated.
public record DeviceGameImport(Tables.ImportedGame asked) {
    private static final Pattern NAME = Pattern.compile("here-[a-z0-9]{1,32}");
    /// The longest of our games have about eight hundred.
    private static final int MOST_LINES = 4000;
    /// Each of them plays the game again from its start.
    private static final int MOST_TAKEN_BACK = 300;
    /// So many decisions are played again at most for all of them together.
    private static final int MOST_PLAYED_AGAIN = 20_000;

    public Tables.Forked open(TableRegistry registry, Visitor host) {
        if (!NAME.matcher(asked.name()).matches()) throw new BadInput("name", "A game of a device has a name like here-x7k2.");
        var id = Secrets.tableId("%s %s".formatted(host.hash(), asked.name()));
        if (isKnown(registry, id)) return new Tables.Forked(id); // it was sent before, and the answer was lost
        var header = header();
        try {
            return open(registry, host, id, TableRegistry.game(header.game()), header);
        } catch (WriteFailed e) {
            if (isKnown(registry, id)) return new Tables.Forked(id); // twice at the same time
            throw e;
        }
    }

    private static boolean isKnown(TableRegistry registry, String id) { return registry.repository().find(id).isPresent(); }

    private Journal.Header header() {
        if (asked.lines().size() > MOST_LINES)
            throw new BadInput("lines", "This game is too long to be taken in: at most %d lines are possible.".formatted(MOST_LINES));
        Journal.Header header;
        try {
            header = Json.read(Journal.Header.class, asked.header());
        } catch (BadInput e) {
            throw e.within("header");
        }
        if (header.hearthside() != 1)
            throw new BadInput("header.hearthside",
                    "This journal is of format %d; this house reads format 1.".formatted(header.hearthside()));
        if (header.opening() != null || header.hash() != null)
            throw new BadInput("header", "Only games that were begun on a device are taken in.");
        return header;
    }

    private <S extends Copyable<S>, A> Tables.Forked open(TableRegistry registry, Visitor host, String id, Game<S, A> game,
            Journal.Header header) {
        var terms = new Journal<A>(header, List.of(), null).terms(game);
        if (game.info().houseWord(terms.edition()).isEmpty())
            throw new ApiError(409, "foreign-edition", "This game is played with another edition than that of this house; "
                    + "it can go on where it was begun.", "header");
        var seats = seats(registry, host, game, terms.seats());
        var lines = lines(game);
        var luck = Committed.fresh();
        var match = JournalPlayer.match(game, terms, null, new Handed(JournalLine.drawn(lines), luck), lines);
        var table = registry.takeIn(id, match, lines, luck, Boolean.TRUE.equals(asked.ownDice()), host, seats);
        if (asked.hints() && !table.isOver()) registry.hooks().hintsWanted(id);
        if (table.isOver()) registry.over(table);
        return new Tables.Forked(id);
    }

    private <A> List<JournalLine<A>> lines(Game<?, A> game) {
        var lines = JournalLine.readAll(game, asked.lines(), 0);
        if (lines.stream().filter(JournalLine.Undone.class::isInstance).count() > MOST_TAKEN_BACK)
            throw new BadInput("lines", "Too much was taken back in this game for it to be taken in: at most %d times are possible."
                    .formatted(MOST_TAKEN_BACK));
        JournalLine.standing(lines); // says where more is taken back than stands
        int standing = 0, again = 0;
        for (var line : lines) switch (line) {
            case JournalLine.Decided<A> _ -> standing++;
            case JournalLine.Undone<A>(int entries) -> {
                standing -= entries;
                again += standing;
            }
            case JournalLine.Revealed<A> _ -> {}
        }
        if (again > MOST_PLAYED_AGAIN)
            throw new BadInput("lines", "Too much was taken back late in this game for it to be taken in.");
        return lines;
    }

    private List<Seat> seats(TableRegistry registry, Visitor host, Game<?, ?> game, int count) {
        if (asked.seats().size() != count)
            throw new BadInput("seats", "This game has %d seats, not %d.".formatted(count, asked.seats().size()));
        var names = registry.access().names();
        var seats = new ArrayList<Seat>();
        boolean isHostSeated = false;
        for (int seat = 0; seat < count; seat++) {
            var sitting = asked.seats().get(seat);
            var field = "seats[%d].".formatted(seat);
            if (sitting.bot() != null && !sitting.resigned()) {
                var level = level(game, sitting, field);
                var usual = level.substring(0, 1).toUpperCase(Locale.ROOT) + level.substring(1);
                seats.add(Seat.bot(seat, names.free(sitting.name(), field + "name", usual), level));
                continue;
            }
            var usual = "Player " + (seat + 1);
            var name = isHostSeated
                    ? names.free(sitting.name(), field + "name", usual)
                    : names.of(host, sitting.name(), field + "name", usual);
            var person = Seat.person(seat, name, isHostSeated, host);
            isHostSeated = true;
            seats.add(sitting.resigned() ? gaveUp(person, level(game, sitting, field)) : person);
        }
        if (!isHostSeated) throw new BadInput("seats", "Nobody has played this game: at least one seat is a person's.");
        return seats;
    }

    private static Seat gaveUp(Seat seat, String level) {
        return new Seat(seat.seat(), seat.name(), SeatKind.BOT, level, seat.here(), true, null, seat.holders(), seat.account(),
                seat.program(), 0, false);
    }

    private static String level(Game<?, ?> game, Tables.ImportedSeat sitting, String field) {
        try {
            return TableOpening.botLevel(game, Objects.requireNonNullElse(sitting.bot(), ""));
        } catch (BadInput e) {
            throw new BadInput(field + "bot", e.sentence());
        }
    }
}
