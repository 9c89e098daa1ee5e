package hearthside.games.fireaxe;

import java.util.List;

/// Whose story a saga is.
public enum Homeland {
    NORWAY, DENMARK, SWEDEN;

    static final List<Homeland> ALL = List.of(values());
}
