/// What is written from the records themselves, once read: types for the browser, codecs for the engine in it, the reference pages of the
/// engine protocol and their schemas.
@NullMarked
package hearthside.codegen;

import org.jspecify.annotations.NullMarked;
