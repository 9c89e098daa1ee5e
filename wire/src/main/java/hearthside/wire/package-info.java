/// Records to JSON and back: actions, events, views, positions, journals, editions. Nothing here knows a game.
@NullMarked
package hearthside.wire;

import org.jspecify.annotations.NullMarked;
