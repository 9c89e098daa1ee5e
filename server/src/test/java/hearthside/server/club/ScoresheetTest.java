package hearthside.server.club;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Result;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoresheetTest {
    private static Scoresheet.Player person(String name, boolean resigned) { return new Scoresheet.Player(name, name, null, resigned); }

    private static List<Integer> places(Scoresheet sheet) { return sheet.lines().stream().map(Scoresheet.Line::place).toList(); }

    private static List<Boolean> won(Scoresheet sheet) { return sheet.lines().stream().map(Scoresheet.Line::won).toList(); }

    @Test
    void whoGivesUpStandsBehindAllOthersWhateverTheBotReached() {
        var sheet = Scoresheet.of("t", "g", List.of(person("a", true), person("b", false), person("c", false)),
                Result.best(List.of(30, 20, 10), List.of(0, 0, 0)), 1);
        assertThat(places(sheet)).containsExactly(3, 1, 2);
        assertThat(won(sheet)).containsExactly(false, true, false);
    }

    @Test
    void equalsShareAPlace() {
        var sheet = Scoresheet.of("t", "g", List.of(person("a", false), person("b", false), person("c", false)),
                Result.best(List.of(20, 20, 10), List.of(0, 0, 0)), 1);
        assertThat(places(sheet)).containsExactly(1, 1, 3);
        assertThat(won(sheet)).containsExactly(true, true, false);
        assertThat(sheet.isContest()).isTrue();
    }

    @Test
    void whereAllOrNobodyHaveWonThereIsNoContest() {
        var both = List.of(person("a", false), person("b", false));
        assertThat(Scoresheet.of("t", "g", both, new Result(List.of(1, 1), List.of(0, 0), List.of(0, 1)), 1).isContest()).isFalse();
        var lost = Scoresheet.of("t", "g", both, new Result(List.of(1, 2), List.of(0, 0), List.of()), 1);
        assertThat(lost.isContest()).isFalse();
        assertThat(won(lost)).containsExactly(false, false);
    }

    @Test
    void whoGivesUpHasLostToThoseWhoStayedAlthoughNobodyHasWon() {
        var players = List.of(person("a", true), person("b", true), new Scoresheet.Player("c", null, "greedy", false));
        var sheet = Scoresheet.of("t", "g", players, new Result(List.of(30, 20, 10), List.of(0, 0, 0), List.of()), 1);
        assertThat(places(sheet)).containsExactly(2, 3, 1);
        assertThat(won(sheet)).containsExactly(false, false, false);
        assertThat(sheet.isContest()).isTrue();
    }

    @Test
    void botsHaveFixedRatingsInTheOrderOfTheirLadder() {
        assertThat(Rating.NEW.value()).isEqualTo(1500);
        assertThat(Rating.NEW.doubt()).isEqualTo(333);
        assertThat(Rating.ofBot(0, 6).value()).isEqualTo(1100);
        assertThat(Rating.ofBot(5, 6).value()).isEqualTo(1580);
    }
}
