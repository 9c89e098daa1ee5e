package hearthside.games.firestone;

/// The numbers of the Bear Den and the Cave Dwellers.
///
/// @param bear     so much food the bear takes at most, each for 1 VP
/// @param majority what the majority among the Cave Dwellers is worth at the end
/// @param huts     huts that whoever discovers the Cave Dwellers builds there for free
public record CaveNumbers(int bear, int majority, int huts) {
    static final int MOST = 9;
    /// As they were in the first house edition, and are in editions that say nothing of them.
    static final CaveNumbers FIRST = new CaveNumbers(3, 2, 1);
}
