package hearthside.games.firestone;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// One area of the map.
///
/// @param region   1 Africa and Europe, 2 Asia and Australia, 3 America
/// @param hearth   whether a fire is printed here; all other areas show a food icon
/// @param mountain whether it has the mountain mark
/// @param lake     the lake it touches, if any
/// @param land     the areas it borders by land
/// @param sea      the areas to which sea routes lead
public record Land(Area area, int region, boolean hearth, boolean mountain, @Nullable Lake lake, List<Area> land, List<Area> sea) {
    public Land {
        land = List.copyOf(land);
        sea = List.copyOf(sea);
    }

    static Land food(Area area, int region) { return new Land(area, region, false, false, null, List.of(), List.of()); }

    static Land hearth(Area area, int region) { return new Land(area, region, true, false, null, List.of(), List.of()); }

    Land mountainous() { return new Land(area, region, hearth, true, lake, land, sea); }

    Land at(Lake touched) { return new Land(area, region, hearth, mountain, touched, land, sea); }

    Land land(Area... bordered) { return new Land(area, region, hearth, mountain, lake, List.of(bordered), sea); }

    Land sea(Area... reached) { return new Land(area, region, hearth, mountain, lake, land, List.of(reached)); }

    /// FS-87, FS-91: how many regions are open when so many hut tiles have been found.
    public static int openRegions(int hutTiles) { return hutTiles >= Huts.OPENS_III ? 3 : hutTiles >= Huts.OPENS_II ? 2 : 1; }

    /// A sea route ends here.
    public boolean isHarbour() { return !sea.isEmpty(); }
}
