/// Learns the value function from self-play, and looks for better settings of the search.
@NullMarked
package hearthside.ai.training;

import org.jspecify.annotations.NullMarked;
