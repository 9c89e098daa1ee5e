/// Cavemen: The Quest for Fire, for two to five players.
///
/// Every round fills a pool of cards that all players draft from. The Conch, auctioned for teeth, lets its holder act first and last, but
/// he
/// must feed his whole tribe; everybody else pays one food. An action recruits a caveman, takes a cave, hunts a
/// beast, invents, or forages. A hunt may cost a member of the tribe. At the end of the round the player on the holder's right clears the
/// pool down to
/// three cards. Whoever holds the Conch, has the inventing score and finds Fire in the pool invents it and wins. Until the deck has run
/// out once, Fire goes back into the deck at the end of each round; after that it stays.
///
/// A game in rulebook order: [Choosing] a tribe; then rounds of [Bidding] → [Starving] → [Acting] (with [Replacing] and [Losing]) →
/// [Discarding]; [Over].
/// Setup is in [Setup], what happens between decisions in [Round], the hunt in [Hunting], cards as numbers in [Cards], what differs
/// between tables in [Agreement],
/// the printed cards in [CavemenEdition] and [HouseCards], a position read back in [Restoring].
@NullMarked
package hearthside.games.cavemen;

import org.jspecify.annotations.NullMarked;
