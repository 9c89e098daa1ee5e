/// Games as fixed numbers: what a seat sees as a vector of one length, and everything anybody may ever do as an index.
/// Both depend on the game and its edition alone, so that what was learnt from some games serves for others.
@NullMarked
package hearthside.app.lens;

import org.jspecify.annotations.NullMarked;
