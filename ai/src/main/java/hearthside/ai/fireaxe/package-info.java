/// Opponents for Fire & Axe: a greedy skipper who takes what lies nearest, and a jarl who weighs sagas, weather and the end.
@NullMarked
package hearthside.ai.fireaxe;

import org.jspecify.annotations.NullMarked;
