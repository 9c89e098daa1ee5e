/// Lessons: a position, somebody who tries, and the rules that answer. Nothing is kept.
@NullMarked
package hearthside.server.practice;

import org.jspecify.annotations.NullMarked;
