/// Puzzles: decisions where one choice is clearly the best, from the book of the house and from somebody's own games. A position holds
/// every secret, so it stays here; told is what the seat that decides may see.
@NullMarked
package hearthside.server.puzzle;

import org.jspecify.annotations.NullMarked;
