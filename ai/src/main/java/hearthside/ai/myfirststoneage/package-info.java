/// Opponents for My First Stone Age, who differ by how well they remember.
@NullMarked
package hearthside.ai.myfirststoneage;

import org.jspecify.annotations.NullMarked;
