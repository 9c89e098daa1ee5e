/// Hearthside for programs: one JSON request a line, one answer a line.
@NullMarked
package hearthside.app.engine;

import org.jspecify.annotations.NullMarked;
