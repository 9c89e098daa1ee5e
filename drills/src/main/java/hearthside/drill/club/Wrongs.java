package hearthside.drill.club;

import java.util.Map;
import java.util.TreeMap;

/// What must not be, and how often it was.
final class Wrongs {
    private final Map<String, Integer> counts = new TreeMap<>();

    void add(String what) { add(what, 1); }

    synchronized void add(String what, int times) { if (times > 0) counts.merge(what, times, Integer::sum); }

    synchronized Map<String, Integer> all() { return new TreeMap<>(counts); }
}
