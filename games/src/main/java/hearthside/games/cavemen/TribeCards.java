package hearthside.games.cavemen;

import hearthside.games.cavemen.Card.Cave;
import hearthside.games.cavemen.Card.Caveman;

/// CV-13: what a tribe starts with.
public record TribeCards(Tribe tribe, Caveman leader, Caveman hunter, Cave home) {}
