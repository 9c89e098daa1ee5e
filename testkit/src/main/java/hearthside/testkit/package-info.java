/// What proves a game: laws that hold of every game, golden playthroughs, fixtures, signatures, and rules cited by tests.
@NullMarked
package hearthside.testkit;

import org.jspecify.annotations.NullMarked;
