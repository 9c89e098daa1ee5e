/// Opponents: what a bot may use, the bots of each game, and games played in bulk.
@NullMarked
package hearthside.ai;

import org.jspecify.annotations.NullMarked;
