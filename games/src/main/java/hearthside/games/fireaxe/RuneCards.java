package hearthside.games.fireaxe;

/// How often a rune is in the deck.
public record RuneCards(Rune rune, int copies) {}
