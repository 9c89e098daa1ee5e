/// The `hearthside` command.
@NullMarked
package hearthside.app;

import org.jspecify.annotations.NullMarked;
