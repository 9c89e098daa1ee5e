package hearthside.games.cavemen;

/// CV-6: how good a tribe is at each of the four things, its inventions counted in.
public record Scores(int hunting, int inventing, int foraging, int population) {

    /// Four scores as one number, sixteen bits each. Each starts at a middle, so that a loss never borrows from its neighbour.
    static final long NONE = 0x4000_4000_4000_4000L;
    private static final int MIDDLE = 0x4000;

    static Scores of(long packed) {
        return new Scores(of(packed, Score.HUNTING), of(packed, Score.INVENTING), of(packed, Score.FORAGING), of(packed, Score.POPULATION));
    }

    /// CV-7: no score drops below 0.
    static int of(long packed, Score score) { return Math.max(0, (int) (packed >>> 16 * score.ordinal() & 0xFFFF) - MIDDLE); }

    /// What is printed on a caveman.
    static int printed(Card.Caveman caveman, Score score) {
        return switch (score) {
            case HUNTING -> caveman.hunting();
            case INVENTING -> caveman.inventing();
            case FORAGING -> caveman.foraging();
            case POPULATION -> 0;
        };
    }

    static long one(Score score) { return 1L << 16 * score.ordinal(); }
}
