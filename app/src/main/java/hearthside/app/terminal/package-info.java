/// A game at the terminal.
@NullMarked
package hearthside.app.terminal;

import org.jspecify.annotations.NullMarked;
