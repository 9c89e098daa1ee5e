package hearthside.games.firestone;

/// The two start gathering tiles of a colour.
public record StartTiles(Plant sun, Plant moon) {}
