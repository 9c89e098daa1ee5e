package hearthside.games.myfirststoneage;

import java.util.List;

/// The five kinds of goods, in the order of their spaces on the loop.
public enum Good {
    TOOTH, BERRY, POT, ARROWHEAD, FISH;

    static final List<Good> ALL = List.of(values());

    /// The space where it is found, and to which it goes back when it is paid. MF-40, MF-73
    public Space space() { return Space.ALL.get(Space.TOOTH.ordinal() + ordinal()); }
}
