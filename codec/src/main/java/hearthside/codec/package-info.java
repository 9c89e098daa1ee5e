/// JSON without a library and without reflection, for where neither is to be had: the engine in the browser. What is here reads and writes
/// exactly as `wire` does; the tables that say how each record looks are written by `codegen` when this is built.
@NullMarked
package hearthside.codec;

import org.jspecify.annotations.NullMarked;
