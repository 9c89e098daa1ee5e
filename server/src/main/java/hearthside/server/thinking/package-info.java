/// What the search does for people: hints while they play, reviews of finished games, and the pool of threads on which bots think.
@NullMarked
package hearthside.server.thinking;

import org.jspecify.annotations.NullMarked;
