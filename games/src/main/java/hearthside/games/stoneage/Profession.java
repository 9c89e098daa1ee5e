package hearthside.games.stoneage;

/// The people on the sand-coloured cards, five cards each.
public enum Profession {
    FARMER, TOOL_MAKER, BUILDER, SHAMAN
}
