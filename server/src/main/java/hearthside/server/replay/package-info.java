/// What was played, told again: to whoever was away, to whoever opens a finished game, to whoever checks the luck. It only reads tables.
@NullMarked
package hearthside.server.replay;

import org.jspecify.annotations.NullMarked;
