/// Stone Age, for two to four players, and its solo game.
///
/// In each round the players put their figures on the board, one location at a time: to hunt, to gather wood, clay, stone and gold with
/// dice, to make tools, sow fields, have children, buy civilization cards and build. Then everybody uses the figures in any order, and at
/// last
/// all must be fed. Buildings score at once, cards at the end. The game ends when a pile of buildings is empty or the cards run out.
/// Alone, one player leads four tribes that share everything, rolls for the order in which they act, and tries to live until the last card.
///
/// A round in rulebook order: [Placing] → [Acting] ([UsingTools], [Buying], [PickingDice], [Claiming], [Building], [Paying]) → [Feeding];
/// [Over].
/// Alone: [Mustering], [Placing] → [Ordering], [Acting] → [Rationing], [Discarding]; [Over].
/// Setup is in [Setup], what differs between tables in [Agreement], what both games share in [Rulebook], the end of a round in [Round]
/// and [SoloRound],
/// the points in [Scoring], what a player cannot know in [Hidden], a position read back in [Restoring].
@NullMarked
package hearthside.games.stoneage;

import org.jspecify.annotations.NullMarked;
