/// What several words of the command line are told in the same way.
@NullMarked
package hearthside.app.option;

import org.jspecify.annotations.NullMarked;
