/// Writes a small working game to begin from.
@NullMarked
package hearthside.app.newgame;

import org.jspecify.annotations.NullMarked;
