package hearthside.games.fireaxe;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A port and the waters next to it.
///
/// @param region the region of three that it belongs to; none for home ports and independent ports
/// @param value  the printed value; 0 for home ports
public record Port(String id, String name, boolean isHome, @Nullable String region, int value, Town town, Zone zone,
        List<String> adjacent) {
    /// What stands here when the game begins.
    public enum Town { NONE, SMALL, LARGE }

    public Port {
        adjacent = List.copyOf(adjacent);
    }

    static Port home(String id, String name, Zone zone, String... adjacent) {
        return new Port(id, name, true, null, 0, Town.NONE, zone, List.of(adjacent));
    }

    static Port port(String id, String name, String region, int value, Town town, Zone zone, String... adjacent) {
        return new Port(id, name, false, region, value, town, zone, List.of(adjacent));
    }

    static Port independent(String id, String name, int value, Town town, Zone zone, String... adjacent) {
        return new Port(id, name, false, null, value, town, zone, List.of(adjacent));
    }
}
