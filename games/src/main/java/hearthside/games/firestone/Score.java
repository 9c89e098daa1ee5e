package hearthside.games.firestone;

/// FS-97: where the points of a player come from.
///
/// @param cave what a marking stone on the cave card is worth
/// @param task 0 to whoever may not see the task
public record Score(int track, int cards, int huts, int majorities, int cave, int task) {
    public int total() { return track + cards + huts + majorities + cave + task; }
}
