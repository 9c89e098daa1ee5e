/// What browsers send and get: commands, messages, and errors that say in a sentence what is wrong.
@NullMarked
package hearthside.server.protocol;

import org.jspecify.annotations.NullMarked;
