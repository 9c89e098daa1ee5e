/// What is said at tables, on the disk.
@NullMarked
package hearthside.server.chat;

import org.jspecify.annotations.NullMarked;
