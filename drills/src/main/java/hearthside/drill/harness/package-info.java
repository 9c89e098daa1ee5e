/// What drills use to reach a server as others do: a process of its own, browsers without a screen, bare sockets.
@NullMarked
package hearthside.drill.harness;

import org.jspecify.annotations.NullMarked;
