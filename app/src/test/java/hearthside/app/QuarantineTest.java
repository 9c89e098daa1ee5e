package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Match;
import hearthside.core.chance.Committed;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.server.store.Store;
import hearthside.wire.Journal;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuarantineTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Hearthside.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
    }

    private String database() { return folder.resolve("house.db").toString(); }

    /// A table that somebody set aside; the journal of one of them is sound.
    private void setAside(String id, boolean isSound) {
        var game = new MyFirstStoneAge();
        var luck = new Committed(new byte[32]);
        var match = new Match<>(game, game.info().terms(2), luck);
        try (var store = Store.open(database())) {
            store.write(handle -> {
                handle.execute("""
                        insert into tables (id, game, header, seed, hash, host, status, reason, created, updated)
                        values (?, ?, ?, ?, ?, 'host', 'quarantined', 'line 0: It did not fit.', 0, 0)""", id, game.info().id(),
                        Json.write(Journal.header(match, luck.hash())), luck.seed(), luck.hash());
                handle.execute("insert into journal (table_id, line, entry) values (?, 0, ?)", id,
                        isSound ? JournalLine.of(match.journal().getFirst()).text() : "{}");
            });
        }
    }

    @Test
    void tablesThatAreSetAsideAreListedAndReleased() {
        setAside("sound", true);
        setAside("broken", false);
        assertThat(run("quarantine", "--data", database())).isZero();
        assertThat(out.toString()).contains("sound  my-first-stone-age, last played 1970-01-01 00:00", "why:  line 0: It did not fit.",
                "Release it, and its journal is tried once more.");
        assertThat(run("quarantine", "release", "--data", database(), "sound")).as(err.toString()).isZero();
        assertThat(out.toString()).contains("Table sound is played on");
        assertThat(run("quarantine", "release", "--data", database(), "broken")).isNotZero();
        assertThat(err.toString()).contains("Table broken stays set aside: its position was never saved");
        assertThat(run("quarantine", "--data", database())).isZero();
        assertThat(out.toString()).contains("broken  ").doesNotContain("sound  ");
    }

    @Test
    void whereThereIsNothingItSaysSo() {
        try (var store = Store.open(database())) {
            assertThat(store.isWell()).isTrue();
        }
        assertThat(run("quarantine", "--data", database())).isZero();
        assertThat(out.toString()).isEqualToIgnoringNewLines("No table is set aside.");
        assertThat(run("quarantine", "--data", folder.resolve("nowhere.db").toString())).isNotZero();
    }
}
