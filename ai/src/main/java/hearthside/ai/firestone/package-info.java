/// Opponents for Fire & Stone.
@NullMarked
package hearthside.ai.firestone;

import org.jspecify.annotations.NullMarked;
