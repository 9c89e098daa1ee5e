package hearthside.games.cavemen;

import static hearthside.games.cavemen.State.POOL;
import static hearthside.games.cavemen.State.TRIBES;

import hearthside.core.Listing;
import hearthside.core.Terms;
import hearthside.games.cavemen.Card.Cave;
import hearthside.games.cavemen.Card.Caveman;
import hearthside.games.cavemen.Card.Invention;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the table shows beyond the position: worked out by the rules from what one viewer sees.
///
/// @param step     which of the four parts of a round it is, from 0: Conch, Feed, Action, Discard; -1 before and after (CV-22)
/// @param extra    CV-51: whether the action that is due is the first or the last of the holder of the Conch
/// @param discards CV-87: how many cards are still cleared away
/// @param sums     CV-6: how the scores of each tribe are added up
/// @param ready    CV-82: whether the inventing score of each tribe is enough for Fire
/// @param own      what is worked out for the viewer's tribe, if it has one
public record Facts(int step, @Nullable Extra extra, int discards, List<Sums> sums, List<Boolean> ready, @Nullable Own own) {

    public enum Extra {
        FIRST, LAST
    }

    public record Sums(List<Part> hunting, List<Part> inventing, List<Part> foraging, List<Part> population) {}

    /// What one card adds to a score: an invention also where it is nothing now (CV-7).
    public record Part(String card, int by) {}

    /// @param armoured CV-76: whether hunts cost nobody
    /// @param stones   CV-69: the markers that cost a member after a hunt
    /// @param offers   what each card of the pool would be to it
    /// @param leavers  where somebody must leave: how it would be without each of them (CV-46, CV-60, CV-71)
    /// @param auction  where the viewer is asked for a bid
    /// @param meal     the next one
    public record Own(boolean armoured, List<Integer> stones, List<Offer> offers, List<Then> leavers, @Nullable Auction auction,
            @Nullable Meal meal) {}

    /// @param cost  what is paid for it, in food or teeth (CV-62, CV-63, CV-65); or the score it needs (CV-66, CV-80, CV-82)
    /// @param needs the score it needs instead of being paid; null where it is paid
    /// @param food  CV-77: what a beast brings
    /// @param full  CV-60: whether a member must make room
    /// @param meal  of a caveman that food can pay for: the next meal, if it does
    /// @param then  how the tribe would be with it; not for a beast
    /// @param dark  why it cannot be taken now
    public record Offer(String card, int cost, @Nullable Score needs, int food, int teeth, boolean full, @Nullable Then then,
            @Nullable Meal meal, @Nullable Dark dark) {}

    /// A tribe as it would be with this card more, or fewer.
    ///
    /// @param casualty how likely a hunt would cost a member
    public record Then(String card, Scores scores, int size, View.Odds casualty) {}

    /// What a tribe owes at the next meal, and what it has for it.
    ///
    /// @param holds   CV-31: whether it is the holder of the Conch then, unless somebody bids for it
    /// @param owes    CV-44, CV-45
    /// @param food    with what inventions find before it (CV-49)
    /// @param starves CV-46, CV-47: whether that costs a member
    public record Meal(boolean holds, int owes, int food, boolean starves) {}

    /// Why a card of the pool cannot be taken now, the nearest hindrance first.
    public enum Dark {
        /// CV-82: the inventing score is too low for Fire.
        FIRE_SCORE,
        /// CV-82: somebody else has the Conch.
        FIRE_CONCH,
        /// It is not the own turn, though all else is there; in this round, or in another.
        FIRE_TURN, FIRE_ROUND,
        /// CV-56: too little food and too few teeth.
        RECRUIT,
        /// CV-63: too few teeth.
        CAVE,
        /// CV-66, CV-80: the score is too low.
        BEAST, INVENTION,
        /// It is not the own turn; or not the phase for it.
        TURN, LATER
    }

    /// @param owed CV-44: what the holder of the Conch would have to feed
    /// @param food and what there would be for it (CV-49)
    /// @param bids what each bid would cost (CV-40, CV-41)
    public record Auction(int owed, int food, List<Bid> bids, Pass pass) {}

    public record Bid(int teeth, int paid, int left) {}

    /// Where the Conch goes if the viewer passes and nobody bids more.
    ///
    /// @param of      who has it then
    /// @param last    CV-38, CV-42: whether nobody is left who could
    /// @param binding CV-100: whether a pass is final
    public record Pass(Fate fate, int of, boolean last, boolean binding) {}

    public enum Fate {
        /// CV-40: the highest bidder has won it.
        WON,
        /// CV-39: nobody has bid, so it stays with the viewer, or where it is.
        MINE, KEPT
    }

    static Facts of(Terms terms, View view, int viewer) {
        var s = Sight.of(terms, view);
        boolean led = viewer >= 0 && s.tribe[viewer] >= 0;
        return new Facts(step(s.phase), extra(s), s.phase instanceof Discarding ? s.count(POOL) - Round.KEPT : 0,
                s.each(seat -> sums(s, seat, view.tableaus().get(seat))),
                s.each(seat -> s.score(seat, Score.INVENTING) >= view.fireCost()), led ? own(s, view, viewer) : null);
    }

    private static int step(Phase phase) {
        return switch (phase) {
            case Choosing _,Over _ -> -1;
            case Bidding _ -> 0;
            case Starving _ -> 1;
            case Acting _,Replacing _,Losing _ -> 2;
            case Discarding _ -> 3;
        };
    }

    private static @Nullable Extra extra(State s) {
        if (!(s.phase instanceof Acting(int _, int turn))) return null;
        return turn == 0 ? Extra.FIRST : turn == s.seats() ? Extra.LAST : null;
    }

    private static Sums sums(State s, int seat, View.Tableau tableau) {
        return new Sums(parts(s, seat, tableau, Score.HUNTING), parts(s, seat, tableau, Score.INVENTING),
                parts(s, seat, tableau, Score.FORAGING), parts(s, seat, tableau, Score.POPULATION));
    }

    private static List<Part> parts(State s, int seat, View.Tableau tableau, Score score) {
        var parts = new ArrayList<Part>();
        var leader = tableau.leader();
        if (leader != null) add(parts, leader.id(), Scores.printed(leader, score));
        for (var member : tableau.members()) add(parts, member.id(), Scores.printed(member, score));
        if (score == Score.POPULATION) for (var cave : tableau.caves()) add(parts, cave.id(), cave.population());
        for (var invention : tableau.inventions())
            if (Inventions.raised(invention.effect()) == score)
                parts.add(new Part(invention.id(), s.agreed.inventions.adds(s.agreed.cards.number(invention.id()), s.members(seat),
                        s.things[TRIBES + seat])));
        return List.copyOf(parts);
    }

    private static void add(List<Part> parts, String card, int by) { if (by != 0) parts.add(new Part(card, by)); }

    private static Own own(State s, View view, int seat) {
        var stones = new ArrayList<Integer>();
        for (int marker = 1; marker <= Cards.MARKERS; marker++) if (Hunting.isInTribe(s, seat, marker)) stones.add(marker);
        return new Own(s.agreed.inventions.sparesCasualties(s.things[TRIBES + seat]), List.copyOf(stones),
                Listing.of(view.pool().size(), i -> offer(s, seat, view.pool().get(i))), leavers(s, seat),
                s.phase instanceof Bidding bidding && bidding.seat() == seat ? auction(s, bidding) : null, meal(s, seat));
    }

    private static Offer offer(State s, int seat, Card card) {
        int n = s.agreed.cards.number(card.id());
        int cost = switch (card) {
            case Caveman _ -> s.recruitCost(seat, n);
            case Cave _ -> s.caveCost(seat, n);
            case Card.Beast _,Invention _ -> s.agreed.cards.cost[n];
        };
        if (card instanceof Card.Beast beast)
            return new Offer(card.id(), cost, Score.HUNTING, Hunting.food(s, seat, beast), Hunting.teeth(s, seat, beast), false, null,
                    null, dark(s, seat, n, cost));
        var with = s.copy();
        with.move(n, POOL, TRIBES + seat);
        boolean full = card instanceof Caveman && s.isFull(seat);
        return new Offer(card.id(), cost, card instanceof Invention ? Score.INVENTING : null, 0, 0, full, then(with, seat, card.id()),
                card instanceof Caveman && s.food[seat] >= cost ? meal(s, seat, s.size(seat) + (full ? 0 : 1), s.food[seat] - cost) : null,
                dark(s, seat, n, cost));
    }

    private static Then then(State imagined, int seat, String card) {
        return new Then(card, Scores.of(imagined.scores(seat)), imagined.size(seat), View.casualty(imagined, seat));
    }

    private static @Nullable Dark dark(State s, int seat, int card, int cost) {
        boolean acts = s.phase instanceof Acting(int now, int _) && now == seat;
        boolean isFire = card == Cards.FIRE;
        if (isFire && s.score(seat, Score.INVENTING) < cost) return Dark.FIRE_SCORE;
        if (isFire && s.conch != seat) return Dark.FIRE_CONCH;
        if (Cards.isCaveman(card) && s.food[seat] < cost && s.teeth[seat] < cost) return Dark.RECRUIT;
        if (Cards.isCave(card) && s.teeth[seat] < cost) return Dark.CAVE;
        if (Cards.isBeast(card) && s.score(seat, Score.HUNTING) < cost) return Dark.BEAST;
        if (Cards.isInvention(card) && s.score(seat, Score.INVENTING) < cost) return Dark.INVENTION;
        if (acts) return null;
        boolean soon = s.phase instanceof Acting;
        return isFire ? soon ? Dark.FIRE_TURN : Dark.FIRE_ROUND : soon ? Dark.TURN : Dark.LATER;
    }

    /// The next meal of a tribe, as things stand; none once the last has been eaten.
    public static @Nullable Meal meal(State s, int seat) { return meal(s, seat, s.size(seat), s.food[seat]); }

    private static @Nullable Meal meal(State s, int seat, int size, int food) {
        boolean isToday = isStillToBeFed(s, seat);
        if (s.phase instanceof Over || !isToday && s.round == s.agreed.maxRounds) return null;
        int holder = !isToday ? s.left(s.conch) : s.phase instanceof Bidding(int _, int _, int bidder) && bidder >= 0 ? bidder : s.conch;
        int owes = seat == holder ? s.owesAsHolder(seat, size) : 1;
        boolean hasFound = s.phase instanceof Starving(int now) && now == seat;
        int has = food + (hasFound ? 0 : s.agreed.inventions.foundFood(s.things[TRIBES + seat]));
        return new Meal(seat == holder, owes, has, has < owes && size > 1);
    }

    /// CV-49: whether the meal of this round is still to come for a tribe.
    private static boolean isStillToBeFed(State s, int seat) {
        return switch (s.phase) {
            case Bidding _ -> true;
            case Starving(int now) -> afterHolder(s, seat) >= afterHolder(s, now);
            case Choosing _,Acting _,Replacing _,Losing _,Discarding _,Over _ -> false;
        };
    }

    private static int afterHolder(State s, int seat) { return Math.floorMod(seat - s.conch, s.seats()); }

    private static List<Then> leavers(State s, int seat) {
        var incoming = s.phase instanceof Replacing(int _, int _, var card) ? card : null;
        boolean mine = s.phase.toAct().contains(seat);
        if (!mine || !(s.phase instanceof Replacing || s.phase instanceof Losing || s.phase instanceof Starving)) return List.of();
        return Listing.ofSet(s.members(seat), member -> {
            var without = s.copy();
            without.lose(seat, member);
            if (incoming != null) without.move(s.agreed.cards.number(incoming), POOL, TRIBES + seat);
            return then(without, seat, s.agreed.cards.id(member));
        });
    }

    private static Auction auction(State s, Bidding bidding) {
        int seat = bidding.seat();
        var bids = new ArrayList<Bid>();
        for (var option : bidding.options(s))
            if (option instanceof Action.Bid(int teeth)) {
                int paid = Round.conchPrice(s, seat, teeth);
                bids.add(new Bid(teeth, paid, s.teeth[seat] - paid));
            }
        return new Auction(s.owesAsHolder(seat), s.food[seat] + s.agreed.inventions.foundFood(s.things[TRIBES + seat]), List.copyOf(bids),
                pass(s, bidding));
    }

    private static Pass pass(State s, Bidding bidding) {
        int high = bidding.high(), bidder = bidding.bidder();
        boolean last = true;
        for (int seat = 0; seat < s.seats(); seat++)
            if (seat != bidding.seat() && seat != bidder && (s.passed >> seat & 1) == 0 && s.teeth[seat] > high) last = false;
        return new Pass(bidder >= 0 ? Fate.WON : s.conch == bidding.seat() ? Fate.MINE : Fate.KEPT, bidder >= 0 ? bidder : s.conch, last,
                s.agreed.strictPass);
    }
}
