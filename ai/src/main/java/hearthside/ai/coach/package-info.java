/// What a coach may say: sentences about a moment of a game, each true of it.
@NullMarked
package hearthside.ai.coach;

import org.jspecify.annotations.NullMarked;
