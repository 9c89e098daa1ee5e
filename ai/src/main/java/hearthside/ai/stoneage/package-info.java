/// Opponents for Stone Age, and a leader for the four tribes of the solo game.
@NullMarked
package hearthside.ai.stoneage;

import org.jspecify.annotations.NullMarked;
