/// What is said at tables, on the disk.
@NullMarked
package hearthside.server.talk;

import org.jspecify.annotations.NullMarked;
