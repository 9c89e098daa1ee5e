/// What a house keeps: which tables are in memory, how many games there may be, and for how long they stay on the disk.
@NullMarked
package hearthside.server.retention;

import org.jspecify.annotations.NullMarked;
