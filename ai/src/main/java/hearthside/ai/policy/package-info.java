/// Which options are worth a try before any was tried: learnt from what the search found in its games against itself.
@NullMarked
package hearthside.ai.policy;

import org.jspecify.annotations.NullMarked;
