package hearthside.games.stoneage;

/// The eight arts on the green cards, two cards each.
public enum Symbol {
    POTTERY, WRITING, TIME, TRANSPORT, ART, HEALING, WEAVING, MUSIC
}
