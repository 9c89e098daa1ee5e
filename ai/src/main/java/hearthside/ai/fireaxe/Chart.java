package hearthside.ai.fireaxe;

import hearthside.games.fireaxe.FireAndAxeEdition;
import hearthside.games.fireaxe.Port;
import hearthside.games.fireaxe.Zone;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The map as a skipper has it in mind: how far it is from anywhere to anywhere.
final class Chart {
    private static volatile @Nullable Chart latest;

    final FireAndAxeEdition edition;
    final List<String> places = new ArrayList<>();
    final Map<String, Integer> number = new HashMap<>();
    final int[][] days; // between places, passing through ports only where that is shorter
    final Zone[] zone;
    final double smallTreasure, largeTreasure; // what may be expected under a town, to a tenth
    final int[][] mates; // by port: the other ports of its region; none for home ports and independent ports

    static Chart of(FireAndAxeEdition edition) {
        var known = latest;
        if (known != null && known.edition.equals(edition)) return known;
        var chart = new Chart(edition);
        latest = chart;
        return chart;
    }

    private Chart(FireAndAxeEdition edition) {
        this.edition = edition;
        for (var port : edition.ports()) places.add(port.id());
        for (var water : edition.waters()) places.add(water.id());
        for (var place : places) number.put(place, number.size());
        zone = new Zone[places.size()];
        mates = new int[edition.ports().size()][];
        var next = new int[places.size()][];
        for (int i = 0; i < places.size(); i++) {
            boolean isPort = i < edition.ports().size();
            zone[i] = isPort ? edition.ports().get(i).zone() : edition.waters().get(i - edition.ports().size()).zone();
            next[i] = (isPort ? edition.ports().get(i).adjacent() : edition.waters().get(i - edition.ports().size()).adjacent()).stream()
                    .mapToInt(this::place).toArray();
            if (isPort) mates[i] = mates(edition.ports(), i);
        }
        smallTreasure = mean(edition.smallTreasure());
        largeTreasure = mean(edition.largeTreasure());
        days = new int[places.size()][];
        for (int from = 0; from < days.length; from++) days[from] = days(from, next);
    }

    private static double mean(List<Integer> treasure) {
        return Math.round(10 * treasure.stream().mapToInt(each -> each).average().orElse(0)) / 10.0;
    }

    private static int[] mates(List<Port> ports, int port) {
        var region = ports.get(port).region();
        return IntStream.range(0, ports.size()).filter(other -> region != null && other != port && region.equals(ports.get(other).region()))
                .toArray();
    }

    private static int[] days(int from, int[][] next) {
        var days = new int[next.length];
        Arrays.fill(days, 99);
        days[from] = 0;
        var open = new ArrayDeque<Integer>();
        open.add(from);
        while (!open.isEmpty()) {
            int place = open.remove();
            for (int to : next[place]) {
                if (days[to] < 99) continue;
                days[to] = days[place] + 1;
                open.add(to);
            }
        }
        return days;
    }

    /// The number of a place; -1 for the wintering box.
    int place(String id) { return number.getOrDefault(id, -1); }
}
