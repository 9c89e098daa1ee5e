package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Water.river;
import static hearthside.games.fireaxe.Water.sea;
import static hearthside.games.fireaxe.Zone.EAST;
import static hearthside.games.fireaxe.Zone.NORTH;
import static hearthside.games.fireaxe.Zone.SOUTH;
import static hearthside.games.fireaxe.Zone.WEST;

import java.util.List;

/// The seas and rivers of the house edition, zone by zone, each with everything next to it: waters first, then ports.
final class Waters {
    static final List<Water> HOUSE = List.of(
            sea("vinland-sea", "Vinland Sea", WEST, "farewell-sea", "west-ocean", "vinland"),
            sea("farewell-sea", "Farewell Sea", WEST, "irminger-sea", "vinland-sea", "west-ocean", "hvarf"),
            sea("irminger-sea", "Irminger Sea", WEST, "farewell-sea", "greenland-sea", "iceland-sea", "west-ocean", "reykjavik"),
            sea("greenland-sea", "Greenland Sea", WEST, "irminger-sea", "norwegian-sea", "eyjafjord"),
            sea("iceland-sea", "Iceland Sea", WEST, "faroe-sea", "irminger-sea", "norwegian-sea", "horn"),
            sea("faroe-sea", "Faroe Sea", WEST, "hebrides-sea", "iceland-sea", "norwegian-sea", "viking-bank", "faroes", "orkney",
                    "shetland"),
            sea("west-ocean", "Western Ocean", WEST, "connacht-coast", "farewell-sea", "hebrides-sea", "irminger-sea", "vinland-sea"),
            sea("hebrides-sea", "Hebrides Sea", WEST, "connacht-coast", "faroe-sea", "irish-sea", "west-ocean", "iona", "orkney"),
            sea("connacht-coast", "Connacht Coast", WEST, "celtic-sea", "hebrides-sea", "west-ocean", "limerick"),
            sea("irish-sea", "Irish Sea", WEST, "celtic-sea", "hebrides-sea", "dublin", "dumbarton", "mann"),
            sea("celtic-sea", "Celtic Sea", WEST, "armorican-sea", "channel", "connacht-coast", "irish-sea", "waterford"),
            sea("norwegian-sea", "Norwegian Sea", NORTH, "faroe-sea", "greenland-sea", "iceland-sea", "north-way", "viking-bank", "faroes"),
            sea("north-way", "North Way", NORTH, "norwegian-sea", "skagerrak", "viking-bank", "norway"),
            sea("viking-bank", "Viking Bank", NORTH, "dogger-bank", "faroe-sea", "north-way", "northumbrian-sea", "norwegian-sea",
                    "skagerrak", "shetland"),
            sea("skagerrak", "Skagerrak", NORTH, "danish-straits", "dogger-bank", "german-bight", "north-way", "viking-bank", "norway"),
            sea("northumbrian-sea", "Northumbrian Sea", NORTH, "anglian-sea", "dogger-bank", "viking-bank", "lindisfarne", "york"),
            sea("dogger-bank", "Dogger Bank", NORTH, "anglian-sea", "frisian-sea", "german-bight", "northumbrian-sea", "skagerrak",
                    "viking-bank"),
            sea("german-bight", "German Bight", NORTH, "dogger-bank", "frisian-sea", "skagerrak", "denmark", "hamburg"),
            sea("anglian-sea", "Anglian Sea", NORTH, "dogger-bank", "frisian-sea", "narrow-sea", "northumbrian-sea", "lincoln", "norwich"),
            sea("frisian-sea", "Frisian Sea", NORTH, "anglian-sea", "dogger-bank", "german-bight", "narrow-sea", "rhine", "dorestad"),
            river("rhine", "Rhine", NORTH, "frisian-sea", "cologne"),
            sea("narrow-sea", "Narrow Sea", SOUTH, "anglian-sea", "channel", "frisian-sea", "london"),
            sea("channel", "English Channel", SOUTH, "armorican-sea", "celtic-sea", "narrow-sea", "seine", "winchester"),
            river("seine", "Seine", SOUTH, "channel", "paris", "rouen"),
            sea("armorican-sea", "Armorican Sea", SOUTH, "biscay", "celtic-sea", "channel", "galician-sea", "nantes"),
            sea("biscay", "Bay of Biscay", SOUTH, "armorican-sea", "galician-sea", "bordeaux"),
            sea("galician-sea", "Galician Sea", SOUTH, "armorican-sea", "biscay", "lusitanian-sea", "corunna"),
            sea("lusitanian-sea", "Lusitanian Sea", SOUTH, "galician-sea", "pillars", "lisbon"),
            sea("pillars", "Pillars of Hercules", SOUTH, "balearic-sea", "lusitanian-sea", "seville"),
            sea("balearic-sea", "Balearic Sea", SOUTH, "ligurian-sea", "pillars", "tyrrhenian-sea"),
            sea("ligurian-sea", "Ligurian Sea", SOUTH, "balearic-sea", "tyrrhenian-sea", "luna"),
            sea("tyrrhenian-sea", "Tyrrhenian Sea", SOUTH, "balearic-sea", "ionian-sea", "ligurian-sea", "palermo", "rome"),
            sea("ionian-sea", "Ionian Sea", SOUTH, "aegean-sea", "tyrrhenian-sea", "palermo"),
            sea("aegean-sea", "Aegean Sea", SOUTH, "ionian-sea", "propontis"),
            sea("propontis", "Propontis", SOUTH, "aegean-sea", "black-sea", "constantinople"),
            sea("danish-straits", "Danish Straits", EAST, "skagerrak", "south-baltic", "denmark"),
            sea("south-baltic", "South Baltic", EAST, "danish-straits", "gotland-sea", "sweden", "truso", "wolin"),
            sea("gotland-sea", "Gotland Sea", EAST, "gulf-of-finland", "gulf-of-riga", "south-baltic", "grobin", "sweden"),
            sea("gulf-of-finland", "Gulf of Finland", EAST, "gotland-sea", "volkhov"),
            sea("gulf-of-riga", "Gulf of Riga", EAST, "dvina", "gotland-sea"),
            river("volkhov", "Volkhov", EAST, "gulf-of-finland", "upper-dnieper", "ladoga", "novgorod"),
            river("dvina", "Dvina", EAST, "gulf-of-riga", "upper-dnieper"),
            river("upper-dnieper", "Upper Dnieper", EAST, "dvina", "middle-dnieper", "volkhov", "smolensk"),
            river("middle-dnieper", "Middle Dnieper", EAST, "lower-dnieper", "upper-dnieper", "kiev"),
            river("lower-dnieper", "Lower Dnieper", EAST, "black-sea", "middle-dnieper"),
            sea("black-sea", "Black Sea", EAST, "lower-danube", "lower-dnieper", "propontis", "cherson"),
            river("lower-danube", "Lower Danube", EAST, "black-sea", "upper-danube"),
            river("upper-danube", "Upper Danube", EAST, "lower-danube", "belgrade"));

    private Waters() {}
}
