/// Looking after the house: what it tells everybody, and what the accounts it names as keepers see and do.
@NullMarked
package hearthside.server.keeper;

import org.jspecify.annotations.NullMarked;
