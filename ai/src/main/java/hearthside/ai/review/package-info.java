/// What the search tells people: hints before a decision, a review after the game.
@NullMarked
package hearthside.ai.review;

import org.jspecify.annotations.NullMarked;
