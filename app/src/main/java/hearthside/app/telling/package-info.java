/// Games told in words, for the terminal.
@NullMarked
package hearthside.app.telling;

import org.jspecify.annotations.NullMarked;
