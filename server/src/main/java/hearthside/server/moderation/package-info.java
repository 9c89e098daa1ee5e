/// Looking after people: muting, blocking and reporting.
@NullMarked
package hearthside.server.moderation;

import org.jspecify.annotations.NullMarked;
