/// Finding people: those who wait for a quick game and the tables that come of it, friends, and games to look on at.
@NullMarked
package hearthside.server.quick;

import org.jspecify.annotations.NullMarked;
