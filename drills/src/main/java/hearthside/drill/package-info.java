/// Drills: the server under load, under attack and after accidents, with figures. They know it only from outside, as browsers do.
@NullMarked
package hearthside.drill;

import org.jspecify.annotations.NullMarked;
