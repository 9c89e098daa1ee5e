package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// SA-37: after the roll, tools are added one by one, until the player gathers.
///
/// @param dice as they fell, so that everybody can see them
/// @param pips the dice and the tools added so far
public record UsingTools(int tribe, Good good, List<Integer> dice, int pips) implements Phase {
    private static final Action GATHER = new Action.Gather();
    private static final Action[] SLOTS = IntStream.range(0, Tools.SLOTS).mapToObj(Action.UseTool::new).toArray(Action[]::new);

    /// Asks only if the tools at hand could bring more.
    static Phase after(State s, int tribe, Good good, List<Integer> dice, int pips, Dealer dealer) {
        return canHelp(s, tribe, good, pips) ? new UsingTools(tribe, good, dice, pips) : gather(s, tribe, good, pips, dealer);
    }

    static boolean canHelp(State s, int tribe, Good good, int pips) {
        int more = help(s, s.agreed.seatOf(tribe));
        return more > 0 && Throws.brings(pips + more, good) > Throws.brings(pips, good);
    }

    /// SA-37, SA-57: what everything that is ready would add to a throw.
    static int help(State s, int board) {
        int help = Tools.ready(s.tools[board]);
        return (s.ready & s.agreed.onceCards) != 0 ? help + s.onceReady(board) : help;
    }

    @Override
    public List<Action> options(State s) {
        int board = s.agreed.seatOf(tribe);
        var options = new ArrayList<Action>(6);
        options.add(GATHER);
        for (int slot = 0; slot < Tools.SLOTS; slot++) if (Tools.isReady(s.tools[board], slot)) options.add(SLOTS[slot]);
        for (long rest = s.ready & s.agreed.onceCards & s.cards[board]; rest != 0; rest &= rest - 1)
            options.add(new Action.UseCard(s.agreed.card(Long.numberOfTrailingZeros(rest)).id()));
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        return switch (action) {
            case Action.UseTool(int slot) -> useTool(s, slot, dealer);
            case Action.UseCard(var card) -> useCard(s, indexOf(s, card), dealer);
            case Action.Gather _ -> gather(s, tribe, good, pips, dealer);
            case Action.Place _,Action.Act _,Action.Pay _,Action.Spend _,Action.Decline _,Action.PickDie _,Action.Claim _ ->
                throw new IllegalStateException("not an action after a roll: " + action);
            case Action.KeepCard _,Action.Feed _,Action.Starve _,Action.Lead _,Action.Endure _,Action.Discard _ ->
                throw new IllegalStateException("not an action after a roll: " + action);
        };
    }

    /// SA-39: the whole value, and then not again this round.
    private Phase useTool(State s, int slot, Dealer dealer) {
        int board = s.agreed.seatOf(tribe), value = Tools.value(s.tools[board], slot);
        s.tools[board] = Tools.use(s.tools[board], slot);
        dealer.announce(new Event.ToolUsed(tribe, slot, value, pips + value));
        return after(s, tribe, good, dice, pips + value, dealer);
    }

    /// SA-57: then the card joins the others. SS-41: alone it is put away.
    private Phase useCard(State s, int card, Dealer dealer) {
        int sum = pips + s.agreed.once[card];
        s.ready &= ~(1L << card);
        if (s.agreed.solo) s.cards[0] &= ~(1L << card);
        dealer.announce(new Event.CardUsed(tribe, s.agreed.card(card), sum));
        return after(s, tribe, good, dice, sum, dealer);
    }

    /// SA-38: one for so many pips, and nothing for the rest.
    private static Phase gather(State s, int tribe, Good good, int pips, Dealer dealer) {
        int count = Throws.brings(pips, good);
        s.add(s.agreed.seatOf(tribe), good, count);
        dealer.announce(new Event.Gathered(tribe, good, pips, count));
        return Acting.next(s, tribe, dealer);
    }

    private int indexOf(State s, String id) {
        for (long rest = s.ready & s.agreed.onceCards & s.cards[s.agreed.seatOf(tribe)]; rest != 0; rest &= rest - 1)
            if (s.agreed.card(Long.numberOfTrailingZeros(rest)).id().equals(id)) return Long.numberOfTrailingZeros(rest);
        return -1;
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        int tools = s.tools[s.agreed.seatOf(tribe)];
        return switch (action) {
            case Action.Gather _ -> Optional.empty();
            case Action.UseTool(int slot) when slot < 0 || slot >= Tools.SLOTS || Tools.value(tools, slot) == 0 ->
                Optional.of(Refusal.of("SA-37", "You have no such tool."));
            case Action.UseTool(int slot) when Tools.isUsed(tools, slot) ->
                Optional.of(Refusal.of(s.agreed.solo ? "SS-34" : "SA-39", "This tool was used this round already."));
            case Action.UseTool _ -> Optional.empty();
            case Action.UseCard(var card) -> indexOf(s, card) >= 0
                    ? Optional.empty()
                    : Optional.of(Refusal.of("SA-57", "You have no such tool to use once, or it was used already."));
            case Action.Place _,Action.Act _,Action.Pay _,Action.Spend _,Action.Decline _,Action.PickDie _,Action.Claim _ ->
                Phase.outOfPlace(s, action);
            case Action.KeepCard _,Action.Feed _,Action.Starve _,Action.Lead _,Action.Endure _,Action.Discard _ ->
                Phase.outOfPlace(s, action);
        };
    }
}
