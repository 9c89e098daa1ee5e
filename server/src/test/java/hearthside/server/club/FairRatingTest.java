package hearthside.server.club;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Result;
import hearthside.server.identity.Account;
import hearthside.server.store.Store;
import hearthside.server.testing.Databases;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Nobody gets a rating that an opponent had no part in.
class FairRatingTest {
    private static final long DAY = Duration.ofDays(1).toMillis();

    @TempDir
    Path folder;
    private int tables;

    private static void account(Store store, String name) {
        store.write(handle -> handle.createUpdate("""
                insert into accounts (id, name, name_key, shape, holder, link_key, created)
                values (:name, :name, :name, :shape, :holder, 'key', 1)""").bind("name", name).bind("shape", Account.shape(name))
                .bind("holder", "holder " + name).execute());
    }

    private static Scoresheet.Player player(String name) { return new Scoresheet.Player(name, "holder " + name, null, false); }

    /// A table where Ada, on seat 0, has beaten Ben.
    private Scoresheet won(Store store, long finished) {
        var id = "t" + ++tables;
        store.write(handle -> {
            handle.execute("insert into tables (id, game, header, seed, hash, host, status, created, updated) values (?, 'g', '', '', "
                    + "'', '', 'over', 1, 1)", id);
            for (int seat = 0; seat < 2; seat++)
                handle.execute("insert into seat_holders (table_id, seat, holder) values (?, ?, ?)", id, seat,
                        "holder " + (seat == 0 ? "Ada" : "Ben"));
        });
        return Scoresheet.of(id, "g", List.of(player("Ada"), player("Ben")), Result.best(List.of(2, 1), List.of(0, 0)), finished);
    }

    private static int rating(Store store, String account) {
        return new RatingRepository(store).of(account).stream().findFirst().map(rated -> rated.value()).orElse(1500);
    }

    @ParameterizedTest
    @EnumSource
    void oneMoreWinAgainstTheSameAccountWeighsLessAndLess(Databases database) {
        try (var store = Store.open(database.fresh(folder))) {
            account(store, "Ada");
            account(store, "Ben");
            var gains = new ArrayList<Integer>();
            for (int game = 0; game < 5; game++) {
                int before = rating(store, "Ada");
                new ResultRepository(store, false).write(won(store, 100 * DAY + game), List.of());
                gains.add(rating(store, "Ada") - before);
            }
            for (int game = 1; game < 5; game++) assertThat(gains.get(game)).as("%s", gains).isLessThan(gains.get(game - 1));
            assertThat(gains.get(4)).as("%s: a fifth at most, and the doubt is smaller too", gains).isLessThan(gains.getFirst() / 5);
            assertThat(rating(store, "Ben")).as("losing again costs less, too").isGreaterThan(1500 - 2 * gains.getFirst() - 60);
            int before = rating(store, "Ada");
            new ResultRepository(store, false).write(won(store, 200 * DAY), List.of());
            assertThat(rating(store, "Ada") - before).as("after a month it is as it was").isGreaterThan(gains.get(4));
        }
    }

    @ParameterizedTest
    @EnumSource
    void playersFromOneAddressAreNotRatedUnlessTheHouseAllowsIt(Databases database) {
        try (var store = Store.open(database.fresh(folder))) {
            account(store, "Ada");
            account(store, "Ben");
            var near = won(store, 1);
            var allowed = won(store, 2);
            var far = won(store, 3);
            store.write(handle -> {
                for (var sheet : List.of(near, allowed))
                    for (int seat = 0; seat < 2; seat++)
                        handle.execute("insert into seat_origins (table_id, seat, origin) values (?, ?, 'home')", sheet.table(), seat);
                for (int seat = 0; seat < 2; seat++)
                    handle.execute("insert into seat_origins (table_id, seat, origin) values (?, ?, ?)", far.table(), seat, "home " + seat);
            });
            new ResultRepository(store, false).write(near, List.of());
            assertThat(new RatingRepository(store).of("Ada")).isEmpty();
            new ResultRepository(store, true).write(allowed, List.of());
            assertThat(new RatingRepository(store).of("Ada").getFirst().games()).isEqualTo(1);
            new ResultRepository(store, false).write(far, List.of());
            assertThat(new RatingRepository(store).of("Ada").getFirst().games()).isEqualTo(2);
            assertThat(store.<Integer>read(handle -> handle.createQuery("select count(*) from seat_origins").mapTo(Integer.class).one()))
                    .as("where they came from is forgotten").isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoSatDownAsAGuestAndSignsInToWinIsNotRated(Databases database) {
        try (var store = Store.open(database.fresh(folder))) {
            account(store, "Ada");
            account(store, "Ben");
            var fair = won(store, 1);
            var guest = new Scoresheet.Player("Adalind", "holder Ada", null, false);
            var sheet = Scoresheet.of(fair.table(), "g", List.of(guest, player("Ben")), Result.best(List.of(2, 1), List.of(0, 0)), 1);
            new ResultRepository(store, true).write(sheet, List.of());
            assertThat(new RatingRepository(store).of("Ben")).isEmpty();
            assertThat(new Statistics(store).of("holder Ada", Statistics.Scope.ALL).games()).as("it counts among her games").hasSize(1);
        }
    }

    /// A stand-in may be as strong as the house has them: nobody lets it win rated games.
    @ParameterizedTest
    @EnumSource
    void whoLetsAStandInWinIsNotRated(Databases database) {
        try (var store = Store.open(database.fresh(folder))) {
            account(store, "Ada");
            account(store, "Ben");
            var sheet = won(store, 1);
            var actors = List.of("person", "person", "stand_in", "person", "stand_in", "person", "stand_in", "stand_in");
            store.write(handle -> {
                for (int line = 0; line < actors.size(); line++)
                    handle.execute("insert into journal (table_id, line, entry, written, actor) values (?, ?, ?, 1, ?)", sheet.table(),
                            line, "{\"seat\":%d}".formatted(line % 2), actors.get(line));
            });
            var results = new ResultRepository(store, true);
            assertThat(results.deciders(sheet.table())).as("line 0 is the setup").containsExactly(1);
            assertThat(results.stoodIn(sheet.table())).containsExactly(0);
            results.write(sheet.judged(Set.of(0, 1), Set.of(0), false), List.of());
            assertThat(new RatingRepository(store).of("Ben")).isEmpty();
            results.write(won(store, 2).judged(Set.of(0, 1), Set.of(1), false), List.of());
            assertThat(new RatingRepository(store).of("Ben")).as("who lets one lose has lost").hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aLoserWhoNeverDecidedAndASeatThatWasFreedSpoilTheRating(Databases database) {
        try (var store = Store.open(database.fresh(folder))) {
            account(store, "Ada");
            account(store, "Ben");
            var sheets = List.of(won(store, 1).judged(Set.of(0), Set.of(), false), won(store, 2).judged(Set.of(0, 1), Set.of(), true));
            for (var sheet : sheets) new ResultRepository(store, true).write(sheet, List.of());
            assertThat(new RatingRepository(store).of("Ada")).isEmpty();
            new ResultRepository(store, true).write(won(store, 3).judged(Set.of(1), Set.of(), false), List.of());
            assertThat(new RatingRepository(store).of("Ada")).as("whoever has won may have had nothing to decide").hasSize(1);
        }
    }
}
