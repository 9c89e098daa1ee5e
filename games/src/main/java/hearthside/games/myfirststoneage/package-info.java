/// My First Stone Age, for two to four players from five years on.
///
/// On your turn you turn up one of fourteen forest tokens. It shows a die or a place, and your figure walks or jumps round a
/// loop of eight spaces. Five of them give a good, one gives a dog, one swaps goods, and on the building site you may build one of
/// the huts on offer. Whoever lands there closes the forest: all tokens go face down and two change places. The first
/// with three huts wins. Remembering what lies where is the game.
///
/// A turn in rulebook order: [Flipping] → (the move) → [Trading] | [Calling] | [Building] → [Swapping] → the next player; [Over].
/// Setup is in [Setup], what differs between tables in [Agreement], what a space does and how a turn ends in [Landed], a position read
/// back in [Restoring].
@NullMarked
package hearthside.games.myfirststoneage;

import org.jspecify.annotations.NullMarked;
