/// The words that let bots play in bulk: games, tournaments, training.
@NullMarked
package hearthside.app.simulation;

import org.jspecify.annotations.NullMarked;
