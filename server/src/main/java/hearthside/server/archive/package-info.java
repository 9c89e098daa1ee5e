/// What outlives a change of the rules: where running games stand, and finished games step by step.
@NullMarked
package hearthside.server.archive;

import org.jspecify.annotations.NullMarked;
