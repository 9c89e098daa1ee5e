package hearthside.games.cavemen;

import hearthside.core.Listing;
import hearthside.games.cavemen.Card.Beast;
import hearthside.games.cavemen.Card.Cave;
import hearthside.games.cavemen.Card.Caveman;
import hearthside.games.cavemen.Card.Invention;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The cards as numbers, so that a set of cards is two words of bits: beings (cavemen and beasts) and things (caves and inventions).
///
/// 0–9 hunters, 10–19 thinkers, 20–24 elders, 25–29 explorers, 30–34 starting hunters by tribe, 35–61 beasts; 64–71 caves, 72–91
/// inventions, 92 Fire.
final class Cards {
    static final int NONE = -1, STARTERS = 30, BEASTS = 35, CAVES = 64, INVENTIONS = 72, FIRE = 92, END = 93;
    static final long HUNTER_BITS = bits(0, 10) | bits(STARTERS, BEASTS), THINKER_BITS = bits(10, 20), ELDER_BITS = bits(20, 25),
            EXPLORER_BITS = bits(25, 30);
    static final long CAVEMAN_BITS = bits(0, BEASTS), STARTER_BITS = bits(STARTERS, BEASTS), BEAST_BITS = bits(BEASTS, 62);
    static final long CAVE_BITS = bits(0, 8), INVENTION_BITS = bits(8, 29), FIRE_BIT = 1L << FIRE - CAVES;
    static final long DECK_BEINGS = CAVEMAN_BITS & ~STARTER_BITS | BEAST_BITS, DECK_THINGS = CAVE_BITS | INVENTION_BITS;
    static final int DECK = 86;
    /// CV-10: a stone marker is 1 to 5.
    static final int MARKERS = 5;

    private final Card[] card = new Card[END];
    private final Map<String, Integer> number = new HashMap<>();
    final int[] cost = new int[END];
    final int[] marker = new int[END];
    final long[] score = new long[END]; // Scores, packed
    final long[] leaderScore = new long[Tribe.ALL.size()]; // with the home cave
    final long[] markerBeings = new long[MARKERS + 1], markerThings = new long[MARKERS + 1];
    // what may be done with each card
    final Action[] recruitForFood = new Action[END], recruitForTeeth = new Action[END], explore = new Action[END], hunt = new Action[END],
            invent = new Action[END];
    final Action[] lose = new Action[END], replace = new Action[END], discard = new Action[END];

    Cards(CavemenEdition edition, int seats) {
        for (int i = 0; i < STARTERS; i++) place(i, edition.cavemen().get(i));
        for (int i = 0; i < edition.tribes().size(); i++) place(STARTERS + i, edition.tribes().get(i).hunter());
        for (int i = 0; i < edition.beasts().size(); i++) place(BEASTS + i, edition.beasts().get(i));
        for (int i = 0; i < edition.caves().size(); i++) place(CAVES + i, edition.caves().get(i));
        for (int i = 0; i < edition.inventions().size(); i++) place(INVENTIONS + i, edition.inventions().get(i));
        place(FIRE, edition.fire(seats));
        for (var tribe : edition.tribes())
            leaderScore[tribe.tribe().ordinal()] = scores(tribe.leader()) + tribe.home().population() * Scores.one(Score.POPULATION);
    }

    private void place(int n, Card placed) {
        card[n] = placed;
        number.put(placed.id(), n);
        marker[n] = placed.marker();
        if (n < CAVES) markerBeings[placed.marker()] |= 1L << n;
        else markerThings[placed.marker()] |= 1L << n - CAVES;
        cost[n] = switch (placed) {
            case Caveman caveman -> caveman.cost();
            case Beast beast -> beast.cost();
            case Cave cave -> cave.cost();
            case Invention invention -> invention.cost();
        };
        score[n] = placed instanceof Caveman caveman
                ? scores(caveman)
                : placed instanceof Cave cave ? cave.population() * Scores.one(Score.POPULATION) : 0;
        recruitForFood[n] = new Action.Recruit(placed.id(), Payment.FOOD);
        recruitForTeeth[n] = new Action.Recruit(placed.id(), Payment.TEETH);
        explore[n] = new Action.Explore(placed.id());
        hunt[n] = new Action.Hunt(placed.id());
        invent[n] = new Action.Invent(placed.id());
        lose[n] = new Action.Lose(placed.id());
        replace[n] = new Action.Replace(placed.id());
        discard[n] = new Action.Discard(placed.id());
    }

    private static long scores(Caveman caveman) {
        return caveman.hunting() * Scores.one(Score.HUNTING) + caveman.inventing() * Scores.one(Score.INVENTING)
                + caveman.foraging() * Scores.one(Score.FORAGING);
    }

    /// The number of a card, or NONE if there is no such card in the deck or among the starting hunters.
    int number(String id) {
        var n = number.get(id);
        return n == null ? NONE : n;
    }

    Card card(int n) { return card[n]; }

    String id(int n) { return card[n].id(); }

    /// The cards of a set, in their order.
    List<Card> list(long beings, long things) {
        var list = new ArrayList<Card>();
        for (long rest = beings; rest != 0; rest &= rest - 1) list.add(card[Long.numberOfTrailingZeros(rest)]);
        for (long rest = things; rest != 0; rest &= rest - 1) list.add(card[CAVES + Long.numberOfTrailingZeros(rest)]);
        return List.copyOf(list);
    }

    Caveman being(int bit) { return (Caveman) card[bit]; }

    Invention invention(int bit) { return (Invention) card[CAVES + bit]; }

    List<String> ids(long beings, long things) {
        var cards = list(beings, things);
        return Listing.of(cards.size(), i -> cards.get(i).id());
    }

    /// CV-9: who is of a kind. The leader is not among them.
    static long ofKind(Kind kind) {
        return switch (kind) {
            case LEADER -> 0;
            case HUNTER -> HUNTER_BITS;
            case THINKER -> THINKER_BITS;
            case ELDER -> ELDER_BITS;
            case EXPLORER -> EXPLORER_BITS;
        };
    }

    static boolean isCaveman(int n) { return n >= 0 && n < BEASTS; }

    static boolean isBeast(int n) { return n >= BEASTS && n < CAVES; }

    static boolean isCave(int n) { return n >= CAVES && n < INVENTIONS; }

    static boolean isInvention(int n) { return n >= INVENTIONS; }

    private static long bits(int from, int to) { return (1L << to) - (1L << from); }
}
