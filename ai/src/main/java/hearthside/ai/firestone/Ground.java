package hearthside.ai.firestone;

import hearthside.games.firestone.Area;
import hearthside.games.firestone.Land;
import hearthside.games.firestone.Task;
import hearthside.games.firestone.Tile;
import hearthside.games.firestone.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// What lies where on the map, which areas are open, and how far it is to something unseen.
record Ground(List<Land> map, View view) {
    static final int AREAS = Area.values().length;

    Land land(Area area) { return map.get(area.ordinal()); }

    View.Place place(Area area) { return view.map().get(area.ordinal()); }

    boolean isOpen(Area area) { return land(area).region() <= Land.openRegions(view.hutTiles()); }

    /// Whether a majority here would count for a task.
    boolean counts(Area area, @Nullable Task task) {
        if (task == null) return false;
        return switch (task) {
            case LAKE -> land(area).lake() != null;
            case MOUNTAIN -> land(area).mountain();
            case HARBOUR -> land(area).isHarbour();
            case HEARTH -> isNextTo(area, there -> land(there).hearth());
            case FOREST -> isNextTo(area, there -> place(there).tile() == Tile.FOREST);
        };
    }

    private boolean isNextTo(Area area, Predicate<Area> kind) {
        for (var there : land(area).land()) if (kind.test(there)) return true;
        return false;
    }

    /// Steps to the nearest face-down tile: whoever does not look for it dawdles when few are left.
    int distance(Area from) {
        var seen = new boolean[AREAS];
        var edge = List.of(from);
        seen[from.ordinal()] = true;
        for (int steps = 0; steps < 12 && !edge.isEmpty(); steps++) {
            var next = new ArrayList<Area>();
            for (var area : edge) {
                if (place(area).down()) return steps;
                for (var near : land(area).land()) {
                    if (seen[near.ordinal()] || !isOpen(near)) continue;
                    seen[near.ordinal()] = true;
                    next.add(near);
                }
            }
            edge = next;
        }
        return 4;
    }
}
