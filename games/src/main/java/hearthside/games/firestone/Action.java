package hearthside.games.firestone;

/// All a player may do.
public sealed interface Action {

    /// FS-105: takes one of the starting inventions laid out.
    record Choose(Invention invention) implements Action {}

    /// FS-18: moves a scout; the first scout is 0, the second 1.
    record Move(int scout, Area to) implements Action {}

    /// FS-34: does nothing, or nothing more.
    record Pass() implements Action {}

    /// FS-33: takes food where only a food icon is left.
    record TakeFood() implements Action {}

    /// FS-65: takes the extra food of an invention, where that is asked.
    record Accept() implements Action {}

    /// FS-43: looks at the animal tiles of the forest.
    record Look() implements Action {}

    /// FS-43: keeps one of the animal tiles just looked at.
    record Keep(Animal animal) implements Action {}

    /// FS-48: prepares an animal tile over the fire.
    record Prepare(Animal animal) implements Action {}

    /// FS-50: takes the gathering tile into a store.
    record Gather(Store store) implements Action {}

    /// FS-50: leaves the gathering tile and takes food instead.
    record Leave() implements Action {}

    /// FS-60: takes an invention from the display.
    record TakeInvention(Invention invention) implements Action {}

    /// FS-66: takes the top VP card and covers an invention with it.
    record Cover(Invention invention) implements Action {}

    /// Storage Pit: one tile of the store that is being cleared stays.
    record KeepTile() implements Action {}

    /// FS-75: builds a hut where the scout stands.
    record Build() implements Action {}

    /// FS-72, FS-77: puts the scout on a fire after a hut was placed.
    record Send(Area fire) implements Action {}

    /// Wanderlust: the scout stays where it is instead of going to a fire.
    record Stay() implements Action {}

    /// FS-88: puts the second scout on a fire.
    record Join(Area fire) implements Action {}

    /// Bear Den: pays this much food for as many VP.
    record Feed(int food) implements Action {}

    /// Sinkhole: the scout comes out in an area that nobody has seen.
    record Fall(Area area) implements Action {}

    /// Hall of Paintings, Hot Springs, Flint Mine, Bone Totem: does what the cave card says.
    record UseCave() implements Action {}

    /// Barter Place: gives the topmost tile of a store for food.
    record Sell(Store store) implements Action {}

    /// Barter Place: pays food for a tile of the discard pile and gathers it.
    record Buy(Plant plant, Store store) implements Action {}

    /// Ancestor Shrine: puts the marking stone on a settlement.
    record Mark(Area settlement) implements Action {}

    /// Crystal Grotto: gives all tiles of a store for VP.
    record Offer(Store store) implements Action {}
}
