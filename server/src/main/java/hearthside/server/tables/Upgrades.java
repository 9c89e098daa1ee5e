package hearthside.server.tables;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import hearthside.server.archive.KeptGames;
import hearthside.server.archive.SavedPositions;
import hearthside.server.pace.Actor;
import hearthside.server.protocol.ApiError;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.store.Store;
import hearthside.server.table.Table;
import hearthside.server.table.TableRow;
import hearthside.wire.Journal;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What lets tables outlive a change of the rules: running games go on from the last position that was saved, finished ones are kept step
/// by step.
public final class Upgrades implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Upgrades.class);
    private static final long SAVE_MILLIS = 5_000;

    private final ContinuedRepository continued;
    private final SavedPositions positions;
    private final KeptGames kept;
    private final Rules rules;
    private final ScheduledJobs jobs;
    private final Clock time;
    private final TableRegistry tables;

    /// The games this program knows, by name.
    public interface Rules {
        Optional<Game<?, ?>> find(String game);
    }

    Upgrades(Store store, Rules rules, ScheduledJobs jobs, Clock time, TableRegistry tables) {
        this.continued = new ContinuedRepository(store);
        this.positions = new SavedPositions(store);
        this.kept = new KeptGames(store);
        this.rules = rules;
        this.jobs = jobs;
        this.time = time;
        this.tables = tables;
        jobs.on(KeptGames.JOB, this::keep);
    }

    public ContinuedRepository continued() { return continued; }

    public KeptGames kept() { return kept; }

    void begin() {
        tables.work(this::savePositions);
        tables.work(this::keepMissing);
    }

    private void savePositions() {
        while (tables.rest(SAVE_MILLIS)) {
            try {
                save();
            } catch (RuntimeException e) {
                LOG.error("Where running games stand could not be saved.", e);
            }
        }
    }

    /// Writes the positions of those tables where a round has ended: from time to time it happens by itself.
    public void save() { positions.save(); }

    /// Games that ended before they were kept, one after the other and in no hurry.
    private void keepMissing() {
        for (var missing = kept.missing(""); !missing.isEmpty(); missing = kept.missing(missing.getLast())) {
            for (var id : missing) {
                if (!tables.rest(SAVE_MILLIS)) return;
                if (tables.repository().find(id).filter(this::isOfToday).isPresent()) keep(id);
            }
        }
    }

    private void keep(String id) {
        try {
            kept.keep(tables.table(id));
        } catch (ApiError _) {
            // it is gone, or its rules are
        }
    }

    void moved(Table<?, ?> table) { positions.moved(table); }

    void over(Table<?, ?> table) { tables.work(() -> jobs.soon(KeptGames.JOB, table.id())); }

    /// Where running games stand is saved once more.
    @Override
    public void close() { positions.saveAll(); }

    /// The lines of a table's journal, as far as they are of the rules it was last played by.
    public List<String> journal(String table) { return tables.repository().journal(table, first(table)); }

    /// Who wrote each of them.
    public List<Actor> actors(String table) {
        var all = tables.repository().actors(table);
        return all.subList(Math.min(first(table), all.size()), all.size());
    }

    int first(String table) { return continued.first(table); }

    Game<?, ?> game(String id) {
        return rules.find(id).orElseThrow(() -> new BadInput("game", "This program does not know the game %s.".formatted(id)));
    }

    /// A running game of older rules than those of today.
    ///
    /// @param rules their version
    /// @param saved where it stood; null where that was never written
    record Older(int rules, SavedPositions.@Nullable Saved saved) {}

    /// Empty where its journal is of the rules of today, or of none this program knows.
    Optional<Older> older(TableRow row) {
        int known = rules.find(row.game()).map(game -> game.info().rules()).orElse(0), played = version(row, known);
        return row.status() == TableRow.Status.PLAYING && played < known
                ? Optional.of(new Older(played, positions.find(row.id()).orElse(null)))
                : Optional.empty();
    }

    private boolean isOfToday(TableRow row) {
        return rules.find(row.game()).filter(game -> version(row, 0) == game.info().rules()).isPresent();
    }

    private static int version(TableRow row, int otherwise) {
        try {
            return Json.read(Journal.Header.class, row.header()).rules();
        } catch (BadInput _) {
            return otherwise; // whoever reads it next says what is wrong with it
        }
    }

    /// Among several servers one of an older version may still play there.
    static ApiError elsewhere() {
        return new ApiError(409, "elsewhere", "This game is moving to newer rules; come back in a moment.");
    }

    /// The table goes on under the rules of today, or another server has let it do so. Throws [BadInput] that says why it cannot.
    ///
    /// @param lines of its journal since `first`
    <S extends Copyable<S>, A> void goOn(TableRow row, Game<S, A> game, Older older, List<String> lines, int first) {
        var saved = older.saved();
        if (saved == null)
            throw new BadInput("rules", "Played by version %d of the rules; this program has version %d, and no position was saved."
                    .formatted(older.rules(), game.info().rules()));
        var next = Continuing.of(row, game, saved, lines, time.millis());
        var setup = JournalLine.of(next.match().journal().getFirst()).text();
        if (continued.goOn(row, older.rules(), next.row(), first + lines.size(), setup, next.lost()))
            LOG.info("Table {} goes on under version {} of the rules; {} decisions are lost.", row.id(), game.info().rules(), next.lost());
    }
}
