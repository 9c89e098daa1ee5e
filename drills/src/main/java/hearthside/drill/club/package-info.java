/// Tournaments, quick games, challenges and a group that go on while servers are killed, and what must be there afterwards.
@NullMarked
package hearthside.drill.club;

import org.jspecify.annotations.NullMarked;
