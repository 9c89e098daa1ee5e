/// Telling people who are not at the table that something waits for them: by Web Push, by webhook, by e-mail, and not at night.
///
/// [Notices] decides who is told what, and when it is tried again; the others know how to tell it.
@NullMarked
package hearthside.server.notice;

import org.jspecify.annotations.NullMarked;
