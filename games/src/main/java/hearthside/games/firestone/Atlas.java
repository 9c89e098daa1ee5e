package hearthside.games.firestone;

import static hearthside.games.firestone.Area.ALASKA_HEARTH;
import static hearthside.games.firestone.Area.ALTAI;
import static hearthside.games.firestone.Area.AMAZON;
import static hearthside.games.firestone.Area.ANDES;
import static hearthside.games.firestone.Area.ANGOLA;
import static hearthside.games.firestone.Area.APPALACHIA;
import static hearthside.games.firestone.Area.ARABIA;
import static hearthside.games.firestone.Area.ARNHEM;
import static hearthside.games.firestone.Area.BAIKAL_HEARTH;
import static hearthside.games.firestone.Area.BALKANS;
import static hearthside.games.firestone.Area.CALIFORNIA;
import static hearthside.games.firestone.Area.CANADIAN_SHIELD;
import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.CAUCASUS;
import static hearthside.games.firestone.Area.CHAD;
import static hearthside.games.firestone.Area.CHUKOTKA;
import static hearthside.games.firestone.Area.CONGO;
import static hearthside.games.firestone.Area.DANUBE_HEARTH;
import static hearthside.games.firestone.Area.DECCAN;
import static hearthside.games.firestone.Area.DOGGERLAND;
import static hearthside.games.firestone.Area.GANGES;
import static hearthside.games.firestone.Area.GAUL;
import static hearthside.games.firestone.Area.GOBI;
import static hearthside.games.firestone.Area.GREAT_PLAINS;
import static hearthside.games.firestone.Area.GREAT_RIFT;
import static hearthside.games.firestone.Area.GUINEA;
import static hearthside.games.firestone.Area.HORN;
import static hearthside.games.firestone.Area.IBERIA;
import static hearthside.games.firestone.Area.INDUS;
import static hearthside.games.firestone.Area.ITALY;
import static hearthside.games.firestone.Area.KALAHARI;
import static hearthside.games.firestone.Area.KAMCHATKA;
import static hearthside.games.firestone.Area.LABRADOR;
import static hearthside.games.firestone.Area.LENA;
import static hearthside.games.firestone.Area.LEVANT;
import static hearthside.games.firestone.Area.LIBYA;
import static hearthside.games.firestone.Area.LIMPOPO;
import static hearthside.games.firestone.Area.MAGHREB;
import static hearthside.games.firestone.Area.MANCHURIA;
import static hearthside.games.firestone.Area.MATA_ATLANTICA;
import static hearthside.games.firestone.Area.MEKONG;
import static hearthside.games.firestone.Area.MEXICO;
import static hearthside.games.firestone.Area.MURRAY;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.NEW_GUINEA;
import static hearthside.games.firestone.Area.NILE_DELTA;
import static hearthside.games.firestone.Area.NIPPON;
import static hearthside.games.firestone.Area.OB;
import static hearthside.games.firestone.Area.ORINOCO;
import static hearthside.games.firestone.Area.PAMPAS;
import static hearthside.games.firestone.Area.PATAGONIA;
import static hearthside.games.firestone.Area.PERSIA_HEARTH;
import static hearthside.games.firestone.Area.ROCKIES;
import static hearthside.games.firestone.Area.SAHARA;
import static hearthside.games.firestone.Area.SARMATIA;
import static hearthside.games.firestone.Area.SCANDIA;
import static hearthside.games.firestone.Area.SENEGAL;
import static hearthside.games.firestone.Area.SUNDA_HEARTH;
import static hearthside.games.firestone.Area.SWAHILI_COAST;
import static hearthside.games.firestone.Area.TAIMYR;
import static hearthside.games.firestone.Area.TIBET;
import static hearthside.games.firestone.Area.TURAN;
import static hearthside.games.firestone.Area.UPPER_NILE;
import static hearthside.games.firestone.Area.URAL;
import static hearthside.games.firestone.Area.YANGTZE;
import static hearthside.games.firestone.Area.YELLOW_RIVER;
import static hearthside.games.firestone.Area.YENISEI;
import static hearthside.games.firestone.Area.YUKON;
import static hearthside.games.firestone.Area.ZAMBEZI;
import static hearthside.games.firestone.Land.food;
import static hearthside.games.firestone.Land.hearth;

import java.util.List;

/// The map of the house edition, one line an area: 63 with a food icon, 6 with a printed fire, 140 land borders, 14 sea routes, 9 lakes.
/// The printed board is not among our sources, so its geometry is ours; how many areas each region has is the rulebook's.
final class Atlas {
    static final List<Land> HOUSE = List.of(
            // region I, Africa and Europe
            food(IBERIA, 1).mountainous().land(GAUL, ITALY, MAGHREB).sea(DOGGERLAND, SENEGAL),
            food(GAUL, 1).land(IBERIA, ITALY, DOGGERLAND),
            food(ITALY, 1).mountainous().land(IBERIA, GAUL, BALKANS, DANUBE_HEARTH).sea(LIBYA),
            food(BALKANS, 1).mountainous().land(ITALY, DANUBE_HEARTH, NILE_DELTA, LEVANT, CAUCASUS),
            hearth(DANUBE_HEARTH, 1).land(ITALY, BALKANS, SARMATIA, CAUCASUS, URAL),
            food(DOGGERLAND, 1).at(Lake.BALTIC).land(GAUL, SCANDIA, SARMATIA).sea(IBERIA),
            food(SCANDIA, 1).mountainous().at(Lake.BALTIC).land(DOGGERLAND, SARMATIA, OB),
            food(SARMATIA, 1).at(Lake.BALTIC).land(DANUBE_HEARTH, DOGGERLAND, SCANDIA, URAL, OB),
            food(MAGHREB, 1).mountainous().land(IBERIA, SAHARA, SENEGAL),
            food(SAHARA, 1).at(Lake.CHAD).land(MAGHREB, LIBYA, SENEGAL, GUINEA, CHAD),
            food(LIBYA, 1).at(Lake.CHAD).land(SAHARA, NILE_DELTA, CHAD, UPPER_NILE).sea(ITALY),
            food(NILE_DELTA, 1).land(BALKANS, LIBYA, UPPER_NILE, LEVANT),
            food(SENEGAL, 1).land(MAGHREB, SAHARA, GUINEA).sea(IBERIA),
            food(GUINEA, 1).land(SAHARA, SENEGAL, CHAD, CONGO).sea(ANGOLA),
            food(CHAD, 1).mountainous().at(Lake.CHAD).land(SAHARA, LIBYA, GUINEA, UPPER_NILE, CONGO, GREAT_RIFT),
            food(UPPER_NILE, 1).land(LIBYA, NILE_DELTA, CHAD, HORN, GREAT_RIFT),
            food(HORN, 1).mountainous().land(UPPER_NILE, GREAT_RIFT, SWAHILI_COAST).sea(ARABIA),
            food(CONGO, 1).at(Lake.RIFT).land(GUINEA, CHAD, GREAT_RIFT, ANGOLA, ZAMBEZI),
            food(GREAT_RIFT, 1).mountainous().at(Lake.RIFT).land(CHAD, UPPER_NILE, HORN, CONGO, SWAHILI_COAST, ZAMBEZI),
            food(SWAHILI_COAST, 1).land(HORN, GREAT_RIFT, ZAMBEZI, LIMPOPO).sea(DECCAN),
            food(ANGOLA, 1).land(CONGO, ZAMBEZI, KALAHARI, NAMIB).sea(GUINEA),
            food(ZAMBEZI, 1).at(Lake.RIFT).land(CONGO, GREAT_RIFT, SWAHILI_COAST, ANGOLA, LIMPOPO, KALAHARI),
            food(LIMPOPO, 1).mountainous().land(SWAHILI_COAST, ZAMBEZI, KALAHARI, CAPE_HEARTH),
            food(KALAHARI, 1).land(ANGOLA, ZAMBEZI, LIMPOPO, NAMIB, CAPE_HEARTH),
            food(NAMIB, 1).land(ANGOLA, KALAHARI, CAPE_HEARTH),
            hearth(CAPE_HEARTH, 1).land(LIMPOPO, KALAHARI, NAMIB),
            // region II, Asia and Australia
            food(LEVANT, 2).land(BALKANS, NILE_DELTA, ARABIA, CAUCASUS, PERSIA_HEARTH),
            food(ARABIA, 2).land(LEVANT, PERSIA_HEARTH).sea(HORN, INDUS),
            food(CAUCASUS, 2).mountainous().at(Lake.CASPIAN).land(BALKANS, DANUBE_HEARTH, LEVANT, URAL, PERSIA_HEARTH, TURAN),
            food(URAL, 2).mountainous().land(DANUBE_HEARTH, SARMATIA, CAUCASUS, OB, TURAN, ALTAI),
            food(OB, 2).land(SCANDIA, SARMATIA, URAL, YENISEI, ALTAI),
            hearth(PERSIA_HEARTH, 2).at(Lake.CASPIAN).land(LEVANT, ARABIA, CAUCASUS, TURAN, INDUS),
            food(TURAN, 2).at(Lake.CASPIAN).land(CAUCASUS, URAL, PERSIA_HEARTH, ALTAI, TIBET, GOBI),
            food(YENISEI, 2).land(OB, ALTAI, BAIKAL_HEARTH, TAIMYR),
            food(ALTAI, 2).mountainous().land(URAL, OB, TURAN, YENISEI, GOBI, BAIKAL_HEARTH),
            food(INDUS, 2).land(PERSIA_HEARTH, DECCAN, GANGES, TIBET).sea(ARABIA),
            food(DECCAN, 2).land(INDUS, GANGES).sea(SWAHILI_COAST, SUNDA_HEARTH),
            food(GANGES, 2).mountainous().at(Lake.DONGTING).land(INDUS, DECCAN, TIBET, YELLOW_RIVER, YANGTZE, MEKONG),
            food(TIBET, 2).mountainous().land(TURAN, INDUS, GANGES, GOBI, YELLOW_RIVER),
            food(GOBI, 2).at(Lake.BAIKAL).land(TURAN, ALTAI, TIBET, BAIKAL_HEARTH, MANCHURIA, YELLOW_RIVER),
            hearth(BAIKAL_HEARTH, 2).at(Lake.BAIKAL).land(YENISEI, ALTAI, GOBI, TAIMYR, LENA, MANCHURIA),
            food(TAIMYR, 2).land(YENISEI, BAIKAL_HEARTH, LENA),
            food(LENA, 2).mountainous().land(BAIKAL_HEARTH, TAIMYR, MANCHURIA, CHUKOTKA, KAMCHATKA),
            food(MANCHURIA, 2).at(Lake.BAIKAL).land(GOBI, BAIKAL_HEARTH, LENA, YELLOW_RIVER, NIPPON, KAMCHATKA),
            food(YELLOW_RIVER, 2).at(Lake.DONGTING).land(GANGES, TIBET, GOBI, MANCHURIA, YANGTZE, NIPPON),
            food(YANGTZE, 2).at(Lake.DONGTING).land(GANGES, YELLOW_RIVER, MEKONG, NIPPON).sea(SUNDA_HEARTH),
            food(MEKONG, 2).mountainous().land(GANGES, YANGTZE, SUNDA_HEARTH),
            food(NIPPON, 2).mountainous().land(MANCHURIA, YELLOW_RIVER, YANGTZE, KAMCHATKA).sea(NEW_GUINEA, CALIFORNIA),
            food(CHUKOTKA, 2).land(LENA, KAMCHATKA, ALASKA_HEARTH),
            food(KAMCHATKA, 2).land(LENA, MANCHURIA, NIPPON, CHUKOTKA, YUKON),
            hearth(SUNDA_HEARTH, 2).land(MEKONG, NEW_GUINEA, ARNHEM).sea(DECCAN, YANGTZE),
            food(NEW_GUINEA, 2).mountainous().at(Lake.EYRE).land(SUNDA_HEARTH, ARNHEM, MURRAY).sea(NIPPON),
            food(ARNHEM, 2).at(Lake.EYRE).land(SUNDA_HEARTH, NEW_GUINEA, MURRAY),
            food(MURRAY, 2).mountainous().at(Lake.EYRE).land(NEW_GUINEA, ARNHEM).sea(PATAGONIA),
            // region III, America
            hearth(ALASKA_HEARTH, 3).land(CHUKOTKA, YUKON, CANADIAN_SHIELD),
            food(YUKON, 3).mountainous().at(Lake.SUPERIOR).land(KAMCHATKA, ALASKA_HEARTH, CANADIAN_SHIELD, ROCKIES, GREAT_PLAINS),
            food(CANADIAN_SHIELD, 3).at(Lake.SUPERIOR).land(ALASKA_HEARTH, YUKON, LABRADOR, APPALACHIA),
            food(LABRADOR, 3).land(CANADIAN_SHIELD, APPALACHIA),
            food(ROCKIES, 3).mountainous().land(YUKON, GREAT_PLAINS, CALIFORNIA),
            food(GREAT_PLAINS, 3).at(Lake.SUPERIOR).land(YUKON, ROCKIES, APPALACHIA, CALIFORNIA, MEXICO),
            food(APPALACHIA, 3).mountainous().at(Lake.SUPERIOR).land(CANADIAN_SHIELD, LABRADOR, GREAT_PLAINS).sea(ORINOCO),
            food(CALIFORNIA, 3).land(ROCKIES, GREAT_PLAINS, MEXICO).sea(NIPPON),
            food(MEXICO, 3).mountainous().land(GREAT_PLAINS, CALIFORNIA, ORINOCO).sea(ANDES),
            food(ORINOCO, 3).land(MEXICO, ANDES, AMAZON).sea(APPALACHIA),
            food(ANDES, 3).mountainous().at(Lake.TITICACA).land(ORINOCO, AMAZON, MATA_ATLANTICA, PAMPAS).sea(MEXICO),
            food(AMAZON, 3).at(Lake.TITICACA).land(ORINOCO, ANDES, MATA_ATLANTICA),
            food(MATA_ATLANTICA, 3).at(Lake.TITICACA).land(ANDES, AMAZON, PAMPAS),
            food(PAMPAS, 3).land(ANDES, MATA_ATLANTICA, PATAGONIA),
            food(PATAGONIA, 3).mountainous().land(PAMPAS).sea(MURRAY));

    private Atlas() {}
}
