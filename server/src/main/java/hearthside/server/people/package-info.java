/// People who come back: accounts with a passphrase or passkeys, the browsers that are signed in, and what becomes of it all when
/// somebody leaves.
///
/// Nobody needs an account. Whoever visits is a *holder*, a hash to which seats and results belong: that of a guest's cookie, or that of
/// an account.
/// So tables know nothing of accounts, and a guest's tables are claimed by giving them another holder. This package knows no HTTP.
@NullMarked
package hearthside.server.people;

import org.jspecify.annotations.NullMarked;
