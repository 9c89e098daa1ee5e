/// Tables with people around them: HTTP, WebSockets, journals in SQL.
///
/// [Server] opens the doors; [Hall] knows all tables; a [Table] is a match with people around it; the [Ledger] writes everything down
/// before
/// anybody is told. Other servers on the same PostgreSQL hear of it through the [Relay]; the [Cluster] says whose bots play where. What
/// browsers send is a [Command], what they get is a [Message]: `docs/protocol.md`.
@NullMarked
package hearthside.server;

import org.jspecify.annotations.NullMarked;
