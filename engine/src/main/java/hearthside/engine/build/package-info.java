/// Compiles the rules and the bots for the browser; nothing of it goes there.
@NullMarked
package hearthside.engine.build;

import org.jspecify.annotations.NullMarked;
