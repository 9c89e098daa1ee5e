/// What a bot is: what it gets to see, how long it may think, and how bots are lined up by strength.
@NullMarked
package hearthside.ai.bot;

import org.jspecify.annotations.NullMarked;
