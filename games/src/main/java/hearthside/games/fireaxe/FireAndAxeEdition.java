package hearthside.games.fireaxe;

import static hearthside.core.input.BadInput.must;

import hearthside.core.Edition;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/// What is in the box.
///
/// @param clearSailing the clear sailing days of each zone, clockwise from the north
/// @param dial         the faces of the wind dial, clockwise from the +1
/// @param incidents    the items lost on a day that is 1, 2, 3… beyond the limit; the last number also stands for everything above
public record FireAndAxeEdition(String name, List<Region> regions, List<Port> ports, List<Water> waters, List<Saga> sagas,
        List<RuneCards> runes, List<Integer> clearSailing, List<Integer> dial,
        List<Integer> incidents, List<Integer> smallTreasure, List<Integer> largeTreasure) implements Edition {
    private static final int MOST_WATERS = 120;
    static final int CREW = 15, GOODS = 11, ERAS = 3, SAGAS_PER_ERA = 9, SAGAS = 27, ROW = 3, HAND = 3;
    public static final int MOST_DICE = 3;

    /// Port names, values, map, sagas, runes and numbers are worked out from what is publicly known, so this is a house edition.
    public static final FireAndAxeEdition HOUSE = new FireAndAxeEdition("House edition",
            List.of(new Region("north-isles", "Northern Isles"), new Region("iceland", "Iceland"), new Region("ireland", "Ireland"),
                    new Region("alba", "Alba and the Isles"), new Region("northumbria", "Northumbria"),
                    new Region("saxon-england", "Saxon England"), new Region("frisia", "Frisia"), new Region("francia", "West Francia"),
                    new Region("iberia", "Iberia"), new Region("wendland", "Wendland"),
                    new Region("gardariki", "Gardariki")),
            Ports.HOUSE, Waters.HOUSE, SagaCards.HOUSE,
            List.of(new RuneCards(Rune.DEMAND, 4), new RuneCards(Rune.COLONIZATION, 3), new RuneCards(Rune.FOLLOWING_WIND, 4),
                    new RuneCards(Rune.CALM_WATER, 2), new RuneCards(Rune.BERSERKERS, 4), new RuneCards(Rune.HAMMER, 2),
                    new RuneCards(Rune.VALKYRIE, 3), new RuneCards(Rune.UNREST, 2), new RuneCards(Rune.THIEVES, 2),
                    new RuneCards(Rune.DOUBLE_PLUNDER, 1), new RuneCards(Rune.SEA_SERPENT, 1), new RuneCards(Rune.BOARDING, 2),
                    new RuneCards(Rune.BECALMED, 1), new RuneCards(Rune.DESERTION, 1), new RuneCards(Rune.NORNS, 1)),
            List.of(5, 5, 4, 4), List.of(1, 0, -1, 0), List.of(1, 1, 2, 2, 3, 3), List.of(3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6),
            List.of(8, 10, 12));

    public FireAndAxeEdition {
        regions = List.copyOf(regions);
        ports = List.copyOf(ports);
        waters = List.copyOf(waters);
        sagas = List.copyOf(sagas);
        runes = List.copyOf(runes);
        clearSailing = List.copyOf(clearSailing);
        dial = List.copyOf(dial);
        incidents = List.copyOf(incidents);
        smallTreasure = smallTreasure.stream().sorted().toList();
        largeTreasure = largeTreasure.stream().sorted().toList();
        must(!name.isBlank(), "name", "An edition needs a name.");
        checkPorts(regions, ports);
        checkMap(ports, waters);
        checkSagas(ports, sagas);
        must(runes.stream().map(RuneCards::rune).toList().equals(Rune.ALL), "runes",
                "Each of the fifteen runes must be listed once, in the usual order.");
        for (int i = 0; i < runes.size(); i++)
            must(runes.get(i).copies() >= 0 && runes.get(i).copies() <= 15, "runes[%d].copies".formatted(i),
                    "There may be 0 to 15 copies of a rune, not %d.".formatted(runes.get(i).copies()));
        must(clearSailing.size() == 4, "clearSailing",
                "There must be a number for each of the four zones; there are %d.".formatted(clearSailing.size()));
        must(clearSailing.stream().allMatch(days -> days >= 0 && days <= 20), "clearSailing", "A zone has 0 to 20 clear sailing days.");
        must(dial.stream().allMatch(face -> face >= -9 && face <= 9), "dial", "A face of the dial adds -9 to 9.");
        must(dial.size() == 4, "dial", "The dial has four faces, not %d.".formatted(dial.size()));
        must(!incidents.isEmpty() && incidents.stream().allMatch(loss -> loss >= 1 && loss <= 20), "incidents",
                "The incident table needs at least one number, and all must be from 1 to 20.");
        checkTreasure(ports, Port.Town.SMALL, smallTreasure, "smallTreasure");
        checkTreasure(ports, Port.Town.LARGE, largeTreasure, "largeTreasure");
    }

    private static void checkPorts(List<Region> regions, List<Port> ports) {
        must(ports.size() <= 60, "ports", "There may be at most 60 ports.");
        var inRegion = new HashMap<String, Integer>();
        for (var region : regions)
            must(inRegion.put(region.id(), 0) == null, "regions", "The region %s is there twice.".formatted(region.id()));
        for (int i = 0; i < ports.size(); i++) {
            var port = ports.get(i);
            must(port.isHome() == (i < 3), "ports[%d].isHome".formatted(i), "The three home ports come first, and there are no others.");
            if (port.region() != null)
                must(inRegion.computeIfPresent(port.region(), (_, count) -> count + 1) != null, "ports[%d].region".formatted(i),
                        "There is no region %s.".formatted(port.region()));
            must(port.isHome() ? port.value() == 0 && port.town() == Port.Town.NONE : port.value() >= 1 && port.value() <= 6,
                    "ports[%d].value".formatted(i), "The value of a foreign port is 1 to 6; a home port has neither value nor town.");
        }
        inRegion.forEach((region, count) -> must(count == 3, "regions", "A region has three ports; %s has %d.".formatted(region, count)));
    }

    private static void checkMap(List<Port> ports, List<Water> waters) {
        var next = new HashMap<String, List<String>>();
        for (int i = 0; i < ports.size(); i++)
            must(next.put(ports.get(i).id(), ports.get(i).adjacent()) == null, "ports[%d].id".formatted(i),
                    "The port %s is there twice.".formatted(ports.get(i).id()));
        var portIds = new HashSet<>(next.keySet());
        must(waters.size() <= MOST_WATERS, "waters", "There may be at most 120 waters."); // all that can be reached is told with every view
        for (int i = 0; i < waters.size(); i++)
            must(next.put(waters.get(i).id(), waters.get(i).adjacent()) == null, "waters[%d].id".formatted(i),
                    "The place %s is there twice.".formatted(waters.get(i).id()));
        for (int i = 0; i < ports.size(); i++) checkPlace("ports[%d].adjacent".formatted(i), ports.get(i).id(), next);
        for (int i = 0; i < waters.size(); i++) checkPlace("waters[%d].adjacent".formatted(i), waters.get(i).id(), next);
        for (int i = 0; i < ports.size(); i++)
            must(ports.get(i).adjacent().stream().noneMatch(portIds::contains), "ports[%d].adjacent".formatted(i),
                    "Ports are never next to each other.");
    }

    private static void checkPlace(String field, String id, Map<String, List<String>> next) {
        var adjacent = next.getOrDefault(id, List.of());
        must(!adjacent.isEmpty() && adjacent.size() <= 12 && new HashSet<>(adjacent).size() == adjacent.size(), field,
                "A place has 1 to 12 neighbours, each once.");
        for (var other : adjacent) {
            var back = next.get(other);
            must(back != null && back.contains(id), field, "%s is next to %s, but not the other way round.".formatted(id, other));
        }
    }

    private static void checkSagas(List<Port> ports, List<Saga> sagas) {
        must(sagas.size() == SAGAS, "sagas", "There must be 27 sagas; there are %d.".formatted(sagas.size()));
        must(sagas.stream().map(Saga::id).distinct().count() == SAGAS, "sagas", "Two sagas have the same id.");
        for (int i = 0; i < SAGAS; i++) {
            var saga = sagas.get(i);
            must(saga.era() == 1 + i / SAGAS_PER_ERA, "sagas[%d].era".formatted(i), "The sagas are listed era by era, nine each.");
            must(saga.bonus() >= 0 && saga.bonus() <= 99, "sagas[%d].bonus".formatted(i), "A saga has a bonus of 0 to 99 points.");
            must(!saga.ports().isEmpty(), "sagas[%d].ports".formatted(i), "A saga names at least one port.");
            for (var id : saga.ports()) {
                var port = ports.stream().filter(each -> each.id().equals(id)).findFirst().orElse(null);
                must(port != null && !port.isHome(), "sagas[%d].ports".formatted(i), "%s is no foreign port.".formatted(id));
                must(port == null || saga.deed() != Saga.Deed.RAID || port.town() != Port.Town.NONE, "sagas[%d].ports".formatted(i),
                        "%s has no town to raid.".formatted(id));
            }
        }
    }

    private static void checkTreasure(List<Port> ports, Port.Town size, List<Integer> treasure, String field) {
        long towns = ports.stream().filter(port -> port.town() == size).count();
        must(treasure.stream().allMatch(value -> value >= 1 && value <= 99), field, "A treasure is worth 1 to 99 points.");
        must(treasure.size() == towns && towns <= 15, field, "There must be as many counters as towns of this size: %d.".formatted(towns));
    }
}
