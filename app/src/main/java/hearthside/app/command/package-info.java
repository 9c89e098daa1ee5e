/// The words of the command line, one class each.
@NullMarked
package hearthside.app.command;

import org.jspecify.annotations.NullMarked;
