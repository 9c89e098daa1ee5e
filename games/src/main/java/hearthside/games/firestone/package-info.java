/// Fire & Stone, for two to four players from about ten years on.
///
/// Scouts walk from southern Africa across a map of three regions and turn up what nobody has seen: plants to gather for inventions and
/// VP cards, forests to hunt in, fires to cook at, a cave that changes the rules, and places to settle. Food buys huts; huts, majorities,
/// cards, fires found and a secret task score. Twelve hidden hut tiles are the clock: the third and ninth open regions, the fifth brings
/// second scouts, the eleventh the end.
///
/// The moments of a turn are listed in [Phase]. Setup is in [Setup], what differs between tables in [Agreement], where scouts may go in
/// [Reach], what an area offers in [Arrived], what a tile turned up does in [Discovery], what the cave does in [Opening] and [Visiting],
/// hut prices and
/// the hut track in [Huts], the order of turns and the end in [Turn], points in [Scoring], what a seat cannot know in [Hidden], a
/// position read
/// back in [Restoring]. The map is [Atlas]; map, cards and tiles are those of a house edition ([FireAndStoneEdition]).
/// What the open board means is told in [Facts], worked out by [Reckoning] with [Walks] for the ways of scouts.
@NullMarked
package hearthside.games.firestone;

import org.jspecify.annotations.NullMarked;
