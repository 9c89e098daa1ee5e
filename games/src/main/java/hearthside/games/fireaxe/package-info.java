/// Fire & Axe, for three to five players; two may play it with fewer sagas.
///
/// A turn has seven days. In the wintering box a longboat takes crewmen and goods aboard, one a day; from a home port it draws runes and
/// puts to sea, one space a day. In foreign ports it trades, raids towns and founds settlements, which costs no time but often men.
/// Who sails longer than the weather of a zone allows loses what is aboard. Whoever does the last deed of a saga takes its card. When the
/// sagas have run out three rounds remain; then towns, settlements and sagas are counted.
///
/// A turn in rulebook order: [Wintering] → [Mooring] → [Sailing], with [Losing] and [Mourning] after a day too many, [Charging],
/// [Raiding], [Settling] and [Celebrating] in a task, [Turning] and [Stealing] with runes; [Over]. How turns follow each other is in
/// [Turn], sagas in [Sagas], runes in [Casting], points in [Scoring], what always holds in [Invariants]; setup in [Setup], what differs
/// between tables in [Agreement], the map in [Ports] and [Waters], the weather in [State] (`limit`), the cards in [SagaCards] and [Rune], a
/// position read back in [Restoring]. What the open board means is told in [Facts], worked out by [Reckoning] with [Course] for voyages.
@NullMarked
package hearthside.games.fireaxe;

import org.jspecify.annotations.NullMarked;
