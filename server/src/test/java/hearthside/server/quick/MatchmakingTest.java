package hearthside.server.quick;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.protocol.Tables.Tempo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MatchmakingTest {
    private static Matchmaking.Waiting who(String name, int seats, long since, @Nullable Long fillAt, String... games) {
        return new Matchmaking.Waiting(name, name, List.of(games), Tempo.LIVE, seats, since, fillAt);
    }

    /// Where nobody minds anybody.
    private static List<Matchmaking.Seated> tables(List<Matchmaking.Waiting> waiting, long now) { return Matchmaking.tables(waiting, (_, _) -> false, now); }

    private static List<String> told(List<Matchmaking.Seated> tables) {
        return tables.stream().map(table -> "%s %s+%d".formatted(table.game(),
                String.join(",", table.people().stream().map(Matchmaking.Waiting::name).toList()), table.bots())).toList();
    }

    @Test
    void aTableIsMadeWhenEnoughWantTheSame() {
        var waiting = List.of(who("ada", 2, 1, null, "a", "b"), who("ben", 2, 2, null, "c", "b"), who("cleo", 3, 3, null, "a"),
                who("dora", 2, 4, null, "a"));
        assertThat(told(tables(waiting, 9))).as("her first wish comes before who came first")
                .containsExactly("a ada,dora+0");
        assertThat(told(tables(waiting.subList(0, 3), 9))).containsExactly("b ada,ben+0");
        assertThat(tables(waiting.subList(1, 3), 9)).isEmpty();
    }

    @Test
    void whoeverPlaysAtAnotherPaceOrIsBlockedSitsElsewhere() {
        var daily = new Matchmaking.Waiting("eve", "eve", List.of("a"), Tempo.DAILY, 2, 2, null);
        assertThat(tables(List.of(who("ada", 2, 1, null, "a"), daily), 9)).isEmpty();
        var three = List.of(who("ada", 2, 1, null, "a"), who("ben", 2, 2, null, "a"), who("cleo", 2, 3, null, "a"));
        assertThat(told(Matchmaking.tables(three, (one, two) -> (one + two).contains("ben"), 9))).containsExactly("a ada,cleo+0");
    }

    @Test
    void botsTakeTheRestWhenSomebodyHasWaitedAsLongAsTheyWanted() {
        var waiting = List.of(who("ada", 4, 1, 5L, "a", "b"), who("ben", 4, 2, null, "b"), who("cleo", 4, 3, 99L, "b"));
        assertThat(tables(waiting, 4)).isEmpty();
        assertThat(told(tables(waiting, 5))).as("not with who minds bots, but with most others")
                .containsExactly("b ada,cleo+2");
        assertThat(told(tables(List.of(who("ada", 3, 1, 5L, "a")), 5))).containsExactly("a ada+2");
    }

    @Test
    void nobodySitsDownTwiceAndTablesAreWhatTheirPeopleWanted() {
        var random = new Random(4);
        for (int fire = 0; fire < 500; fire++) {
            var waiting = new ArrayList<Matchmaking.Waiting>();
            for (int i = 0; i < 30; i++)
                waiting.add(who("p" + i, 2 + random.nextInt(3), random.nextInt(50),
                        random.nextBoolean() ? null : Long.valueOf(random.nextInt(99)),
                        random.nextBoolean() ? new String[] {"a"} : new String[] {"b", "a"}));
            var sitting = new HashSet<String>();
            for (var table : tables(waiting, 50))
                for (var each : table.people()) {
                    assertThat(sitting.add(each.holder())).isTrue();
                    assertThat(each.games()).contains(table.game());
                    assertThat(table.people().size() + table.bots()).isEqualTo(each.seats());
                    assertThat(table.bots() == 0 || each.fillAt() != null).isTrue();
                }
            assertThat(waiting.stream().filter(each -> each.mayBeFilled(50)).map(Matchmaking.Waiting::holder)).isSubsetOf(sitting);
        }
    }
}
