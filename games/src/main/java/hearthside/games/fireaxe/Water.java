package hearthside.games.fireaxe;

import java.util.List;

/// A sea space or a stretch of river, and everything next to it.
public record Water(String id, String name, boolean isRiver, Zone zone, List<String> adjacent) {
    public Water {
        adjacent = List.copyOf(adjacent);
    }

    static Water sea(String id, String name, Zone zone, String... adjacent) { return new Water(id, name, false, zone, List.of(adjacent)); }

    static Water river(String id, String name, Zone zone, String... adjacent) { return new Water(id, name, true, zone, List.of(adjacent)); }
}
