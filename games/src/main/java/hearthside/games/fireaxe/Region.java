package hearthside.games.fireaxe;

/// Three ports of one colour.
public record Region(String id, String name) {}
