package hearthside.games.stoneage;

import static hearthside.core.Game.knows;

import hearthside.core.Derived;
import hearthside.core.Listing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What one viewer sees.
///
/// @param round   from 1
/// @param start   the seat with the start player marker
/// @param figures how many figures of each tribe stand on each location that is not empty
/// @param row     the four card spaces, from the cheapest
/// @param deck    how many cards nobody has seen
/// @param piles   the piles of buildings in use
/// @param tribes  the figures of each colour
/// @param players what each seat has on its board
/// @param solo    what only the solo game has
public record View(Phase phase, int round, int start, List<Standing> figures, List<Space> row, @Derived int deck, List<Pile> piles,
        List<Tribe> tribes, List<Player> players, @Nullable Solo solo) {

    public record Standing(Location location, List<Integer> byTribe) {}

    public record Space(@Nullable Card card) {}

    /// The tile on top, if there is one, and how many lie face down below it.
    public record Pile(@Nullable Tile tile, int below) {}

    /// @param figures all there are; @param home those not on the board; @param supply those that may still be born
    public record Tribe(int figures, @Derived int home, @Derived int supply) {}

    public record Tool(int value, boolean used) {}

    /// @param score what is on the scoring track; at the end everything
    /// @param cards those everybody saw bought; unknown where stacks are hidden (SA-V1)
    /// @param drawn those taken unseen, known to their owner alone until the end (SA-56)
    /// @param stack how many cards there are in all
    /// @param ready cards that lie face up because they can still be used
    /// @param tally what the cards known to the viewer and the resources would bring at the end
    public record Player(int score, int food, Goods goods, int field, List<Tool> tools, List<Tile> tiles, @Nullable List<Card> cards,
            @Nullable List<Card> drawn, @Derived int stack, List<Card> ready, @Derived @Nullable Tally tally) {}

    /// @param limit      the exhaustion limit
    /// @param meal       food for each figure
    /// @param initiative of each tribe; 0 until rolled
    /// @param acted      the tribes that have acted this round
    /// @param burden     the food that the burden card costs as things stand
    /// @param discarded  the tiles turned face down
    /// @param putAway    the cards that have left the game; what is left is in the deck
    public record Solo(@Derived int level, @Derived int fieldStart, @Derived int meal, int limit, List<Integer> initiative,
            List<Integer> acted, @Derived int burden,
            List<Tile> discarded, List<Card> putAway) {}

    static View of(State s, int viewer) {
        return new View(s.phase, s.round, s.start, standing(s),
                Listing.of(s.row.length, i -> new Space(s.row[i] < 0 ? null : s.agreed.card(s.row[i]))), s.deckSize(),
                Listing.of(s.agreed.piles, pile -> new Pile(s.top[pile] < 0 ? null : s.agreed.tile(s.top[pile]), s.below[pile])),
                Listing.of(s.agreed.tribes, tribe -> new Tribe(s.figures[tribe], s.home(tribe), s.agreed.mostFigures - s.figures[tribe])),
                s.each(seat -> player(s, seat, viewer)), s.agreed.solo ? solo(s) : null);
    }

    private static List<Standing> standing(State s) {
        var standing = new ArrayList<Standing>(Location.ALL.size());
        for (var location : Location.ALL)
            if (s.at[location.ordinal()] != 0)
                standing.add(new Standing(location, Listing.of(s.agreed.tribes, tribe -> s.figuresAt(location, tribe))));
        return Collections.unmodifiableList(standing);
    }

    private static Player player(State s, int seat, int viewer) {
        boolean over = s.phase instanceof Over;
        boolean own = knows(viewer, seat) || over, open = own || !s.agreed.hiddenStacks;
        long known = open ? own ? s.allCards(seat) : s.cards[seat] : 0;
        return new Player(s.score[seat], s.stock(seat, Good.FOOD), s.goods(seat), s.field[seat],
                Listing.of(Tools.SLOTS, slot -> new Tool(Tools.value(s.tools[seat], slot), Tools.isUsed(s.tools[seat], slot))),
                s.tilesOf(s.tiles[seat]), open ? s.cardsOf(s.cards[seat]) : null, own ? s.cardsOf(s.drawn[seat]) : null,
                Long.bitCount(s.allCards(seat)),
                s.cardsOf(s.ready & s.cards[seat]), open && !s.agreed.solo ? Scoring.tally(s, seat, known) : null);
    }

    private static Solo solo(State s) {
        return new Solo(s.agreed.level, s.agreed.fieldStart, s.agreed.meal, s.limit, Listing.of(s.initiative.length, i -> s.initiative[i]),
                Listing.ofSet(s.acted, tribe -> tribe), SoloRound.burden(s), s.tilesOf(s.discarded), s.cardsOf(putAway(s)));
    }

    private static long putAway(State s) {
        long gone = (1L << StoneAgeEdition.CARDS) - 1 & ~s.deck & ~s.cards[0];
        for (int card : s.row) if (card >= 0) gone &= ~(1L << card);
        return gone;
    }
}
