/// All tables of this server: opened, found, put away, listed, and kept in the database.
@NullMarked
package hearthside.server.tables;

import org.jspecify.annotations.NullMarked;
