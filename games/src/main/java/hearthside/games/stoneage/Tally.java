package hearthside.games.stoneage;

/// What a player gets at the end beside the points scored during the game.
///
/// @param resources one point for each resource left (SA-85)
public record Tally(int green, int farmers, int toolMakers, int builders, int shamans, int resources) {
    public int total() { return green + farmers + toolMakers + builders + shamans + resources; }
}
