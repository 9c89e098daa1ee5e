/// Work that gives way to players: thinking bots, hints, reviews, and the hashing of passphrases.
@NullMarked
package hearthside.server.background;

import org.jspecify.annotations.NullMarked;
