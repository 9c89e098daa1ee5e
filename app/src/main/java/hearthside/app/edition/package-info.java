/// The words of the command line about editions.
@NullMarked
package hearthside.app.edition;

import org.jspecify.annotations.NullMarked;
