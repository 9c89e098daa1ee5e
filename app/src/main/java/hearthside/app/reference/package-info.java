/// The reference of the engine protocol, game by game, written from the records themselves.
@NullMarked
package hearthside.app.reference;

import org.jspecify.annotations.NullMarked;
