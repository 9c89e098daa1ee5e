/// Groups of players: their people, tables, ratings and notes. Who belongs to which is in `people.Groups`, for tables, tournaments and the
/// lobby ask it too.
@NullMarked
package hearthside.server.group;

import org.jspecify.annotations.NullMarked;
