/// What comes from outside, and how it is complained about.
@NullMarked
package hearthside.core.input;

import org.jspecify.annotations.NullMarked;
