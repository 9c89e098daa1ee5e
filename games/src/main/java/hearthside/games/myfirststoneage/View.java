package hearthside.games.myfirststoneage;

import static hearthside.core.Game.REFEREE;
import static hearthside.core.Game.knows;

import hearthside.core.Derived;
import hearthside.core.Facedown;
import hearthside.core.Listing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What one viewer sees.
///
/// @param loop        the spaces in walking order, as the edition has them
/// @param friendlyDogs whether dogs are never called over (MF-V5)
/// @param start       the seat that began
/// @param forest      the fourteen trees
/// @param lastSwap    the two trees swapped last, until the next flip; empty where the viewer gets no help to follow it
/// @param land        the goods on their own spaces
/// @param post        the goods at the trading post
/// @param dogs        dogs on the board
/// @param piles       the three places for huts
/// @param settlements what each seat has
/// @param resets      how often the forest has closed: the mammoth's steps when the table plays together
public record View(Phase phase, @Derived List<Space> loop, @Derived boolean friendlyDogs, int start, List<Tree> forest,
        List<Integer> lastSwap, @Derived Goods land,
        Goods post, @Derived int dogs, List<Pile> piles,
        List<Settlement> settlements, int resets) {

    /// A forest token. `face` is what the viewer may see of it: also of a token that is down, where memory help shows it.
    public record Tree(@Nullable Token face, boolean up, boolean seen) {}

    /// The hut on offer, if there is one, and how many lie face down below it.
    public record Pile(@Nullable Hut hut, int below) {}

    /// @param goods    what lies behind the settlement, unless the viewer may not look (MF-43)
    /// @param help     the level of memory help, agreed openly (MF-V1)
    /// @param whispers how often the mammoth will still whisper to this seat
    public record Settlement(Space figure, @Nullable Goods goods, int dogs, List<Hut> huts, @Derived int help, int whispers) {}

    /// MF-30, MF-33: where a figure of `seat` lands with `token`.
    public Space landing(int seat, Token token) {
        return token.isDie() ? loop.get((loop.indexOf(settlements.get(seat).figure()) + token.steps()) % loop.size()) : token.sign();
    }

    static View of(State s, int viewer) {
        return new View(phase(s, viewer), s.agreed.edition.loop(), s.agreed.friendlyDogs, s.start,
                Listing.of(s.forest.places(), tree -> tree(s, tree, viewer)),
                s.swapA < 0 || help(s, viewer) < 2 ? List.of() : List.of(s.swapA, s.swapB), Goods.of(s.land), Goods.of(s.post),
                s.dogsOnBoard(),
                Listing.of(s.top.length, pile -> new Pile(s.top[pile] < 0 ? null : s.hut(s.top[pile]), s.below[pile])),
                s.each(seat -> settlement(s, seat, viewer)), s.resets);
    }

    private static Phase phase(State s, int viewer) {
        return s.phase instanceof Flipping(int seat, int tree) && tree >= 0 && !knows(viewer, seat) ? Flipping.turn(seat) : s.phase;
    }

    /// Memory help shows trees seen before, and never anything else, and only in one's own turn: level 1 that they were
    /// seen, level 4 also what they are, level 3 the one the mammoth has just spoken of.
    private static Tree tree(State s, int tree, int viewer) {
        boolean up = s.isUp(tree), seen = s.forest.seenBy(tree, 0);
        int help = s.phase.seat() == viewer ? help(s, viewer) : 0;
        boolean whispered = s.phase instanceof Flipping(int seat, int spoken) && spoken == tree && knows(viewer, seat);
        boolean shown = up || seen && (viewer == REFEREE || help == 4 || whispered);
        boolean known = up || seen && (viewer == REFEREE || help == 1 || help == 4 || whispered);
        int face = shown ? s.forest.face(tree, viewer) : Facedown.UNKNOWN;
        return new Tree(face == Facedown.UNKNOWN ? null : Token.ALL.get(face), up, known);
    }

    private static int help(State s, int viewer) { return viewer == REFEREE ? 2 : viewer < 0 ? 0 : s.agreed.help[viewer]; }

    private static Settlement settlement(State s, int seat, int viewer) {
        return new Settlement(Space.ALL.get(s.figure[seat]), s.agreed.openGoods || knows(viewer, seat) ? Goods.of(s.goods[seat]) : null,
                s.dogs[seat], s.hutsOf(seat), s.agreed.help[seat], s.whispers[seat]);
    }
}
