/// How fast a table goes: the arithmetic of its clocks and of what seats want done for them. No sockets, no SQL, no time of its own.
@NullMarked
package hearthside.server.pace;

import org.jspecify.annotations.NullMarked;
