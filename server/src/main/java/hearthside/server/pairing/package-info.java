/// Who meets whom in a tournament, and who stands where. Pure: the same past gives the same round, and nothing here knows of tables, people
/// or time.
@NullMarked
package hearthside.server.pairing;

import org.jspecify.annotations.NullMarked;
