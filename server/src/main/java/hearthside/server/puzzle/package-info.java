/// Puzzles: decisions from games of strong bots, each with one option that is clearly the best.
@NullMarked
package hearthside.server.puzzle;

import org.jspecify.annotations.NullMarked;
