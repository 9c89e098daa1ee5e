/// What players ask each other at a table: whether to take back, whether a seat is freed.
@NullMarked
package hearthside.server.question;

import org.jspecify.annotations.NullMarked;
