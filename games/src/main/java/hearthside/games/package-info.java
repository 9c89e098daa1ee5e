/// The games, one package each; they know the core and never each other.
@NullMarked
package hearthside.games;

import org.jspecify.annotations.NullMarked;
