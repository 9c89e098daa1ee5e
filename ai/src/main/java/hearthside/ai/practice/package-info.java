/// Somebody tries something on a real board: lessons and puzzles.
@NullMarked
package hearthside.ai.practice;

import org.jspecify.annotations.NullMarked;
