package hearthside.drill.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hearthside.core.input.BadInput;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The simulation is held against what the theory of queues knows, and against what must be so in any house.
class HouseSimulationTest {
    private static final Costs.Table TABLE = new Costs.Table(2, 20_000, 10_000);
    private static final Costs.Page PAGE = new Costs.Page(1, 20_000, 30_000);

    /// @param line   milliseconds of PostgreSQL
    /// @param locked milliseconds of a commit
    private static Costs costs(double move, double line, double commit, double locked) {
        return new Costs("2026-01-01", 2, new Costs.Move(move, move / 2, move / 50, line, 0, 1, 0.01, 0.002, 100, 300, 600, 4000, 100),
                TABLE, PAGE, 5, Map.of("stone-age hunter", 50.0), new Costs.Commit(commit, locked, commit, 0));
    }

    private static HouseSimulation.House house(int servers, Way way) { return new HouseSimulation.House(servers, 1, 64, way, 10); }

    /// One server, one processor, nothing else: a move takes exponentially long with the mean 1 / (µ − λ).
    @Test
    void aSingleQueueIsAsTheTheorySays() {
        for (double load : new double[] {0.3, 0.6, 0.8}) {
            double served = 1 / 2.0, coming = load * served; // by the millisecond
            int tables = (int) (coming * 1000 * 10);
            var found = HouseSimulation.run(costs(2, 0, 0, 0), house(1, Way.BUS), tables, 20, 600, 0, 0, 7);
            assertThat(found.p50()).as("p50 at %s", load).isCloseTo(Math.log(2) / (served - coming),
                    within(0.1 * Math.log(2) / (served - coming)));
            assertThat(found.p99()).as("p99 at %s", load)
                    .isCloseTo(Math.log(100) / (served - coming), within(0.2 * Math.log(100) / (served - coming)));
            assertThat(found.server()).isCloseTo(load, within(0.03));
        }
    }

    @Test
    void sameSeedSameHouse() {
        var one = HouseSimulation.run(costs(1, 0.2, 3, 2), house(4, Way.NOTIFY), 4000, 2, 5, 1, 2, 3);
        assertThat(HouseSimulation.run(costs(1, 0.2, 3, 2), house(4, Way.NOTIFY), 4000, 2, 5, 1, 2, 3)).isEqualTo(one);
    }

    /// With a commit of 5 ms one after the other, forty servers that each write as soon as they can wait for each other.
    @Test
    void commitsOneAfterTheOtherAreFeltWhereThereAreManyServers() {
        var costs = costs(1, 0.1, 5, 5);
        var locked = HouseSimulation.run(costs, house(40, Way.NOTIFY), 100_000, 3, 5, 0, 0, 1);
        var shared = HouseSimulation.run(costs, house(40, Way.BUS), 100_000, 3, 5, 0, 0, 1);
        assertThat(locked.lock()).isGreaterThan(0.95);
        assertThat(locked.p99()).isGreaterThan(150);
        assertThat(shared.p99()).isLessThan(60);
    }

    @Test
    void whoeverSatAtADeadServerComesBackAndNoMoveIsLost() {
        var calm = HouseSimulation.run(costs(1, 0.1, 2, 2), house(4, Way.BUS), 6000, 2, 20, 0, 0, 5);
        var shaken = HouseSimulation.run(costs(1, 0.1, 2, 2), house(4, Way.BUS), 6000, 2, 20, 1, 5, 5);
        assertThat(shaken.moves()).isCloseTo(calm.moves(), within(calm.moves() / 20));
        assertThat(shaken.open()).isLessThan(0.2);
        assertThat(shaken.p99s().subList(5, 10).stream().mapToDouble(Double::doubleValue).max().orElseThrow()).isGreaterThan(1000);
        assertThat(shaken.p99s().getLast()).isLessThan(100);
    }

    @Test
    void moreServersCarryMoreUntilTheWallAndThePicturesShowIt(@TempDir Path folder) throws Exception {
        var forecast = new Forecast(costs(5, 0.2, 3, 3), new Forecast.Terms(2, 2000, 16, 4, 20, 100), System.out);
        var carried = forecast.carried(List.of(1, 4));
        assertThat(carried).hasSize(4);
        assertThat(carried.get(3).tables()).isGreaterThan(2 * carried.get(1).tables());
        assertThat(carried.getFirst().wall()).isEqualTo("processors of the servers");
        assertThat(carried.getFirst().p99()).isLessThanOrEqualTo(100);
        // a server of two cores does 400 moves of 5 ms in a second: 8000 tables that move every 20 s
        assertThat(carried.get(1).tables()).isBetween(6000, 8000);
        forecast.pictures(folder, List.of(1, 4), carried);
        for (var name : List.of("moves.svg", "tables.svg", "failures.svg")) {
            var picture = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(folder.resolve(name).toFile());
            assertThat(picture.getElementsByTagName("path").getLength()).as(name).isGreaterThan(5);
            assertThat(Files.readString(folder.resolve(name))).doesNotContain("NaN");
        }
    }

    /// Many processors here and there help nothing where one line after the other is written.
    @Test
    void theOneWhoWritesIsTheFirstWallWhereLinesAreDear() {
        var forecast = new Forecast(costs(0.1, 2, 0.1, 0.1), new Forecast.Terms(16, 4000, 64, 4, 20, 100), System.out);
        var carried = forecast.carried(1, Way.BUS);
        assertThat(carried.wall()).isEqualTo("the one who writes at each server");
        // 500 lines of 2 ms in a second: 10000 tables that move every 20 s
        assertThat(carried.tables()).isBetween(8500, 10_000);
        assertThat(carried.shares().get(carried.wall())).isBetween(0.85, 1.0);
        assertThat(Forecast.wall(Map.of("the one who writes at each server", 1.0, "processors of PostgreSQL", 0.97)))
                .as("what is waited for").isEqualTo("processors of PostgreSQL");
    }

    /// Of 2 ms for a line in a commit of its own 1.5 ms are the commit's: eight lines in one are 5.5 ms and not 16.
    @Test
    void linesThatShareACommitAreCheaperAndTheWallStandsFurtherAway() {
        var dear = costs(0.1, 2, 0.1, 0.1);
        var shared = new Costs(dear.date(), 2, dear.move(), TABLE, PAGE, 5, dear.bots(), new Costs.Commit(0.1, 0.1, 0.1, 1.5));
        assertThat(dear.written(8)).isEqualTo(16);
        assertThat(shared.written(1)).isEqualTo(2);
        assertThat(shared.written(8)).isEqualTo(5.5);
        var terms = new Forecast.Terms(16, 4000, 64, 4, 20, 100);
        assertThat(new Forecast(shared, terms, System.out).carried(1, Way.BUS).tables())
                .isGreaterThan(3 * new Forecast(dear, terms, System.out).carried(1, Way.BUS).tables());
    }

    /// What PostgreSQL does beside holds up nobody as long as it has processors: 100 moves a second of 5 ms are half a processor.
    @Test
    void whatIsDoneBesideTakesProcessorsAndHoldsUpNobody() {
        var plain = costs(0.1, 1, 0.1, 0.1);
        var m = plain.move();
        var busy = new Costs(plain.date(), 2, new Costs.Move(m.server(), m.followed(), m.heard(), m.line(), 5, m.together(), m.bus(),
                m.passed(), 100, 300, 600, 4000, 100), TABLE, PAGE, 5, plain.bots(), plain.commit());
        var calm = HouseSimulation.run(plain, house(1, Way.BUS), 1000, 2, 20, 0, 0, 1);
        var worked = HouseSimulation.run(busy, house(1, Way.BUS), 1000, 2, 20, 0, 0, 1);
        assertThat((worked.database() - calm.database()) * 64).isCloseTo(0.5, within(0.1));
        assertThat(worked.p99()).isCloseTo(calm.p99(), within(0.5));
    }

    /// 1000 moves a second, 10 ms each at PostgreSQL: ten processors' work, spread over servers so that no one who writes is the wall.
    @Test
    void housesSideBySideCarryWhatOnePostgresqlCannot(@TempDir Path folder) throws Exception {
        var said = new ByteArrayOutputStream();
        var sideBySide = new SideBySide(costs(0.5, 10, 0.5, 0.1), new Forecast.Terms(4, 4000, 4, 4, 20, 100), 20_000,
                new PrintStream(said, true, StandardCharsets.UTF_8));
        var seen = sideBySide.seen(List.of(8, 40));
        assertThat(seen).hasSize(12);
        assertThat(seen.stream().filter(SideBySide.Seen::isWell).map(SideBySide.Seen::arrangement).distinct())
                .containsExactlyInAnyOrder(new SideBySide.Arrangement(1, 16), new SideBySide.Arrangement(4, 4));
        assertThat(seen.stream().filter(one -> one.servers() == 8 && one.isWell())).isEmpty();
        var failures = sideBySide.failures(seen);
        assertThat(failures).isNotEmpty();
        sideBySide.pictures(folder, seen, failures);
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("more than it carries", "40 servers are enough",
                "not with so many servers");
        for (var name : List.of("million.svg", "million-failures.svg")) {
            var picture = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(folder.resolve(name).toFile());
            assertThat(picture.getElementsByTagName("path").getLength()).as(name).isGreaterThan(5);
            assertThat(Files.readString(folder.resolve(name))).doesNotContain("NaN", "Infinity");
        }
    }

    /// Every server hears of every move: with many servers the bus ends, and is said to before anything is simulated.
    @Test
    void aBusThatIsTooSmallIsTold() {
        var sideBySide = new SideBySide(costs(0.1, 0.1, 0.1, 0.1), new Forecast.Terms(4, 4000, 16, 1, 1, 100), 20_000, System.out);
        var seen = sideBySide.seen(new SideBySide.Arrangement(1, 16), 200, Way.BUS);
        assertThat(seen.isWell()).isFalse();
        assertThat(seen.p99()).isInfinite();
        assertThat(seen.text(20_000)).contains("processors of the bus", "more than it carries");
    }

    @Test
    void costsAreKeptAndReadAgain(@TempDir Path folder) {
        var costs = costs(1, 2, 3, 4);
        costs.save(folder.resolve("costs.json"));
        assertThat(Costs.read(folder.resolve("costs.json"))).isEqualTo(costs);
        assertThatThrownBy(() -> Costs.read(folder.resolve("none.json"))).isInstanceOf(BadInput.class);
    }
}
