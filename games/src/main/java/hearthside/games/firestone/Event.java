package hearthside.games.firestone;

import hearthside.core.Game;
import hearthside.core.GameEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All that may happen. Secret are only the animals looked at and kept, until they are prepared.
public sealed interface Event extends GameEvent {

    record InventionChosen(int seat, Invention invention) implements Event {}

    record Moved(int seat, int scout, Area from, Area to) implements Event {}

    record Revealed(int seat, Area area, Tile tile) implements Event {}

    /// FS-80: the tile leaves the game.
    record TileRemoved(Area area) implements Event {}

    /// FS-42: an animal stack now lies in the forest.
    record StackPlaced(Area area, int animals) implements Event {}

    /// FS-43: the others see only how many were looked at.
    record Looked(int seat, Area area, int count, List<Animal> animals) implements Event {
        @Override
        public Event seenBy(int viewer) { return Game.knows(viewer, seat) ? this : new Looked(seat, area, count, List.of()); }
    }

    record Kept(int seat, Area area, @Nullable Animal animal) implements Event {
        @Override
        public Event seenBy(int viewer) { return Game.knows(viewer, seat) ? this : new Kept(seat, area, null); }
    }

    record Prepared(int seat, Animal animal) implements Event {}

    /// FS-37: what did not fit is lost.
    record FoodGained(int seat, int food, int lost) implements Event {}

    record FoodPaid(int seat, int food) implements Event {}

    /// FS-39: bags beyond the last slot are lost.
    record BagsGained(int seat, int bags, int lost) implements Event {}

    record VpGained(int seat, int vp) implements Event {}

    record Gathered(int seat, Plant plant, Store store) implements Event {}

    record TileLeft(int seat, Area area) implements Event {}

    /// FS-54, FS-58: tiles of a store go to the open discard pile.
    record StoreEmptied(int seat, Store store, Plant plant, int tiles) implements Event {}

    /// Storage Pit.
    record TileKept(int seat, Store store, Plant plant) implements Event {}

    record InventionTaken(int seat, Invention invention) implements Event {}

    /// FS-64: the display is filled up.
    record InventionTurnedUp(Invention invention) implements Event {}

    record VpCardTaken(int seat, int vp, Invention covered) implements Event {}

    record HutBuilt(int seat, Area area, int paid) implements Event {}

    /// FS-71: so many hut tiles lie on the track now.
    record HutTileLaid(int space) implements Event {}

    record RegionOpened(int region) implements Event {}

    record SentToFire(int seat, int scout, Area from, Area to) implements Event {}

    /// Wanderlust.
    record Stayed(int seat, int scout, Area area) implements Event {}

    record ScoutJoined(int seat, Area fire) implements Event {}

    record CaveOpened(Cave cave) implements Event {}

    /// Sinkhole.
    record Fell(int seat, int scout, Area from, Area to) implements Event {}

    /// FS-84: the marking stone now lies on this area, or on the cave card.
    record StonePlaced(int seat, @Nullable Area area) implements Event {}

    record StoneReturned(int seat) implements Event {}

    /// Barter Place.
    record TileSold(int seat, Store store, Plant plant) implements Event {}

    record Passed(int seat) implements Event {}

    /// FS-94: who takes the end-of-game card.
    record EndTriggered(int seat) implements Event {}

    /// FS-95: the last turn of whoever triggered the end begins.
    record EndCardFlipped(int seat) implements Event {}

    /// FS-101: all tasks are turned up.
    record Ended(List<Task> tasks, List<Integer> winners) implements Event {}
}
