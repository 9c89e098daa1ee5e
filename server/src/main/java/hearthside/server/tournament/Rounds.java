package hearthside.server.tournament;

import hearthside.server.pairing.KnockOut;
import hearthside.server.pairing.PairingHistory;
import hearthside.server.pairing.Played;
import hearthside.server.pairing.Round;
import hearthside.server.pairing.RoundRobin;
import hearthside.server.pairing.Swiss;
import hearthside.server.pairing.TournamentStandings;
import hearthside.server.people.Measures;
import hearthside.server.protocol.Tournaments.Kind;
import hearthside.server.tournament.Tournament.Bye;
import hearthside.server.tournament.Tournament.Entrant;
import hearthside.server.tournament.Tournament.PairedSeat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What was played in a tournament, how it stands, and who meets whom next.
record Rounds(TournamentRepository repository) {
    /// All that was played, and who was idle.
    PairingHistory past(String id) { return past(id, played(repository.played().seats(id))); }

    PairingHistory past(String id, List<Played> played) {
        return new PairingHistory(played, repository.played().byes(id).stream().map(Bye::entrant).toList()).apart(repository.apart(id));
    }

    static List<Played> played(List<PairedSeat> seats) {
        var tables = new ArrayList<Played>();
        for (int from = 0; from < seats.size();) {
            int to = from;
            while (to < seats.size() && isSameTable(seats.get(from), seats.get(to))) to++;
            var table = seats.subList(from, to);
            if (table.stream().allMatch(seat -> seat.place() != null))
                tables.add(new Played(table.stream().map(PairedSeat::entrant).toList(), table.stream().map(PairedSeat::place).toList()));
            from = to;
        }
        return tables;
    }

    private static boolean isSameTable(PairedSeat one, PairedSeat two) {
        return one.round() == two.round() && one.number() == two.number();
    }

    /// The numbers of those who are suspended from the house.
    Set<Integer> suspended(String id, long now) {
        var suspended = new Measures(repository.rows()).suspended(now);
        return suspended.isEmpty()
                ? Set.of()
                : repository.holders(id).entrySet().stream().filter(each -> suspended.contains(each.getValue())).map(Map.Entry::getKey)
                        .collect(Collectors.toSet());
    }

    /// How many would play if it began now.
    int ready(String id, long now) {
        var suspended = suspended(id, now);
        return (int) repository.entrants(id).stream().filter(each -> each.plays(1) && !suspended.contains(each.number())).count();
    }

    /// Null where it is over. Whoever is suspended now is paired with nobody.
    @Nullable
    Round next(Tournament at, long now) {
        int number = at.round() + 1;
        var all = repository.entrants(at.id());
        var suspended = suspended(at.id(), now);
        Predicate<Entrant> plays = each -> each.plays(number) && !suspended.contains(each.number());
        var here = all.stream().filter(plays).toList();
        var past = past(at.id());
        return switch (at.kind()) {
            case SWISS -> number > at.rounds() || here.size() < at.least()
                    ? null
                    : Swiss.round(numbers(here), past, at.seats(), at.least(), at.lot() + number);
            case ROUND_ROBIN -> {
                var everybody = all.stream().filter(each -> each.plays(1)).toList(); // whoever left before it began counts for nothing
                var gone = everybody.stream().filter(plays.negate()).toList();
                yield number > at.rounds() || everybody.size() - gone.size() < at.least()
                        ? null
                        : RoundRobin.round(numbers(everybody), numbers(gone), past, number - 1, at.seats(), at.least());
            }
            case KNOCK_OUT -> knockOut(at, all, number, plays, past);
            case ARENA -> null;
        };
    }

    private static List<Integer> numbers(List<Entrant> entrants) { return entrants.stream().map(Entrant::number).toList(); }

    private @Nullable Round knockOut(Tournament at, List<Entrant> all, int number, Predicate<Entrant> plays, PairingHistory past) {
        List<Integer> left = all.stream().filter(each -> each.since() == 1)
                .sorted(Comparator.comparingInt((Entrant each) -> -each.strength()).thenComparingInt(Entrant::number)).map(Entrant::number)
                .toList();
        if (number > 1) {
            var before = repository.played().seats(at.id()).stream().filter(seat -> seat.round() == number - 1).toList();
            var idle = repository.played().byes(at.id()).stream().filter(bye -> bye.round() == number - 1).map(Bye::entrant).toList();
            var tables = before.stream().map(PairedSeat::number).distinct().map(table -> before.stream()
                    .filter(seat -> seat.number() == table).toList())
                    .map(seats -> new Played(seats.stream().map(PairedSeat::entrant).toList(),
                            seats.stream().map(PairedSeat::place).toList()))
                    .toList();
            if (tables.size() == 1 && idle.isEmpty()) return null; // that was the last table
            left = KnockOut.survivors(left, tables, idle);
        }
        var gone = all.stream().filter(plays.negate()).map(Entrant::number).toList();
        var on = left.stream().filter(who -> !gone.contains(who)).toList();
        return on.size() < at.least() ? null : KnockOut.round(on, past, at.seats(), at.least());
    }

    List<TournamentStandings.Line> standings(Tournament at) {
        var everybody = numbers(repository.entrants(at.id()));
        var reached = at.kind() == Kind.KNOCK_OUT ? KnockOut.reached(stays(at.id())) : Map.<Integer, Integer>of();
        return TournamentStandings.of(everybody, past(at.id()), reached);
    }

    private List<KnockOut.Stay> stays(String id) {
        var at = repository.played().seats(id).stream().map(seat -> new KnockOut.Stay(seat.entrant(), seat.round(), seat.place()));
        var idle = repository.played().byes(id).stream().map(bye -> new KnockOut.Stay(bye.entrant(), bye.round(), null));
        return Stream.concat(at, idle).toList();
    }
}
