package hearthside.games.firestone;

/// One kind of animal tile: how many there are, and what preparing one gives.
public record Quarry(Animal animal, int count, int food, int bags) {}
