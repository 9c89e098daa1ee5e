package hearthside.games.stoneage;

/// What the evening costs a board and what there is for it: one sum for the bar, the question and the coach. People who stand at the hut,
/// the field or the tool maker have done their work before anybody eats, so they are counted in; dice and cards are not.
///
/// @param mouths  everybody who eats, the newborn too (SA-34)
/// @param meal    food for each of them (SS-51)
/// @param burden  what the burden card will cost (SS-52)
/// @param owed    all of it
/// @param field   what the field will bring (SA-60, SS-50)
/// @param food    what is in store
/// @param eaten   while the meal is on, the food that was eaten
/// @param given   and the resources that were paid instead
/// @param isOn    whether the meal is on
/// @param left    what remains, or below nothing what is missing
/// @param missing food that is missing
/// @param born    who will be born before the meal
/// @param sown    how much the field will have grown by then
/// @param heavier how much the burden will have grown by then
/// @param hunters who hunts
/// @param game    what they bring on average
public record Meal(int mouths, int meal, int burden, int owed, int field, int food, int eaten, int given, boolean isOn, int left,
        int missing, int born, int sown, int heavier, int hunters, double game) {

    /// @param s a state, or a world that somebody imagines: only what lies open is asked for
    public static Meal of(State s, int board) {
        var evening = s.copy();
        int idle = s.agreed.solo ? SoloOrder.resting(s) : -1, born = 0, hunters = 0;
        for (int tribe = 0; tribe < s.agreed.tribes; tribe++) {
            if (tribe == idle || s.agreed.seatOf(tribe) != board) continue; // SS-44: a tribe that rests does no work, and eats all the same
            if (s.figuresAt(Location.HUT, tribe) > 0 && Acting.canBear(s, tribe)) {
                evening.figures[tribe]++;
                born++;
            }
            if (s.figuresAt(Location.FIELD, tribe) > 0 && Gains.canSow(evening, board)) evening.field[board]++;
            int slot = Tools.slotToRaise(evening.tools[board]);
            if (s.figuresAt(Location.TOOL_MAKER, tribe) > 0 && slot >= 0) evening.tools[board] = Tools.raise(evening.tools[board], slot);
            hunters += s.figuresAt(Location.HUNTING_GROUNDS, tribe);
        }
        int mouths = evening.agreed.solo ? evening.allFigures() : evening.figures[board];
        int meal = s.agreed.solo ? s.agreed.meal : 1, burden = s.agreed.solo ? SoloRound.burden(evening) : 0;
        int owed = mouths * meal + burden, field = evening.field[board], food = s.stock(board, Good.FOOD);
        int heavier = s.agreed.solo ? burden - SoloRound.burden(s) : 0;
        double game = hunters == 0 ? 0 : huntersBring(s, board, idle);
        int missing = missing(s, board), given = paid(s.phase).size();
        if (missing > 0)
            return new Meal(mouths, meal, burden, owed, field, food, owed - missing - given, given, true, -missing, missing, born,
                    field - s.field[board], heavier, hunters, game);
        int left = field + food - owed;
        return new Meal(mouths, meal, burden, owed, field, food, 0, 0, false, left, Math.max(0, -left), born, field - s.field[board],
                heavier, hunters, game);
    }

    /// SA-38: each tribe rolls for itself, so that what is over is lost to each.
    private static double huntersBring(State s, int board, int idle) {
        double game = 0;
        for (int tribe = 0; tribe < s.agreed.tribes; tribe++)
            if (tribe != idle && s.agreed.seatOf(tribe) == board)
                game += Throws.mean(s.figuresAt(Location.HUNTING_GROUNDS, tribe), Good.FOOD, 0);
        return Throws.rounded(game);
    }

    /// SA-62, SS-55: what is still missing while this board is asked for it; otherwise nothing.
    private static int missing(State s, int board) {
        if (s.phase instanceof Rationing(int missing, var _)) return missing;
        return s.phase instanceof Feeding(int tribe, int missing, var _) && tribe == board ? missing : 0;
    }

    private static Goods paid(Phase phase) {
        if (phase instanceof Rationing(int _, var paid)) return paid;
        return phase instanceof Feeding(int _, int _, var paid) ? paid : Goods.NONE;
    }
}
