package hearthside.server.club;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.protocol.Club;
import hearthside.server.store.Store;
import hearthside.server.testing.Databases;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The game of the day: the closest one that ended yesterday at an open table.
class GameOfTheDayTest {
    private static final long DAY = 24 * 60 * 60 * 1000L, NOW = 20_000 * DAY + 5_000, YESTERDAY = NOW - DAY;

    @TempDir
    Path folder;

    private static void game(Store store, String id, long finished, boolean isOpen, boolean isRated, int best, int next, String bot) {
        store.write(handle -> {
            handle.execute("insert into tables (id, game, header, seed, hash, host, status, created, updated) values (?, 'g', '', '', '', "
                    + "'', 'over', 1, 1)", id);
            if (isOpen) handle.execute("insert into open_tables (table_id) values (?)", id);
            handle.execute(
                    "insert into finished_games (table_id, game, seats, winners, resigned, rated, finished) values (?, 'g', 2, 1, 0, "
                            + "?, ?)",
                    id, isRated ? 1 : 0, finished);
            for (int seat = 0; seat < 2; seat++)
                handle.execute("insert into results (table_id, seat, game, name, name_key, bot, points, place, won, resigned, finished) "
                        + "values (?, ?, 'g', 'A', 'a', ?, ?, ?, ?, 0, ?)", id, seat, seat == 1 && !bot.isEmpty() ? bot : null,
                        seat == 0 ? best : next, seat + 1, seat == 0 ? 1 : 0, finished);
        });
    }

    private static List<String> found(Store store) {
        return new Archive(store).ofTheDay(NOW).games().stream().map(Club.Finished::table).toList();
    }

    @ParameterizedTest
    @EnumSource
    void theClosestAmongPeopleThatEndedYesterdayIsChosen(Databases kind) {
        try (var store = Store.open(kind.fresh(folder))) {
            game(store, "today", NOW, true, true, 100, 100, "");
            game(store, "before", YESTERDAY - DAY, true, true, 100, 100, "");
            game(store, "private", YESTERDAY, false, true, 100, 100, "");
            game(store, "withbot", YESTERDAY, true, false, 100, 100, "chief");
            assertThat(found(store)).isEmpty();
            game(store, "unrated", YESTERDAY, true, false, 100, 100, "");
            assertThat(found(store)).containsExactly("unrated");
            game(store, "far", YESTERDAY, true, true, 10, 5, "");
            game(store, "close", YESTERDAY, true, true, 200, 190, "");
            assertThat(found(store)).as("rated ones first, and ten of 200 are less than five of ten").containsExactly("close");
            assertThat(new Archive(store).ofTheDay(NOW).games().getFirst().seats()).hasSize(2);
        }
    }
}
