package hearthside.server.protocol;

import hearthside.server.pace.Pace;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Tournaments.
public interface Tournaments {
    enum Kind { ROUND_ROBIN, SWISS, KNOCK_OUT, ARENA }

    enum State { OPEN, RUNNING, OVER, CALLED_OFF }

    /// @param seats    wanted at a table
    /// @param rounds   of a Swiss tournament; the others know how many they need
    /// @param minutes  of an arena
    /// @param pace     there is always a clock
    /// @param programs whether programs may enter
    /// @param beginsIn minutes; without, its host begins it
    /// @param group    whose members alone take part and look on
    /// @param commonLuck whether all tables of a round draw the same
    record New(String name, String game, Kind kind, int seats, @Nullable Integer rounds, @Nullable Integer minutes,
            @Nullable Map<String, String> options, @Nullable Pace pace, boolean programs,
            @Nullable Integer beginsIn, @Nullable String group, @Nullable Boolean commonLuck) implements RequestBody {}

    /// @param rounds  0 where nobody knows yet
    /// @param entered whether whoever asks takes part
    /// @param group   whose members take part, where it is not for everybody
    record Listed(String tournament, String name, String game, Kind kind, State state, int seats, int entrants, int round, int rounds,
            @Nullable Instant begins, @Nullable Instant ends, String host, boolean programs, boolean entered,
            @Nullable String group, boolean commonLuck) implements Answer {}

    /// @param standings the first stands highest
    /// @param yours     whether whoever asks runs it
    /// @param tiebreaks what tells those apart who are level in points, in this order
    record Shown(Listed about, Map<String, String> options, Pace pace, int minutes, List<Ranked> standings, List<Paired> tables,
            List<Idle> byes, boolean yours, List<String> tiebreaks) implements Answer {}

    /// @param number by which tables name them
    /// @param points a win is 1, shared places the mean
    /// @param gone   whether they have left the tournament
    record Ranked(int number, String name, boolean program, int place, double points, double opponents, int won, int direct, int played,
            int byes, boolean gone) {}

    /// @param seats  who sat where, by their numbers
    /// @param places null while it is played
    record Paired(int round, String table, List<Integer> seats, @Nullable List<Integer> places) {}

    record Idle(int round, int number) {}

    record Made(String tournament) implements Answer {}
}
