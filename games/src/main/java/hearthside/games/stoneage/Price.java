package hearthside.games.stoneage;

/// What a building costs. It scores the value of what was paid.
public sealed interface Price {

    /// SA-44: exactly these resources.
    record Fixed(Goods goods) implements Price {}

    /// SA-45: exactly so many resources of exactly so many kinds.
    record Kinds(int resources, int kinds) implements Price {}

    /// SA-46: any resources, from so many to so many.
    record Any(int least, int most) implements Price {}

    /// Whether this payment is right, whoever has it.
    default boolean admits(Goods paid) {
        return switch (this) {
            case Fixed(var goods) -> paid.equals(goods);
            case Kinds(int resources, int kinds) -> paid.size() == resources && paid.kinds() == kinds;
            case Any(int least, int most) -> paid.size() >= least && paid.size() <= most;
        };
    }
}
