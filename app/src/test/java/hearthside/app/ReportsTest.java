package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.store.Store;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportsTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        out.getBuffer().setLength(0);
        return Hearthside.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
    }

    @Test
    void reportsAreReadAndSettled() {
        var database = folder.resolve("house.db").toString();
        try (var store = Store.open(database)) {
            store.write(handle -> {
                handle.execute(
                        """
                                insert into reports
                                (id, about_table, game, seat, about, name, account, reporter, reporter_name, reason, words, made)
                                values ('first', 'k7qm3x', 'stone-age', 1, 'b', 'Ben', 1, 'a', 'Ada', 'words',
                                'He is \u001b[31mrude.', 0)""");
                handle.execute("""
                        insert into report_remarks (report, line, seat, holder, name, said, said_at)
                        values ('first', 4, 1, 'b', 'Ben', 'You fool', 60000)""");
            });
        }
        assertThat(run("reports", "--data", database)).as(err.toString()).isZero();
        assertThat(out.toString()).contains("first  Ben (account), at table k7qm3x of stone-age, for words", "by Ada, 1970-01-01 00:00",
                "says: He is  [31mrude.", "1970-01-01 00:01  Ben: You fool");
        assertThat(run("reports", "settle", "--data", database, "first", "second")).isZero();
        assertThat(out.toString()).contains("first is settled.", "There is no report second");
        run("reports", "--data", database);
        assertThat(out.toString()).contains("Nothing is reported.");
        run("reports", "--data", database, "--all");
        assertThat(out.toString()).contains("first  Ben", ", settled ");
    }
}
