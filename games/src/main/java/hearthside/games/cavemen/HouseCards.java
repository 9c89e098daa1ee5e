package hearthside.games.cavemen;

import static hearthside.games.cavemen.Kind.ELDER;
import static hearthside.games.cavemen.Kind.EXPLORER;
import static hearthside.games.cavemen.Kind.HUNTER;
import static hearthside.games.cavemen.Kind.LEADER;
import static hearthside.games.cavemen.Kind.THINKER;
import static hearthside.games.cavemen.Score.FORAGING;
import static hearthside.games.cavemen.Score.HUNTING;
import static hearthside.games.cavemen.Score.INVENTING;
import static hearthside.games.cavemen.Score.POPULATION;

import hearthside.games.cavemen.Card.Beast;
import hearthside.games.cavemen.Card.Cave;
import hearthside.games.cavemen.Card.Caveman;
import hearthside.games.cavemen.Card.Invention;
import java.util.List;

/// The cards of the house edition, one line a card. The counts are the printed ones; nearly all numbers, names and effects are ours.
final class HouseCards {
    private HouseCards() {}

    /// All tribes are equally strong.
    static final List<TribeCards> TRIBES = List.of(
            tribe(Tribe.WOLF, "Aruu", "Fenk", 1),
            tribe(Tribe.TIGER, "Ragar", "Stripe", 2),
            tribe(Tribe.SNAKE, "Sessa", "Hiss", 3),
            tribe(Tribe.OWL, "Hoom", "Plume", 4),
            tribe(Tribe.BEAR, "Borga", "Grull", 5));

    /// id, name, marker, kind, cost, hunting, inventing, foraging
    static final List<Caveman> CAVEMEN = List.of(
            new Caveman("hunter-brok", "Brok", 1, HUNTER, 2, 2, 0, 0),
            new Caveman("hunter-thud", "Thud", 1, HUNTER, 4, 3, 0, 0),
            new Caveman("hunter-gront", "Gront", 2, HUNTER, 2, 2, 0, 0),
            new Caveman("hunter-skarn", "Skarn", 2, HUNTER, 4, 3, 0, 0),
            new Caveman("hunter-ursk", "Ursk", 3, HUNTER, 2, 2, 0, 0),
            new Caveman("hunter-bram", "Bram", 3, HUNTER, 4, 3, 0, 0),
            new Caveman("hunter-tovu", "Tovu", 4, HUNTER, 2, 2, 0, 0),
            new Caveman("hunter-krag", "Krag", 4, HUNTER, 4, 3, 0, 0),
            new Caveman("hunter-hulka", "Hulka", 5, HUNTER, 2, 2, 0, 0),
            new Caveman("hunter-dorn", "Dorn", 5, HUNTER, 4, 3, 0, 0),
            new Caveman("thinker-ponda", "Ponda", 1, THINKER, 3, 0, 1, 1),
            new Caveman("thinker-ekko", "Ekko", 1, THINKER, 4, 0, 2, 0),
            new Caveman("thinker-mull", "Mull", 2, THINKER, 2, 0, 1, 0),
            new Caveman("thinker-oona", "Oona", 2, THINKER, 4, 0, 2, 0),
            new Caveman("thinker-ibba", "Ibba", 3, THINKER, 5, 0, 2, 1),
            new Caveman("thinker-rhee", "Rhee", 3, THINKER, 4, 0, 2, 0),
            new Caveman("thinker-tikk", "Tikk", 4, THINKER, 2, 0, 1, 0),
            new Caveman("thinker-loru", "Loru", 4, THINKER, 4, 0, 2, 0),
            new Caveman("thinker-wonda", "Wonda", 5, THINKER, 3, 0, 1, 1),
            new Caveman("thinker-zev", "Zev", 5, THINKER, 4, 0, 2, 0),
            new Caveman("elder-grum", "Grum", 1, ELDER, 3, 0, 1, 2),
            new Caveman("elder-ansa", "Ansa", 2, ELDER, 3, 0, 1, 2),
            new Caveman("elder-teko", "Teko", 3, ELDER, 3, 0, 1, 2),
            new Caveman("elder-uma", "Uma", 4, ELDER, 3, 0, 1, 2),
            new Caveman("elder-osk", "Osk", 5, ELDER, 3, 0, 1, 2),
            new Caveman("explorer-farra", "Farra", 1, EXPLORER, 4, 2, 0, 1),
            new Caveman("explorer-wayo", "Wayo", 2, EXPLORER, 4, 2, 0, 1),
            new Caveman("explorer-ruun", "Ruun", 3, EXPLORER, 4, 2, 0, 1),
            new Caveman("explorer-jarra", "Jarra", 4, EXPLORER, 4, 2, 0, 1),
            new Caveman("explorer-skye", "Skye", 5, EXPLORER, 4, 2, 0, 1));

    /// id, name, marker, hunting score needed, food, teeth
    static final List<Beast> BEASTS = List.of(
            new Beast("beast-dodo-1", "Dodo", 4, 1, 2, 0),
            new Beast("beast-dodo-2", "Dodo", 2, 1, 2, 0),
            new Beast("beast-giant-tortoise-1", "Giant Tortoise", 5, 2, 4, 0),
            new Beast("beast-giant-tortoise-2", "Giant Tortoise", 1, 2, 4, 0),
            new Beast("beast-wild-boar-1", "Wild Boar", 3, 2, 3, 1),
            new Beast("beast-wild-boar-2", "Wild Boar", 4, 2, 3, 1),
            new Beast("beast-dire-wolf-1", "Dire Wolf", 2, 3, 2, 2),
            new Beast("beast-dire-wolf-2", "Dire Wolf", 5, 3, 2, 2),
            new Beast("beast-ground-sloth-1", "Ground Sloth", 1, 3, 5, 0),
            new Beast("beast-ground-sloth-2", "Ground Sloth", 3, 3, 5, 0),
            new Beast("beast-protoceratops-1", "Protoceratops", 4, 3, 4, 1),
            new Beast("beast-protoceratops-2", "Protoceratops", 2, 3, 4, 1),
            new Beast("beast-styracosaurus-1", "Styracosaurus", 5, 4, 6, 1),
            new Beast("beast-styracosaurus-2", "Styracosaurus", 1, 4, 6, 1),
            new Beast("beast-giant-elk-1", "Giant Elk", 3, 4, 7, 0),
            new Beast("beast-giant-elk-2", "Giant Elk", 4, 4, 7, 0),
            new Beast("beast-sabretooth-1", "Sabretooth", 2, 4, 3, 3),
            new Beast("beast-sabretooth-2", "Sabretooth", 5, 4, 3, 3),
            new Beast("beast-cave-bear-1", "Cave Bear", 1, 5, 6, 2),
            new Beast("beast-cave-bear-2", "Cave Bear", 3, 5, 6, 2),
            new Beast("beast-ankylosaurus", "Ankylosaurus", 4, 5, 8, 1),
            new Beast("beast-stegosaurus", "Stegosaurus", 2, 6, 9, 1),
            new Beast("beast-woolly-rhino", "Woolly Rhino", 5, 6, 7, 3),
            new Beast("beast-triceratops", "Triceratops", 1, 7, 9, 3),
            new Beast("beast-mastodon", "Mastodon", 3, 8, 12, 2),
            new Beast("beast-brontosaurus", "Brontosaurus", 4, 9, 15, 1),
            new Beast("beast-tyrannosaurus", "Tyrannosaurus", 2, 10, 10, 6));

    /// id, name, marker, cost in teeth, population
    static final List<Cave> CAVES = List.of(
            new Cave("cave-cleft", "Cleft", 1, 1, 2),
            new Cave("cave-overhang", "Overhang", 3, 1, 2),
            new Cave("cave-burrow", "Burrow", 5, 1, 2),
            new Cave("cave-grotto", "Grotto", 2, 3, 3),
            new Cave("cave-bat-cave", "Bat Cave", 4, 3, 3),
            new Cave("cave-waterfall-cave", "Waterfall Cave", 1, 3, 3),
            new Cave("cave-great-hall", "Great Hall", 5, 4, 4),
            new Cave("cave-bear-den", "Bear Den", 3, 4, 4));

    /// id, name, marker, inventing score needed, effect. Fire is dealt by the edition itself, for its cost goes by the number of players.
    static final List<Invention> INVENTIONS = List.of(
            new Invention("invention-club", "Club", 1, 1, new Effect.Raise(HUNTING, 1)),
            new Invention("invention-digging-stick", "Digging Stick", 2, 1, new Effect.Raise(FORAGING, 1)),
            new Invention("invention-tooth-necklace", "Tooth Necklace", 3, 2, new Effect.HuntMore(0, 1)),
            new Invention("invention-tracking", "Tracking", 4, 2, new Effect.RaiseWith(HUNTING, 2, EXPLORER)),
            new Invention("invention-guest-gifts", "Guest Gifts", 5, 2, new Effect.RecruitForLess(1)),
            new Invention("invention-lean-to", "Lean-to", 2, 2, new Effect.Raise(POPULATION, 1)),
            new Invention("invention-dried-meat", "Dried Meat", 3, 2, new Effect.HuntMore(2, 0)),
            new Invention("invention-language", "Language", 4, 2, new Effect.Raise(INVENTING, 1)),
            new Invention("invention-cave-painting", "Cave Painting", 5, 2, new Effect.RaisePerCave(INVENTING, 1)),
            new Invention("invention-basket", "Basket", 1, 3, new Effect.Raise(FORAGING, 2)),
            new Invention("invention-spear", "Spear", 3, 3, new Effect.RaisePer(HUNTING, 1, HUNTER, 1)),
            new Invention("invention-pit-trap", "Pit Trap", 4, 3, new Effect.RaiseWith(HUNTING, 2, THINKER)),
            new Invention("invention-storytelling", "Storytelling", 5, 3, new Effect.RaisePer(INVENTING, 1, ELDER, 1)),
            new Invention("invention-fish-weir", "Fish Weir", 1, 3, new Effect.FindFood(1)),
            new Invention("invention-drum", "Drum", 2, 3, new Effect.PayLessForConch(1)),
            new Invention("invention-food-cache", "Food Cache", 4, 3, new Effect.FeedHalf()),
            new Invention("invention-division-of-labour", "Division of Labour", 5, 3, new Effect.RaiseFromSize(INVENTING, 2, 6)),
            new Invention("invention-tribal-council", "Tribal Council", 1, 4, new Effect.FindTeethPer(ELDER, 1)),
            new Invention("invention-hide-armour", "Hide Armour", 2, 4, new Effect.NoCasualties()),
            new Invention("invention-tally-marks", "Tally Marks", 3, 4, new Effect.RaisePer(INVENTING, 1, THINKER, 2)));

    private static TribeCards tribe(Tribe tribe, String leader, String hunter, int marker) {
        var id = tribe.name().toLowerCase(java.util.Locale.ROOT);
        var name = tribe.name().charAt(0) + id.substring(1);
        return new TribeCards(tribe, new Caveman(id + "-leader", leader, 0, LEADER, 0, 1, 1, 1),
                new Caveman(id + "-hunter", hunter, marker, HUNTER, 0, 2, 0, 0), new Cave(id + "-home", name + " Home Cave", 0, 0, 4));
    }
}
