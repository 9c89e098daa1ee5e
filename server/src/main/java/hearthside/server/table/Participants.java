package hearthside.server.table;

import hearthside.core.Match;
import hearthside.core.Result;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import java.util.ArrayList;
import java.util.Collections;
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
    ///
    /// The last of several people at a table without bots has won. Where nobody is left who plays, it stays as it stands, and nobody has
    /// won. Both follow from who sits where, so that nothing else has to be kept.
    public boolean isGivenUp() {
        if (seats.stream().noneMatch(Seat::resigned)) return false;
        long left = seats.stream().filter(Seat::isPerson).count();
        return left == 0 || left == 1 && seats.stream().allMatch(seat -> seat.isPerson() || seat.resigned());
    }

    /// How the match came out, or how it stands.
    Result result(Match<?, ?> match) {
        var result = match.result();
        if (match.isOver() || !isGivenUp()) return result;
        boolean isRanked = !result.tiebreak().isEmpty(); // those who play as one have nobody to win against
        return new Result(result.points(), result.tiebreak(),
                isRanked ? seats.stream().filter(Seat::isPerson).map(Seat::seat).toList() : List.of());
    }

    /// The seats of this browser, also those it has given up.
    public List<Integer> theirs(Visitor visitor) {
        return seats.stream().filter(seat -> seat.isSomebodys() && seat.holders().contains(visitor.hash())).map(Seat::seat).toList();
    }

    /// Whether all who sat here want to play again; bots always do.
    boolean wantRematch() { return seats.stream().noneMatch(seat -> seat.isSomebodys() && !seat.rematch()); }

    /// Nobody's clock runs at a table they have not entered; whoever opens it has.
    public List<Integer> expected(Visitor host) {
        return seats.stream().filter(seat -> seat.isPerson() && !seat.isHeldBy(host)).map(Seat::seat).toList();
    }

    /// People, each by the first of their seats: whoever holds several has one voice.
    List<Integer> voices() {
        var voices = new ArrayList<Seat>();
        for (var seat : seats)
            if (seat.isPerson() && voices.stream().allMatch(other -> Collections.disjoint(other.holders(), seat.holders())))
                voices.add(seat);
        return voices.stream().map(Seat::seat).toList();
    }

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
