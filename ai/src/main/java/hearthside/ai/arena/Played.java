package hearthside.ai.arena;

import java.util.List;

/// One game of a tournament.
///
/// @param number which one; the same number has the same luck on every machine
/// @param bots   which bot sat where, as numbers of the list of bots
/// @param places the place of each seat, from 1
public record Played(long number, List<Integer> bots, List<Integer> points, List<Integer> winners, List<Integer> places) {
    public Played {
        bots = List.copyOf(bots);
        points = List.copyOf(points);
        winners = List.copyOf(winners);
        places = List.copyOf(places);
    }
}
