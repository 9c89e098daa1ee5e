package hearthside.server.club;

import hearthside.core.Result;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// How a game came out, seat by seat. Whoever gives up has lost: they stand behind all others, whatever the bot that played on has
/// reached, and the others move up.
///
/// @param finished when, in milliseconds since 1970
/// @param isFair   whether it may be rated: its luck can be checked, it was played with the house edition, no seat was taken from its
///   player, whoever lost has decided something, and nobody has won by a stand-in
public record Scoresheet(String table, String game, List<Line> lines, long finished, boolean isFair) {

    /// Who sat there.
    ///
    /// @param holder whose seat it was; null for bots
    /// @param bot    the level, for bots from the start
    public record Player(String name, @Nullable String holder, @Nullable String bot, boolean resigned) {}

    /// @param place from 1; equals share a place
    public record Line(int seat, Player player, int points, int place, boolean won) {}

    public static Scoresheet of(String table, String game, List<Player> players, Result result, long finished) {
        var places = result.places();
        var order = Comparator.<Integer, Boolean>comparing(seat -> players.get(seat).resigned()).thenComparing(places::get);
        var lines = new ArrayList<Line>();
        for (int seat = 0; seat < players.size(); seat++) {
            int mine = seat, place = 1;
            for (int other = 0; other < players.size(); other++) if (order.compare(other, mine) < 0) place++;
            boolean won = !result.winners().isEmpty() && place == 1 && !players.get(seat).resigned();
            lines.add(new Line(seat, players.get(seat), result.points().get(seat), place, won));
        }
        return new Scoresheet(table, game, lines, finished, true);
    }

    /// @param deciders the seats whose players have decided something themselves
    /// @param stoodIn  the seats for which a stand-in has decided more often than their players
    /// @param isUnfair whether a seat was taken from its player, the luck was that of somebody's device, or it was no house edition
    Scoresheet judged(Set<Integer> deciders, Set<Integer> stoodIn, boolean isUnfair) {
        boolean isEmpty = lines.stream().filter(line -> line.player().bot() == null && !line.won())
                .anyMatch(line -> !deciders.contains(line.seat()));
        boolean isWonByStandIn = lines.stream().anyMatch(line -> line.won() && stoodIn.contains(line.seat()));
        return new Scoresheet(table, game, lines, finished, !isUnfair && !isEmpty && !isWonByStandIn);
    }

    int winners() { return (int) lines.stream().filter(Line::won).count(); }

    int resigned() { return (int) lines.stream().filter(line -> line.player().resigned()).count(); }

    /// Whether anybody was better than anybody: not where all have won together, or nobody has. Whoever gives up was not, even where those
    /// who stayed have not won.
    boolean isContest() { return isPart(winners()) || isPart(resigned()); }

    private boolean isPart(int some) { return some > 0 && some < lines.size(); }
}
