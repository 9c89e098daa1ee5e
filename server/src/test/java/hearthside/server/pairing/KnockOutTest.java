package hearthside.server.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KnockOutTest {
    @Test
    void aKnockOutEndsWithOneTableAndTheStrongestMeetLate() {
        for (int tournament = 0; tournament < 1000; tournament++) {
            var random = new Random(tournament);
            int wanted = 2 + random.nextInt(4), players = 2 + random.nextInt(60);
            List<Integer> left = IntStream.range(0, players).boxed().toList();
            var past = PairingHistory.none();
            int rounds = 0;
            while (true) {
                var round = KnockOut.round(left, past, wanted, 2);
                assertThat(round.everybody()).containsExactlyInAnyOrderElementsOf(left);
                var tables = round.tables().stream().map(table -> new Played(table, table.stream()
                        .map(who -> 1 + (int) table.stream().filter(other -> other < who).count()).toList())).toList();
                past = past.and(tables, round.byes());
                if (round.tables().size() == 1 && round.byes().isEmpty()) {
                    assertThat(round.tables().getFirst()).as("where the stronger always wins").contains(0);
                    break;
                }
                if (rounds == 0 && round.tables().size() > 1 && round.byes().isEmpty())
                    assertThat(round.tables()).noneMatch(table -> table.contains(0) && table.contains(1));
                var on = KnockOut.survivors(left, tables, round.byes());
                assertThat(on.size()).isLessThan(left.size());
                left = on;
                assertThat(++rounds).isLessThan(20);
            }
        }
    }

    /// Points alone would not do: whoever is third at a table of five has more of them than the last of the final.
    @Test
    void inAKnockOutWhoeverComesFurtherStandsHigher() {
        for (int tournament = 0; tournament < 300; tournament++) {
            var random = new Random(tournament);
            int wanted = 2 + random.nextInt(4), players = 3 + random.nextInt(40);
            var everybody = IntStream.range(0, players).boxed().toList();
            var left = everybody;
            var past = PairingHistory.none();
            var stays = new ArrayList<KnockOut.Stay>();
            var out = new ArrayList<List<Integer>>();
            List<Integer> last = List.of();
            for (int number = 1; last.isEmpty(); number++) {
                var round = KnockOut.round(left, past, wanted, 2);
                var tables = round.tables().stream().map(table -> played(table, random)).toList();
                past = past.and(tables, round.byes());
                for (var table : tables)
                    for (int seat = 0; seat < table.seats().size(); seat++)
                        stays.add(new KnockOut.Stay(table.seats().get(seat), number, table.places().get(seat)));
                for (int who : round.byes()) stays.add(new KnockOut.Stay(who, number, null));
                if (tables.size() == 1 && round.byes().isEmpty()) last = tables.getFirst().seats();
                var on = last.isEmpty() ? KnockOut.survivors(left, tables, round.byes()) : last;
                out.add(left.stream().filter(who -> !on.contains(who)).toList());
                left = on;
            }
            var order = TournamentStandings.of(everybody, past, KnockOut.reached(stays)).stream()
                    .map(TournamentStandings.Line::who).toList();
            assertThat(order.subList(0, last.size())).containsExactlyInAnyOrderElementsOf(last);
            int from = last.size();
            for (var group : out.reversed()) {
                assertThat(order.subList(from, from + group.size())).containsExactlyInAnyOrderElementsOf(group);
                from += group.size();
            }
        }
    }

    private static Played played(List<Integer> seats, Random random) {
        return new Played(seats, seats.stream().map(_ -> 1 + random.nextInt(seats.size())).toList());
    }
}
