package hearthside.games.fireaxe;

import hearthside.core.Listing;
import java.util.List;

/// How likely an attack is, before its dice are rolled.
///
/// @param target  what a die must exceed (FA-162)
/// @param chances to succeed with one die, with two, with three
/// @param lost    crewmen lost on average then, as in [Odds]
public record Attack(Saga.Deed deed, int target, List<Double> chances, List<Double> lost) {
    static final int FACES = 6;

    /// @param chance to succeed, rounded to four digits
    /// @param lost   crewmen lost on average, the one who settles not counted; rounded to two digits
    public record Odds(int dice, double chance, double lost) {
        static Odds of(int dice, double chance, double lost) {
            return new Odds(dice, Math.round(chance * 10_000) / 10_000.0, Math.round(lost * 100) / 100.0);
        }
    }

    public Attack {
        chances = List.copyOf(chances);
        lost = List.copyOf(lost);
    }

    private static Attack of(Saga.Deed deed, int target, List<Odds> odds) {
        return new Attack(deed, target, odds.stream().map(Odds::chance).toList(), odds.stream().map(Odds::lost).toList());
    }

    Odds odds(int dice) { return new Odds(dice, chances.get(dice - 1), lost.get(dice - 1)); }

    /// @param bonus what runes add to every die
    static Attack raid(State s, int port, int bonus) {
        int target = s.target(port);
        return of(Saga.Deed.RAID, target,
                Listing.of(FireAndAxeEdition.MOST_DICE, i -> raid(target - bonus, i + 1, s.agreed.seasonedRaiders, 0)));
    }

    static Attack settle(State s, int port, int bonus) {
        int target = s.target(port);
        return of(Saga.Deed.SETTLE, target, Listing.of(FireAndAxeEdition.MOST_DICE, i -> settle(target - bonus, i + 1)));
    }

    /// FA-162: what a die must exceed in a port of this value.
    public static int target(int value, boolean holdsGood) { return value - (holdsGood ? 1 : 0); }

    /// FA-162, FA-183: the chance of one die against what it must exceed, whatever is added to it taken off.
    public static double hit(int target) { return Math.clamp((FACES - target) / (double) FACES, 0, 1); }

    /// FA-161..164: dice one after the other until one succeeds; each that fails costs a man.
    ///
    /// @param before the dice of this raid that have failed
    static Odds raid(int target, int dice, SeasonedRaiders seasoned, int before) {
        double alive = 1, lost = 0;
        for (int i = 0; i < dice; i++) {
            double fails = 1 - hit(target - seasoned.bonus(before + i));
            lost += alive * fails;
            alive *= fails;
        }
        return Odds.of(dice, 1 - alive, lost);
    }

    /// FA-182..184: dice together; each that fails costs a man whether or not another succeeds.
    static Odds settle(int target, int dice) {
        double fails = 1 - hit(target);
        return Odds.of(dice, 1 - Math.pow(fails, dice), dice * fails);
    }
}
