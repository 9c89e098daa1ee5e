/// Luck: where numbers come from, what was drawn, and what it is called.
@NullMarked
package hearthside.core.chance;

import org.jspecify.annotations.NullMarked;
