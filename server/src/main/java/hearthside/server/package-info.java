/// Tables with people around them. [Server] puts the packages together: `http` has the doors, `tables` knows all tables, a `table` is a
/// match with people around it, `store` writes everything down before anybody is told. Other servers on the same PostgreSQL hear of it
/// through `cluster`. What browsers send is a `protocol.Command`, what they get is a `protocol.Message`: `docs/protocol.md`.
@NullMarked
package hearthside.server;

import org.jspecify.annotations.NullMarked;
