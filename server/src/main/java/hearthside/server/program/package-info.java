/// Programs as players: a stream of what happens, and calls for what they do. They come through the same doors as people.
@NullMarked
package hearthside.server.program;

import org.jspecify.annotations.NullMarked;
