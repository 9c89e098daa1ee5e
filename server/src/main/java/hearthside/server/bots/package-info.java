/// Bots at a table: who sits there, what they are told, and the worker that lets one decide.
@NullMarked
package hearthside.server.bots;

import org.jspecify.annotations.NullMarked;
