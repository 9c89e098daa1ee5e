package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Port.home;
import static hearthside.games.fireaxe.Port.independent;
import static hearthside.games.fireaxe.Port.port;
import static hearthside.games.fireaxe.Port.Town.LARGE;
import static hearthside.games.fireaxe.Port.Town.NONE;
import static hearthside.games.fireaxe.Port.Town.SMALL;
import static hearthside.games.fireaxe.Zone.EAST;
import static hearthside.games.fireaxe.Zone.NORTH;
import static hearthside.games.fireaxe.Zone.SOUTH;
import static hearthside.games.fireaxe.Zone.WEST;

import java.util.List;

/// The ports of the house edition: the three home ports, eleven regions of three, ten that are independent.
final class Ports {
    static final List<Port> HOUSE = List.of(
            home("norway", "Norway", NORTH, "north-way", "skagerrak"),
            home("denmark", "Denmark", NORTH, "german-bight", "danish-straits"),
            home("sweden", "Sweden", EAST, "gotland-sea", "south-baltic"),
            port("orkney", "Orkney", "north-isles", 2, NONE, WEST, "faroe-sea", "hebrides-sea"),
            port("shetland", "Shetland", "north-isles", 2, NONE, WEST, "faroe-sea", "viking-bank"),
            port("faroes", "Faroes", "north-isles", 2, NONE, WEST, "faroe-sea", "norwegian-sea"),
            port("horn", "Horn", "iceland", 2, NONE, WEST, "iceland-sea"),
            port("reykjavik", "Reykjavik", "iceland", 3, NONE, WEST, "irminger-sea"),
            port("eyjafjord", "Eyjafjord", "iceland", 2, NONE, WEST, "greenland-sea"),
            port("dublin", "Dublin", "ireland", 3, SMALL, WEST, "irish-sea"),
            port("waterford", "Waterford", "ireland", 2, NONE, WEST, "celtic-sea"),
            port("limerick", "Limerick", "ireland", 2, NONE, WEST, "connacht-coast"),
            port("iona", "Iona", "alba", 2, SMALL, WEST, "hebrides-sea"),
            port("dumbarton", "Dumbarton", "alba", 3, NONE, WEST, "irish-sea"),
            port("mann", "Isle of Man", "alba", 2, NONE, WEST, "irish-sea"),
            port("lindisfarne", "Lindisfarne", "northumbria", 2, SMALL, NORTH, "northumbrian-sea"),
            port("york", "York", "northumbria", 3, SMALL, NORTH, "northumbrian-sea"),
            port("lincoln", "Lincoln", "northumbria", 2, NONE, NORTH, "anglian-sea"),
            port("norwich", "Norwich", "saxon-england", 2, NONE, NORTH, "anglian-sea"),
            port("london", "London", "saxon-england", 4, SMALL, SOUTH, "narrow-sea"),
            port("winchester", "Winchester", "saxon-england", 3, NONE, SOUTH, "channel"),
            port("hamburg", "Hamburg", "frisia", 3, SMALL, NORTH, "german-bight"),
            port("dorestad", "Dorestad", "frisia", 3, SMALL, NORTH, "frisian-sea"),
            port("cologne", "Cologne", "frisia", 4, NONE, NORTH, "rhine"),
            port("rouen", "Rouen", "francia", 3, SMALL, SOUTH, "seine"),
            port("nantes", "Nantes", "francia", 3, SMALL, SOUTH, "armorican-sea"),
            port("bordeaux", "Bordeaux", "francia", 3, NONE, SOUTH, "biscay"),
            port("corunna", "Corunna", "iberia", 2, NONE, SOUTH, "galician-sea"),
            port("lisbon", "Lisbon", "iberia", 3, NONE, SOUTH, "lusitanian-sea"),
            port("seville", "Seville", "iberia", 4, SMALL, SOUTH, "pillars"),
            port("wolin", "Wolin", "wendland", 2, NONE, EAST, "south-baltic"),
            port("truso", "Truso", "wendland", 2, NONE, EAST, "south-baltic"),
            port("grobin", "Grobin", "wendland", 2, SMALL, EAST, "gotland-sea"),
            port("ladoga", "Ladoga", "gardariki", 2, NONE, EAST, "volkhov"),
            port("novgorod", "Novgorod", "gardariki", 3, SMALL, EAST, "volkhov"),
            port("kiev", "Kiev", "gardariki", 4, NONE, EAST, "middle-dnieper"),
            independent("paris", "Paris", 5, LARGE, SOUTH, "seine"),
            independent("rome", "Rome", 5, LARGE, SOUTH, "tyrrhenian-sea"),
            independent("constantinople", "Constantinople", 5, LARGE, SOUTH, "propontis"),
            independent("hvarf", "Hvarf", 3, NONE, WEST, "farewell-sea"),
            independent("vinland", "Vinland", 4, NONE, WEST, "vinland-sea"),
            independent("luna", "Luna", 4, NONE, SOUTH, "ligurian-sea"),
            independent("palermo", "Palermo", 4, NONE, SOUTH, "tyrrhenian-sea", "ionian-sea"),
            independent("smolensk", "Smolensk", 3, NONE, EAST, "upper-dnieper"),
            independent("cherson", "Cherson", 4, NONE, EAST, "black-sea"),
            independent("belgrade", "Belgrade", 4, NONE, EAST, "upper-danube"));

    private Ports() {}
}
