package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FA-222: directly after a settlement was founded or a raid won, before sagas are looked at: the moment for Colonization or Double
/// Plunder.
///
/// @param treasure what the town gave; 0 after founding a settlement
public record Celebrating(int seat, int treasure) implements Phase {
    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>();
        options.add(Mourning.PROCEED);
        int rune = rune().ordinal();
        if (s.hands.holds(seat, rune)) options.add(Casting.PLAIN[rune]);
        return options;
    }

    /// Double Plunder is a conflict rune: where those are not used, nothing follows on a raid.
    @Override
    public Phase goOn(State s, Dealer dealer) { return treasure > 0 && !s.agreed.conflictRunes ? Turn.afterTask(s, seat, dealer) : this; }

    Rune rune() { return treasure == 0 ? Rune.COLONIZATION : Rune.DOUBLE_PLUNDER; }

    /// What the rune of this moment brings.
    int points(State s) { return treasure == 0 ? s.agreed.value[s.boat[seat]] : treasure; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Proceed) return Turn.afterTask(s, seat, dealer);
        Casting.play(s, seat, (Action.PlayRune) action, dealer);
        int points = points(s);
        s.points[seat] += points;
        dealer.announce(new Event.PointsGained(seat, rune(), points));
        return new Turning(seat, 1, this);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        if (action instanceof Action.PlayRune(var rune, _, _)) return Casting.whyNot(s, this, rune);
        return action instanceof Action.Relent
                ? Casting.whyNot(s, this, Rune.VALKYRIE)
                : Refusal.of("FA-222", "First the runes that follow directly on this deed, or none; then the game goes on.");
    }
}
