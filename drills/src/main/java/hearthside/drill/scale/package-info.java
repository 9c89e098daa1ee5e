/// How far a house grows: what a move, a table, a page and a thinking bot cost here, how much several servers do by each way of talking,
/// and a simulation of larger houses with these costs.
@NullMarked
package hearthside.drill.scale;

import org.jspecify.annotations.NullMarked;
