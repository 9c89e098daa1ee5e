/// Databases, migrations, the queue of writes, scheduled jobs and backups. Repositories stand in the package they belong to.
@NullMarked
package hearthside.server.store;

import org.jspecify.annotations.NullMarked;
