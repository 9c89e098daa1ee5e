package hearthside.games.myfirststoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Naming;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// MF-20: on your turn turn up one forest token; then the figure moves and acts.
///
/// @param whispered the tree of which the mammoth has just spoken, or -1
public record Flipping(int seat, int whispered) implements Phase {
    private static final Action[] FLIPS = IntStream.range(0, MyFirstStoneAgeEdition.TOKENS).mapToObj(Action.Flip::new)
            .toArray(Action[]::new);
    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of lists cannot be made otherwise
    private static final List<Action>[] FLIPS_BY_UP = new List[1 << FLIPS.length];
    private static final int WHISPERING = 3; // the level of help at which the mammoth speaks
    private static final Action ASK = new Action.AskMammoth();
    private static final Flipping[] TURNS = IntStream.range(0, 4).mapToObj(seat -> new Flipping(seat, -1)).toArray(Flipping[]::new);

    static Flipping turn(int seat) { return TURNS[seat]; }

    @Override
    public List<Action> options(State s) {
        if (s.agreed.help[seat] != WHISPERING || whyNoWhisper(s).isPresent()) return flips(s.up);
        var options = new ArrayList<>(flips(s.up));
        options.add(ASK);
        return options;
    }

    /// MF-21, MF-22: the trees that are face down. Each set of trees comes up again and again, so its list is made once.
    private static List<Action> flips(int up) {
        if (FLIPS_BY_UP[up] == null)
            FLIPS_BY_UP[up] = IntStream.range(0, FLIPS.length).filter(tree -> (up >> tree & 1) == 0).mapToObj(tree -> FLIPS[tree]).toList();
        return FLIPS_BY_UP[up];
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Flip(int tree)) return flip(s, tree, dealer);
        int tree = wish(s);
        s.whispers[seat]--;
        dealer.reveal();
        dealer.announce(new Event.Whispered(seat, tree, Token.ALL.get(s.forest.face(tree, seat))));
        return new Flipping(seat, tree);
    }

    private Phase flip(State s, int tree, Dealer dealer) {
        s.swapA = -1;
        s.swapB = -1;
        int face = s.forest.turnUp(tree, dealer, Flipping::token); // MF-24: until now nobody could look
        s.up |= 1 << tree; // MF-23
        var token = Token.ALL.get(face);
        dealer.announce(new Event.Flipped(seat, tree, token));
        var from = Space.ALL.get(s.figure[seat]);
        var to = Space.ALL.get(s.agreed.landing(from.ordinal(), face)); // MF-30..36: one result, no choice
        s.figure[seat] = to.ordinal();
        dealer.announce(token.isDie() ? new Event.Walked(seat, from, to, token.steps()) : new Event.Jumped(seat, from, to));
        return Landed.on(s, seat, to, dealer);
    }

    private static String token(int[] unseen, int n) { return Naming.word(Token.ALL.get(Chance.kind(unseen, n))); }

    /// MF-V1: of the trees seen before, the one whose token helps this player most now; -1 if none does.
    private int wish(State s) {
        var view = View.of(s, seat);
        int best = -1;
        double most = 0; // what does not help is not whispered
        for (int tree = 0; tree < s.forest.places(); tree++) {
            if (s.isUp(tree) || !s.forest.seenBy(tree, seat)) continue;
            var landing = Space.ALL.get(s.agreed.landing(s.figure[seat], s.forest.face(tree, seat)));
            double value = Landing.value(view, seat, landing);
            if (value > most) {
                most = value;
                best = tree;
            }
        }
        return best;
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        return switch (action) {
            case Action.Flip(int tree) when tree < 0 || tree >= FLIPS.length ->
                Optional.of(Refusal.of("MF-10", "There is no such tree: the forest has fourteen."));
            case Action.Flip(int tree) when s.isUp(tree) ->
                Optional.of(Refusal.of("MF-22", "This tree is already turned up. Choose one that is face down."));
            case Action.Flip _ -> Optional.empty();
            case Action.AskMammoth _ -> whyNoWhisper(s);
            case Action.Trade _,Action.CallDog _,Action.LeaveDog _,Action.Build _,Action.BuildNothing _,Action.Swap _ ->
                Phase.outOfPlace(action);
        };
    }

    private Optional<Refusal> whyNoWhisper(State s) {
        if (s.agreed.help[seat] != WHISPERING)
            return Optional.of(Refusal.of("MF-V1", "The mammoth whispers only to players who agreed on its help."));
        if (s.whispers[seat] == 0) return Optional.of(Refusal.of("MF-V1", "The mammoth has whispered twice already."));
        if (whispered >= 0) return Optional.of(Refusal.of("MF-V1", "The mammoth has just whispered. Turn up a tree."));
        return wish(s) >= 0
                ? Optional.empty()
                : Optional.of(Refusal.of("MF-V1", "The mammoth remembers no tree seen before that would help now."));
    }
}
