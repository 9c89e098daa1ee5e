package hearthside.games.myfirststoneage;

import java.util.List;
import java.util.Optional;

/// The eight spaces of the loop, clockwise from the start.
public enum Space {
    BUILD, DOG, TOOTH, BERRY, POT, ARROWHEAD, FISH, TRADE;

    static final List<Space> ALL = List.of(values());

    /// The good that lies here, on the five spaces that have one.
    public Optional<Good> good() {
        int kind = ordinal() - TOOTH.ordinal();
        return kind >= 0 && kind < Good.ALL.size() ? Optional.of(Good.ALL.get(kind)) : Optional.empty();
    }
}
