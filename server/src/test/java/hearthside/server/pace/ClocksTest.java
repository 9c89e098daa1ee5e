package hearthside.server.pace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.wire.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClocksTest {
    private static final long START = 1_000_000;
    private static final Pace LIVE = new Pace.Live(30, 60, null);

    private static Clocks begun(Pace pace, Integer... running) { return Clocks.of(pace, 3).then(pace, -1, List.of(running), START); }

    @Test
    void aDecisionWithinItsTimeCostsNothing() {
        var clocks = begun(LIVE, 0).then(LIVE, 0, List.of(1), START + 30_000);
        assertThat(clocks.left()).containsExactly(60_000L, 60_000L, 60_000L);
        assertThat(clocks.since()).containsExactly(0L, START + 30_000, 0L);
    }

    @Test
    void whatTakesLongerIsTakenFromTheReserve() {
        var clocks = begun(LIVE, 0).then(LIVE, 0, List.of(0), START + 50_000); // twenty seconds over, and again to act
        assertThat(clocks.left().getFirst()).isEqualTo(40_000);
        assertThat(clocks.next(LIVE)).contains(new Clocks.Due(0, START + 50_000 + 30_000 + 40_000));
    }

    @Test
    void aReserveIsNeverLessThanNothing() {
        assertThat(begun(LIVE, 0).then(LIVE, 0, List.of(), START + 500_000).left().getFirst()).isZero();
    }

    @Test
    void whoChoosesAtTheSameTimeIsNotGivenTimeByOthers() {
        var clocks = begun(LIVE, 0, 1).then(LIVE, 0, List.of(1), START + 25_000);
        assertThat(clocks.next(LIVE)).contains(new Clocks.Due(1, START + 90_000));
    }

    @Test
    void whoeverRunsOutFirstIsNext() {
        var clocks = begun(LIVE, 1).then(LIVE, 1, List.of(0, 1), START + 60_000); // seat 1 has used half of its reserve
        assertThat(clocks.due(LIVE)).extracting(Clocks.Due::seat).containsExactly(1, 0);
    }

    @Test
    void daysHaveNoReserve() {
        var pace = new Pace.Daily(2, null);
        assertThat(begun(pace, 2).next(pace)).contains(new Clocks.Due(2, START + 2 * 86_400_000L));
    }

    @Test
    void nobodyToActMeansNothingIsDue() { assertThat(begun(LIVE).next(LIVE)).isEmpty(); }

    @Test
    void clocksAndPacesSurviveJson() {
        var clocks = begun(LIVE, 0, 2).gone(1).gone(0).back(1);
        assertThat(Json.read(Clocks.class, Json.write(clocks))).isEqualTo(clocks);
        assertThat(clocks.away()).containsExactly(0);
        for (var pace : List.of(LIVE, new Pace.Daily(3, "first"))) assertThat(Json.read(Pace.class, Json.write(pace))).isEqualTo(pace);
    }

    @Test
    void aPaceThatMakesNoSenseIsRefused() {
        assertThatThrownBy(() -> new Pace.Live(4, 0, null)).isInstanceOf(BadInput.class).hasMessageContaining("5 to 3600");
        assertThatThrownBy(() -> new Pace.Live(30, -1, null)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> new Pace.Daily(31, null)).isInstanceOf(BadInput.class).hasMessageContaining("1 to 30");
    }

    private record Pass() {}

    private record Bid(int teeth) {}

    @Test
    void anOrderFitsWhileTheSameIsAsked() {
        var order = new Order("{}", "Pass", Order.kinds(List.of(new Pass(), new Bid(1), new Bid(2))), 2, true, true);
        assertThat(order.fits(List.of(new Pass(), new Bid(7)))).isTrue();
        assertThat(order.fits(List.of(new Pass()))).isFalse();
        assertThat(order.done().isUsedUp()).isFalse();
        assertThat(order.done().done().isUsedUp()).isTrue();
    }
}
