package hearthside.games.firestone;

import java.util.List;

/// The cave cards. FS-5: a first game uses only those with a boar.
public enum Cave {
    // one-time effects
    HIDDEN_LARDER(true), TOOLMAKERS_HOARD(true), BEAR_DEN(false), ECHO_CAVE(false), FEASTING_HALL(true), SINKHOLE(false),
    // an action in the cave area
    GARDEN_OF_EDEN(false), HALL_OF_PAINTINGS(true), HOT_SPRINGS(true), FLINT_MINE(true), SMOKE_CAVE(true), BARTER_PLACE(
            true),
    ANCESTOR_SHRINE(false), BONE_TOTEM(false), CRYSTAL_GROTTO(false), CAVE_DWELLERS(false),
    // a rule for region II
    LAND_OF_PLENTY(true), ENDLESS_STEPPE(true), PERMAFROST(false), GREAT_HERDS(true),
    // a rule for all regions
    HELPING_HANDS(true), WANDERLUST(false), SACRED_FLAME(false), SHARED_COUNCIL(false);

    static final List<Cave> ALL = List.of(values());

    private final boolean boar;

    Cave(boolean boar) { this.boar = boar; }

    public boolean hasBoar() { return boar; }

    /// FS-84: whether players put their marking stone somewhere.
    public boolean usesStones() { return this == HALL_OF_PAINTINGS || this == ANCESTOR_SHRINE || this == BONE_TOTEM; }
}
