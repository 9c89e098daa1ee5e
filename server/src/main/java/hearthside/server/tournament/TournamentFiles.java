package hearthside.server.tournament;

import hearthside.server.pairing.Played;
import hearthside.server.tournament.Tournament.Entrant;
import java.util.List;

/// A tournament as tables for spreadsheets.
record TournamentFiles(TournamentRepository repository, Rounds rounds) {
    static double wins(int points) { return Math.round(points * 1000.0 / Played.WIN) / 1000.0; }

    String standings(Tournament at) {
        var names = repository.entrants(at.id());
        var text = new StringBuilder("place,name,points,opponents,won,direct,played,byes\r\n");
        for (var line : rounds.standings(at))
            text.append("%d,%s,%s,%s,%d,%d,%d,%d\r\n".formatted(line.place(), name(names, line.who()), wins(line.points()),
                    wins(line.opponents()), line.won(), line.direct(), line.played(), line.byes()));
        return text.toString();
    }

    /// A line for everybody in every round; whoever had nobody to play with has no table.
    String tables(Tournament at) {
        var names = repository.entrants(at.id());
        var text = new StringBuilder("round,table,seat,name,place\r\n");
        for (var seat : repository.played().seats(at.id()))
            text.append("%d,%d,%d,%s,%s\r\n".formatted(seat.round(), seat.number() + 1, seat.seat() + 1, name(names, seat.entrant()),
                    seat.place() == null ? "" : seat.place()));
        for (var bye : repository.played().byes(at.id()))
            text.append("%d,,,%s,\r\n".formatted(bye.round(), name(names, bye.entrant())));
        return text.toString();
    }

    /// Names are what people chose: quoted, and never a formula.
    private static String name(List<Entrant> names, int number) {
        var text = names.get(number - 1).name();
        var harmless = !text.isEmpty() && "=+-@\t".indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
        return "\"" + harmless.replace("\"", "\"\"") + "\"";
    }
}
