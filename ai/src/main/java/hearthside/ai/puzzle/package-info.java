/// Decisions worth thinking about, found in games of strong bots.
@NullMarked
package hearthside.ai.puzzle;

import org.jspecify.annotations.NullMarked;
