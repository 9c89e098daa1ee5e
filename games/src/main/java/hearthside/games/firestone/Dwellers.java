package hearthside.games.firestone;

/// What the Cave Dwellers bring.
///
/// @param majority what the majority in their settlement is worth at the end
/// @param others   food that everybody but the discoverer of the cave gains
public record Dwellers(int majority, int others) {
    /// As it was in the first house edition, and in editions that say nothing of it.
    static final Dwellers FIRST = new Dwellers(2, 0);
}
