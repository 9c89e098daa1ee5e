/// Tournaments among bots that can be stopped, resumed, shared among machines and put together again.
@NullMarked
package hearthside.ai.arena;

import org.jspecify.annotations.NullMarked;
