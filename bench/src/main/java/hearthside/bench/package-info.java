/// How fast the games run.
@NullMarked
package hearthside.bench;

import org.jspecify.annotations.NullMarked;
