package hearthside.server.tables;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.chance.Committed;
import hearthside.core.input.BadInput;
import hearthside.server.cluster.Cluster;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.ApiError;
import hearthside.server.store.WriteFailed;
import hearthside.server.table.Chat;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.table.TablePace;
import hearthside.server.table.TablePorts;
import hearthside.server.table.TableRow;
import hearthside.server.table.TableState;
import hearthside.wire.Journal;
import hearthside.wire.JournalLine;
import hearthside.wire.JournalPlayer;
import hearthside.wire.Json;
import java.time.Clock;
import java.util.List;
import java.util.function.BiFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A table as its journal tells it: from the disk into memory again.
///
/// @param ports of a table, by its name and the first line of its journal
record Reopening(TableRepository repository, Cluster cluster, Upgrades upgrades, BiFunction<String, Integer, TablePorts> ports,
        Clock time) {
    private static final Logger LOG = LoggerFactory.getLogger(Reopening.class);
    private static final String QUARANTINED = "This table cannot be opened: its journal does not fit the rules of this program. "
            + "It is kept; tell whoever runs the server.";

    /// Throws [ApiError] where there is none, or its journal does not fit.
    Table<?, ?> table(String id) {
        var row = repository.find(id).orElseThrow(() -> new ApiError(404, "unknown-table", "There is no table \"%s\".".formatted(id)));
        if (row.status() == TableRow.Status.QUARANTINED) throw quarantined();
        int first = upgrades.first(id);
        var lines = repository.journal(id, first);
        var seats = repository.seats(id);
        var chat = Chat.NONE.with(repository.chat().chat(id, 0, 0));
        var older = upgrades.older(row);
        try { // everything is read; what fails now is the journal's fault, not the disk's
            var game = upgrades.game(row.game());
            if (older.isPresent()) {
                if (!cluster.keeps(id)) throw Upgrades.elsewhere();
                upgrades.goOn(row, game, older.get(), lines, first);
                return table(id);
            }
            return table(row, game, lines, seats, chat, first);
        } catch (ApiError | WriteFailed e) {
            throw e;
        } catch (RuntimeException e) {
            var reason = e instanceof BadInput bad ? bad.text() : e.toString();
            LOG.warn("Table {} is quarantined, its journal cannot be played again: {}", id, reason);
            // its home server may be of another version, and know better
            if (row.status() == TableRow.Status.PLAYING && cluster.keeps(id)) repository.quarantine(id, reason);
            throw quarantined();
        }
    }

    private static ApiError quarantined() {
        return new ApiError(409, "quarantined", QUARANTINED);
    }

    private <S extends Copyable<S>, A> Table<S, A> table(TableRow row, Game<S, A> game, List<String> texts, List<Seat> seats,
            Chat chat, int first) {
        var header = Json.read(Journal.Header.class, row.header());
        var journal = new Journal<A>(header, List.of(), null);
        var terms = journal.terms(game);
        if (!Committed.ofHex(row.seed()).hash().equals(row.hash()))
            throw new BadInput("seed", "The seed does not have the hash that was shown.");
        var pace = repository.pace(row.id());
        var pacing = repository.pacing(row.id()).orElse(Pacing.of(pace, terms.seats()));
        var lines = JournalLine.readAll(game, texts, 0);
        var match = JournalPlayer.match(game, terms, journal.opening(game), row.luck(lines), lines);
        return new Table<>(ports.apply(row.id(), first), new TablePace(pace, time), TableState.of(row, match, lines, seats, pacing, chat));
    }
}
