package hearthside.core;

/// Something that happened. What a viewer may not know is removed by [#seenBy].
public interface GameEvent {
    default GameEvent seenBy(int viewer) { return this; }
}
