package hearthside.games.firestone;

/// The lakes; several areas touch each of them.
public enum Lake { RIFT, CHAD, BALTIC, CASPIAN, BAIKAL, DONGTING, EYRE, SUPERIOR, TITICACA }
