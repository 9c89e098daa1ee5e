/// Opponents for Cavemen, who differ by how far they look: at a card, or at the round, the auction and the rivals.
@NullMarked
package hearthside.ai.cavemen;

import org.jspecify.annotations.NullMarked;
