/// Several servers on one database: heartbeats, who keeps which table, and the signals they send each other.
@NullMarked
package hearthside.server.cluster;

import org.jspecify.annotations.NullMarked;
