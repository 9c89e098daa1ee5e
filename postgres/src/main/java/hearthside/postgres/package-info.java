/// A PostgreSQL in a temporary folder and a NATS server, for tests and drills; never part of what is delivered.
@NullMarked
package hearthside.postgres;

import org.jspecify.annotations.NullMarked;
