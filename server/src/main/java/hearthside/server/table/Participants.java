package hearthside.server.table;

import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import java.util.ArrayList;
import java.util.List;

/// Who sits where at one table.
public record Participants(List<Seat> seats) {
    public Participants {
        seats = List.copyOf(seats);
    }

    Seat seat(int seat) { return seats.get(seat); }

    /// The seats as they will be with this one.
    Participants with(Seat changed) {
        var next = new ArrayList<>(seats);
        next.set(changed.seat(), changed);
        return new Participants(next);
    }

    /// Whether the game is over because people gave up.
    boolean isGivenUp() { return GivingUp.ends(seats); }

    /// The seats this browser decides for.
    public List<Integer> mine(Visitor visitor) { return seats.stream().filter(seat -> seat.isHeldBy(visitor)).map(Seat::seat).toList(); }

    /// Whether this browser has, or had before it resigned, a seat here.
    boolean belongs(Visitor visitor) { return isHeldBy(visitor.hash()); }

    boolean isHeldBy(String holder) { return seats.stream().anyMatch(seat -> seat.holders().contains(holder)); }

    /// The seat of somebody who has resigned.
    Seat former(Visitor visitor) {
        return seats.stream().filter(seat -> seat.holders().contains(visitor.hash())).findFirst().orElseThrow(ApiError::notYours);
    }

    /// People who decide for other seats than these.
    List<Integer> others(List<Integer> mine) {
        return seats.stream().filter(seat -> seat.isPerson() && !mine.contains(seat.seat())).map(Seat::seat).toList();
    }

    /// The seat that a link opens.
    Seat invited(String secret) {
        var hash = Secrets.hash(secret);
        return seats.stream().filter(seat -> hash.equals(seat.invite())).findFirst()
                .orElseThrow(() -> new ApiError(403, "wrong-link", "This link opens no seat at this table; ask for it once more."));
    }

    public void mustOwn(Visitor visitor, int seat) {
        if (seat < 0 || seat >= seats.size())
            throw new ApiError(400, "bad-seat", "This table has the seats 0 to %d, not %d.".formatted(seats.size() - 1, seat));
        if (!seats.get(seat).isHeldBy(visitor)) throw ApiError.notYours();
    }
}
