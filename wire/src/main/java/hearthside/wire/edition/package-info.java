/// Editions beside each other and as tables: what differs between two, and lists of cards for programs that work with tables.
@NullMarked
package hearthside.wire.edition;

import org.jspecify.annotations.NullMarked;
