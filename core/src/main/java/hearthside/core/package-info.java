/// The contract between a game and everything else, and the few things every game needs: a match with its journal,
/// luck, a neutral dealer, pieces that lie face down. Uses nothing but the JDK.
@NullMarked
package hearthside.core;

import org.jspecify.annotations.NullMarked;
