/// Telling people who are not at the table that something waits for them: by Web Push, by webhook, by e-mail, and not at night.
///
/// These classes know how to tell; [hearthside.server] knows what and whom.
@NullMarked
package hearthside.server.notice;

import org.jspecify.annotations.NullMarked;
