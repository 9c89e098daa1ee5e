/// One search for all games: information-set Monte Carlo tree search through the contract, guided by each game's heuristic and by a value
/// learnt from self-play.
@NullMarked
package hearthside.ai.search;

import org.jspecify.annotations.NullMarked;
