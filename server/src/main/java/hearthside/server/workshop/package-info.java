/// Editions that people keep with their account and pass on by link.
@NullMarked
package hearthside.server.workshop;

import org.jspecify.annotations.NullMarked;
