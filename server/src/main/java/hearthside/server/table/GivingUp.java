package hearthside.server.table;

import hearthside.core.Match;
import hearthside.core.Result;
import java.util.List;

/// Where giving up ends a game, and how it came out then. Both follow from who sits where, so that nothing else has to be kept.
///
/// The last of several people at a table without bots has won. Where nobody is left who plays, it stays as it stands, and nobody has won.
final class GivingUp {
    private GivingUp() {}

    static boolean ends(List<Seat> chairs) {
        if (chairs.stream().noneMatch(Seat::resigned)) return false;
        long left = chairs.stream().filter(Seat::isPerson).count();
        return left == 0 || left == 1 && chairs.stream().allMatch(chair -> chair.isPerson() || chair.resigned());
    }

    static Result result(Match<?, ?> match, List<Seat> chairs) {
        var result = match.result();
        if (match.isOver() || !ends(chairs)) return result;
        boolean isRanked = !result.tiebreak().isEmpty(); // those who play as one have nobody to win against
        return new Result(result.points(), result.tiebreak(),
                isRanked ? chairs.stream().filter(Seat::isPerson).map(Seat::seat).toList() : List.of());
    }
}
