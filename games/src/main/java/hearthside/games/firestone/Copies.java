package hearthside.games.firestone;

/// How many cards of one invention are in the deck.
public record Copies(Invention invention, int count) {}
