package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Homeland.DENMARK;
import static hearthside.games.fireaxe.Homeland.NORWAY;
import static hearthside.games.fireaxe.Homeland.SWEDEN;
import static hearthside.games.fireaxe.Saga.Deed.RAID;
import static hearthside.games.fireaxe.Saga.Deed.SETTLE;
import static hearthside.games.fireaxe.Saga.Deed.TRADE;
import static hearthside.games.fireaxe.Saga.saga;

import java.util.List;

/// The sagas of the house edition, era by era.
final class SagaCards {
    static final List<Saga> HOUSE = List.of(
            saga("saga-101", 1, NORWAY, TRADE, 0, "Furs for the Irish Kings", "dublin", "waterford"),
            saga("saga-102", 1, NORWAY, RAID, 2, "Wrath upon the Holy Isle", "lindisfarne"),
            saga("saga-103", 1, NORWAY, SETTLE, 0, "Farms on the Northern Isles", "orkney", "shetland"),
            saga("saga-104", 1, DENMARK, TRADE, 0, "Up the Rhine with Furs", "hamburg", "cologne"),
            saga("saga-105", 1, DENMARK, TRADE, 2, "Markets of Two Shores", "lincoln", "rouen"),
            saga("saga-106", 1, DENMARK, RAID, 2, "The Frisian Burning", "hamburg", "dorestad"),
            saga("saga-107", 1, SWEDEN, TRADE, 0, "The Amber Coast", "wolin", "truso"),
            saga("saga-108", 1, SWEDEN, TRADE, 2, "Beads on the Volkhov", "ladoga", "novgorod"),
            saga("saga-109", 1, SWEDEN, RAID, 0, "Swords over Courland", "grobin"),
            saga("saga-201", 2, NORWAY, RAID, 2, "Black Longphort", "iona", "dublin"),
            saga("saga-202", 2, NORWAY, SETTLE, 2, "Pillars on the Beach", "horn", "reykjavik"),
            saga("saga-203", 2, NORWAY, TRADE, 0, "Silver of the Western Sea", "limerick", "mann"),
            saga("saga-204", 2, DENMARK, RAID, 3, "The Great Host", "york", "london"),
            saga("saga-205", 2, DENMARK, RAID, 3, "Ragnar on the Seine", "rouen", "paris"),
            saga("saga-206", 2, DENMARK, SETTLE, 0, "Ploughs of the Danelaw", "york", "lincoln"),
            saga("saga-207", 2, SWEDEN, RAID, 0, "The Calling of the Varangians", "novgorod"),
            saga("saga-208", 2, SWEDEN, TRADE, 2, "Over the Portages", "kiev", "smolensk"),
            saga("saga-209", 2, SWEDEN, TRADE, 3, "The Road to Miklagard", "constantinople"),
            saga("saga-301", 3, NORWAY, SETTLE, 3, "Erik's Green Land", "hvarf"),
            saga("saga-302", 3, NORWAY, SETTLE, 5, "Leif's Landfall", "vinland"),
            saga("saga-303", 3, NORWAY, SETTLE, 0, "Kings in Dublin", "dublin", "limerick"),
            saga("saga-304", 3, DENMARK, SETTLE, 0, "Rolf's Duchy", "rouen", "nantes"),
            saga("saga-305", 3, DENMARK, SETTLE, 3, "Knut's Crown", "norwich", "london"),
            saga("saga-306", 3, DENMARK, RAID, 4, "Hastein in the South Sea", "seville", "rome"),
            saga("saga-307", 3, SWEDEN, RAID, 3, "The Shield on the Gate", "constantinople"),
            saga("saga-308", 3, SWEDEN, SETTLE, 3, "Rurik's Realm", "novgorod", "kiev"),
            saga("saga-309", 3, SWEDEN, TRADE, 2, "Southward down the Dnieper", "cherson", "belgrade"));

    private SagaCards() {}
}
