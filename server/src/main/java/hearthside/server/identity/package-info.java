/// Who somebody is: visitors, accounts, and the secrets only a browser may know.
@NullMarked
package hearthside.server.identity;

import org.jspecify.annotations.NullMarked;
