package hearthside.games.stoneage;

import java.util.List;

/// What is to be said of the pieces when no game is on: for the rulebook.
///
/// @param pips  SA-38: how many pips bring one of each good
/// @param worth SA-45: what each resource is worth on a building
/// @param tools SA-41: what the best tool adds
/// @param fires SS-10: how high the fire burns at the start, level by level
public record Box(Facts.Pips pips, Goods worth, int tools, List<Integer> fires) {
    public static final Box HOUSE = new Box(Facts.Pips.ALL, Goods.WORTH, Tools.HIGHEST, Agreement.fires());
}
