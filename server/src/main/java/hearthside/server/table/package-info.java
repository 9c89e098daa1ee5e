/// One table: a match with people around it. Everything that changes it goes one road; see [Table].
@NullMarked
package hearthside.server.table;

import org.jspecify.annotations.NullMarked;
