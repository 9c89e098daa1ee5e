package hearthside.server.tables;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import hearthside.server.archive.SavedPositions;
import hearthside.server.store.Store;
import hearthside.server.table.TableRow;
import hearthside.wire.Journal;
import hearthside.wire.JournalLine;
import hearthside.wire.JournalPlayer;
import hearthside.wire.Json;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// Tables that are set aside because their journal cannot be played again: what is wrong with each, and how it may go on.
///
/// @param rules the games this program knows
public record Quarantine(Upgrades.Rules rules) {

    /// @param reason why it is set aside
    /// @param advice what whoever runs the house can do
    public record SetAside(String id, String game, Instant updated, String reason, String advice) {}

    /// All of them, the newest first; servers may go on meanwhile.
    public List<SetAside> list(String place) {
        return Store.look(place, handle -> list(handle));
    }

    public List<SetAside> list(Handle handle) {
        return ContinuedRepository.quarantined(handle).stream()
                .map(each -> new SetAside(each.id(), each.game(), Instant.ofEpochMilli(each.updated()),
                        each.reason() == null ? "Nobody noted why." : each.reason(), advice(each)))
                .toList();
    }

    private String advice(ContinuedRepository.Quarantined each) {
        var game = rules.find(each.game()).orElse(null);
        if (game == null) return "This Hearthside does not know the game; start one that does.";
        int played = Json.read(Journal.Header.class, each.header()).rules(), known = game.info().rules();
        if (played > known) return "It was played by a newer Hearthside; start that one, and release it there.";
        if (played == known && each.saved() == null) return "Release it, and its journal is tried once more.";
        if (each.saved() == null) return "Its position was never saved; start the Hearthside it was played by, and release it there.";
        return "Release it: it goes on from the position that was saved after line %d, as far as its journal does not fit."
                .formatted(each.saved());
    }

    /// The table is played again: by its journal if that fits after all, otherwise from the position that was saved. Returns a sentence
    /// about how. Throws [BadInput] that says why it cannot be; then nothing has changed.
    public String release(Store store, String id) {
        var row = new TableRepository(store).find(id).orElseThrow(() -> new BadInput("table", "There is no table %s.".formatted(id)));
        if (row.status() != TableRow.Status.QUARANTINED) throw new BadInput("table", "Table %s is not set aside.".formatted(id));
        var game = rules.find(row.game())
                .orElseThrow(() -> new BadInput("table", "This Hearthside does not know the game %s.".formatted(row.game())));
        return release(store, row, game);
    }

    private static <S extends Copyable<S>, A> String release(Store store, TableRow row, Game<S, A> game) {
        var continued = new ContinuedRepository(store);
        int first = continued.first(row.id()), played = Json.read(Journal.Header.class, row.header()).rules();
        var lines = new TableRepository(store).journal(row.id(), first);
        var fault = fault(row, game, lines);
        if (fault == null) {
            continued.release(row.id());
            return "Table %s is played on: its journal fits the rules of this Hearthside.".formatted(row.id());
        }
        if (played > game.info().rules())
            throw new BadInput("table", "Table %s was played by version %d of the rules; start the Hearthside that has it."
                    .formatted(row.id(), played));
        var saved = new SavedPositions(store).find(row.id()).orElseThrow(() -> new BadInput("table",
                "Table %s stays set aside: its position was never saved, and of its journal this is wrong: %s".formatted(row.id(), fault)));
        var next = Continuing.of(row, game, saved, lines, Clock.systemUTC().millis());
        var setup = JournalLine.of(next.match().journal().getFirst()).text();
        if (!continued.goOn(row, played, next.row(), first + lines.size(), setup, next.lost()))
            throw new BadInput("table", "Something has changed at table %s meanwhile; look at it again.".formatted(row.id()));
        return "Table %s goes on from its saved position; %d of its last decisions are lost.".formatted(row.id(), next.lost());
    }

    /// What is wrong with a journal under these rules; null where nothing is.
    private static <S extends Copyable<S>, A> @Nullable String fault(TableRow row, Game<S, A> game, List<String> texts) {
        try {
            var journal = new Journal<A>(Json.read(Journal.Header.class, row.header()), List.of(), null);
            var lines = JournalLine.readAll(game, texts, 0);
            JournalPlayer.match(game, journal.terms(game), journal.opening(game), row.luck(lines), lines);
            return null;
        } catch (BadInput e) {
            return e.text();
        } catch (RuntimeException e) {
            return e.toString();
        }
    }
}
