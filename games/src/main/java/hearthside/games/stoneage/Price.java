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

    /// How many resources whoever has these still needs to pay it.
    default int lack(Goods have) {
        return switch (this) {
            case Fixed(var goods) -> Good.RESOURCES.stream().mapToInt(good -> Math.max(0, goods.count(good) - have.count(good))).sum();
            case Kinds(int resources, int kinds) -> {
                var most = Good.RESOURCES.stream().mapToInt(have::count).sorted().toArray();
                int usable = 0, used = Math.min(have.kinds(), kinds);
                for (int i = 0; i < used; i++) usable += most[most.length - 1 - i];
                yield resources - Math.min(usable, resources - (kinds - used)); // each kind that is not there yet takes one
            }
            case Any(int least, int _) -> Math.max(0, least - have.size());
        };
    }
}
