package hearthside.games.cavemen;

import org.jspecify.annotations.Nullable;

/// What the inventions do, laid out by number (0 for the card INVENTIONS) so that scores are quickly added up.
final class Inventions {
    private static final int COUNT = Cards.FIRE - Cards.INVENTIONS, SHIFT = Cards.INVENTIONS - Cards.CAVES;
    private static final int ALWAYS = Integer.MAX_VALUE;

    private final long[] points = new long[COUNT]; // one step of the score that is raised, packed
    private final long[] beings = new long[COUNT], things = new long[COUNT]; // what is counted
    private final int[] extra = new int[COUNT]; // counted beside it: the leader, or more than enough
    private final int[] each = new int[COUNT], most = new int[COUNT]; // a step for each so many, at most so many steps
    private long scoring, hunting, recruiting, bidding, finding, halving, armour; // who does what, as bits of things
    private final Effect[] effects = new Effect[COUNT];

    Inventions(CavemenEdition edition) {
        for (int i = 0; i < COUNT; i++) {
            effects[i] = edition.inventions().get(i).effect();
            long bit = 1L << SHIFT + i;
            switch (effects[i]) {
                case Effect.Raise(Score score, int by) -> scores(i, score, by, 0, 0, ALWAYS, 1, 1);
                case Effect.RaisePer(Score score, int by, Kind kind, int per) ->
                    scores(i, score, by, Cards.ofKind(kind), 0, 0, per, ALWAYS);
                case Effect.RaisePerCave(Score score, int by) -> scores(i, score, by, 0, Cards.CAVE_BITS, 0, 1, ALWAYS);
                case Effect.RaiseWith(Score score, int by, Kind kind) -> scores(i, score, by, Cards.ofKind(kind), 0, 0, 1, 1);
                case Effect.RaiseFromSize(Score score, int by, int size) ->
                    scores(i, score, by, Cards.CAVEMAN_BITS, 0, 1, Math.max(1, size), 1); // the leader counts
                case Effect.HuntMore _ -> hunting |= bit;
                case Effect.RecruitForLess _ -> recruiting |= bit;
                case Effect.PayLessForConch _ -> bidding |= bit;
                case Effect.FindFood _,Effect.FindTeethPer _ -> finding |= bit;
                case Effect.FeedHalf _ -> halving |= bit;
                case Effect.NoCasualties _ -> armour |= bit;
                case Effect.Win _ -> throw new IllegalStateException("only Fire wins");
            }
        }
    }

    private void scores(int i, Score score, int by, long countBeings, long countThings, int beside, int per, int atMost) {
        points[i] = by * Scores.one(score);
        beings[i] = countBeings;
        things[i] = countThings;
        extra[i] = beside;
        each[i] = per;
        most[i] = atMost;
        scoring |= 1L << SHIFT + i;
    }

    /// CV-7: bonuses come and go with what they depend on.
    long scores(long ownBeings, long ownThings) {
        long sum = 0;
        for (long rest = ownThings & scoring; rest != 0; rest &= rest - 1) {
            int i = Long.numberOfTrailingZeros(rest) - SHIFT;
            sum += points[i] * steps(i, ownBeings, ownThings);
        }
        return sum;
    }

    private int steps(int i, long ownBeings, long ownThings) {
        int count = extra[i] == ALWAYS ? 1 : extra[i] + Long.bitCount(ownBeings & beings[i]) + Long.bitCount(ownThings & things[i]);
        return Math.min(most[i], each[i] == 1 ? count : count / each[i]);
    }

    /// The score that an effect raises, if it raises one.
    static @Nullable Score raised(Effect effect) {
        return switch (effect) {
            case Effect.Raise(var score, int _) -> score;
            case Effect.RaisePer(var score, int _, var _, int _) -> score;
            case Effect.RaisePerCave(var score, int _) -> score;
            case Effect.RaiseWith(var score, int _, var _) -> score;
            case Effect.RaiseFromSize(var score, int _, int _) -> score;
            case Effect.HuntMore _,Effect.RecruitForLess _,Effect.PayLessForConch _,Effect.FindFood _,Effect.FindTeethPer _ -> null;
            case Effect.FeedHalf _,Effect.NoCasualties _,Effect.Win _ -> null;
        };
    }

    /// CV-81: what an invention that raises a score gives now; 0 if what it needs is missing.
    int adds(int card, long ownBeings, long ownThings) {
        int i = card - Cards.INVENTIONS;
        int by = switch (effects[i]) {
            case Effect.Raise(var _, int raise) -> raise;
            case Effect.RaisePer(var _, int raise, var _, int _) -> raise;
            case Effect.RaisePerCave(var _, int raise) -> raise;
            case Effect.RaiseWith(var _, int raise, var _) -> raise;
            case Effect.RaiseFromSize(var _, int raise, int _) -> raise;
            case Effect.HuntMore _,Effect.RecruitForLess _,Effect.PayLessForConch _,Effect.FindFood _,Effect.FindTeethPer _ -> 0;
            case Effect.FeedHalf _,Effect.NoCasualties _,Effect.Win _ -> 0;
        };
        return by * steps(i, ownBeings, ownThings);
    }

    int moreFood(long own) {
        int food = 0;
        for (long rest = own & hunting; rest != 0; rest &= rest - 1) food += ((Effect.HuntMore) effect(rest)).food();
        return food;
    }

    int moreTeeth(long own) {
        int teeth = 0;
        for (long rest = own & hunting; rest != 0; rest &= rest - 1) teeth += ((Effect.HuntMore) effect(rest)).teeth();
        return teeth;
    }

    /// CV-62
    int recruitDiscount(long own) {
        int by = 0;
        for (long rest = own & recruiting; rest != 0; rest &= rest - 1) by += ((Effect.RecruitForLess) effect(rest)).by();
        return by;
    }

    int conchDiscount(long own) {
        int by = 0;
        for (long rest = own & bidding; rest != 0; rest &= rest - 1) by += ((Effect.PayLessForConch) effect(rest)).by();
        return by;
    }

    boolean findsAnything(long own) { return (own & finding) != 0; }

    int foundFood(long own) {
        int food = 0;
        for (long rest = own & finding; rest != 0; rest &= rest - 1) if (effect(rest) instanceof Effect.FindFood(int found)) food += found;
        return food;
    }

    int foundTeeth(long own, long tribe) {
        int teeth = 0;
        for (long rest = own & finding; rest != 0; rest &= rest - 1)
            if (effect(rest) instanceof Effect.FindTeethPer(Kind kind, int each)) teeth += each * Long.bitCount(tribe & Cards.ofKind(kind));
        return teeth;
    }

    boolean halvesFood(long own) { return (own & halving) != 0; }

    boolean sparesCasualties(long own) { return (own & armour) != 0; }

    private Effect effect(long rest) { return effects[Long.numberOfTrailingZeros(rest) - SHIFT]; }
}
