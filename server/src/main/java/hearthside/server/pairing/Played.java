package hearthside.server.pairing;

import java.util.List;

/// A table that was played.
///
/// @param seats  who sat where
/// @param places of each seat, from 1; whoever shares a place has the same
public record Played(List<Integer> seats, List<Integer> places) {
    /// A win is worth so many parts: all that can be shared among five at most comes out even.
    public static final int WIN = 24;

    public Played {
        seats = List.copyOf(seats);
        places = List.copyOf(places);
        if (seats.size() != places.size() || seats.size() < 2) throw new IllegalArgumentException("every seat has a place");
    }

    /// What a seat gets: a win for standing alone before all others, nothing for the last, evenly between; whoever shares places gets the
    /// mean of them.
    public int points(int seat) {
        int before = 0, level = 0;
        for (int place : places) {
            if (place < places.get(seat)) before++;
            if (place == places.get(seat)) level++;
        }
        int behind = seats.size() - before - level;
        return WIN * (2 * behind + level - 1) / (2 * (seats.size() - 1));
    }

    boolean isWon(int seat) { return places.get(seat) == 1; }
}
