package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.FireAndAxeEdition.SAGAS;
import static hearthside.games.fireaxe.FireAndAxeEdition.SAGAS_PER_ERA;

import hearthside.core.TableOption;
import hearthside.core.Terms;
import hearthside.core.WorkedOut;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The game as this table plays it: the options of the terms, and the edition laid out so that rules can look things up quickly.
///
/// Places are numbers: first the ports, home ports before all others, then the waters, then the wintering box.
final class Agreement {
    static final List<TableOption> OPTIONS = List.of(
            TableOption.flag("conflictRunes", "FA-280"),
            TableOption.flag("shortGame", "FA-281"),
            TableOption.table("seasonedRaiders", "FA-282", "off", "off", "third", "each"),
            TableOption.flag("openTreasure", "FA-284"),
            TableOption.table("headStart", "FA-285", "1", "1", "3", "5", "8", "12", "16"),
            TableOption.table("maxRounds", "FA-240", "150", "150", "60", "20", "off"));

    static final String WINTERING = "wintering";
    static final int HOME_PORTS = 3;

    final FireAndAxeEdition edition;
    final int seats, ports, wintering;
    final boolean conflictRunes, openTreasure;
    final SeasonedRaiders seasonedRaiders;
    final int maxRounds; // FA-240: tables that never get anywhere end here; 0 where they never do
    final int headStart; // FA-13, FA-285: so many points each next player has more at the start
    final int sagasPerEra; // that are used
    final String[] id;
    final int[][] adjacent;
    final int[] zone, value; // by place
    final Weather weather;
    final long[] region; // by port: all ports of its region; only itself where it is independent
    final long[] regions; // each region
    final long smallTowns, largeTowns;
    final long[] sagaPorts;
    final long runes; // the deck, by kind
    final Action[][] sail; // by place, and whether it is free
    final Action[] depart;
    private final Map<String, Integer> number = new HashMap<>();

    private static final WorkedOut<Agreement> WORKED_OUT = new WorkedOut<>(Agreement::new);

    static Agreement on(Terms terms) { return WORKED_OUT.on(terms); }

    private Agreement(Terms terms) {
        edition = (FireAndAxeEdition) terms.edition();
        seats = terms.seats();
        conflictRunes = terms.isOn("conflictRunes");
        openTreasure = terms.isOn("openTreasure");
        maxRounds = terms.number("maxRounds", "off").orElse(0);
        seasonedRaiders = SeasonedRaiders.of(terms.option("seasonedRaiders"));
        headStart = Integer.parseInt(terms.option("headStart"));
        sagasPerEra = SAGAS_PER_ERA - (seats == 2 ? 5 : terms.isOn("shortGame") ? 4 : 3); // FA-283, FA-281, FA-2
        ports = edition.ports().size();
        wintering = ports + edition.waters().size();
        id = new String[wintering + 1];
        zone = new int[wintering + 1];
        value = new int[wintering + 1];
        region = new long[ports];
        adjacent = new int[wintering + 1][];
        weather = new Weather(edition);
        number();
        layOut();
        regions = edition.regions().stream().mapToLong(each -> portsOf(each.id())).toArray();
        smallTowns = towns(Port.Town.SMALL);
        largeTowns = towns(Port.Town.LARGE);
        sagaPorts = new long[SAGAS];
        for (int saga = 0; saga < SAGAS; saga++) for (var port : edition.sagas().get(saga).ports()) sagaPorts[saga] |= 1L << place(port);
        long all = 0;
        for (var cards : edition.runes())
            if (conflictRunes || !cards.rune().isConflict()) all += cards.copies() * Hands.one(cards.rune().ordinal()); // FA-8, FA-81
        runes = all;
        sail = new Action[wintering][];
        for (int place = 0; place < wintering; place++)
            sail[place] = new Action[] {new Action.Sail(id[place], false), new Action.Sail(id[place], true)};
        depart = new Action[HOME_PORTS];
        for (int port = 0; port < HOME_PORTS; port++) depart[port] = new Action.Depart(id[port]);
    }

    private void number() {
        for (int port = 0; port < ports; port++) id[port] = edition.ports().get(port).id();
        for (int i = 0; i < edition.waters().size(); i++) id[ports + i] = edition.waters().get(i).id();
        id[wintering] = WINTERING;
        for (int place = 0; place <= wintering; place++) number.put(id[place], place);
    }

    private void layOut() {
        for (int i = 0; i < ports; i++) {
            var port = edition.ports().get(i);
            zone[i] = port.zone().ordinal();
            value[i] = port.value();
            adjacent[i] = port.adjacent().stream().mapToInt(this::place).toArray();
            region[i] = port.region() == null ? 1L << i : portsOf(port.region());
        }
        for (int i = 0; i < edition.waters().size(); i++) {
            var water = edition.waters().get(i);
            zone[ports + i] = water.zone().ordinal();
            adjacent[ports + i] = water.adjacent().stream().mapToInt(this::place).toArray();
        }
        adjacent[wintering] = new int[0];
    }

    private long portsOf(String region) {
        long all = 0;
        for (int i = 0; i < ports; i++) if (region.equals(edition.ports().get(i).region())) all |= 1L << i;
        return all;
    }

    private long towns(Port.Town size) {
        long all = 0;
        for (int i = 0; i < ports; i++) if (edition.ports().get(i).town() == size) all |= 1L << i;
        return all;
    }

    int place(String place) {
        var known = number.get(place);
        return known == null ? -1 : known;
    }

    /// The place of that name next to another: a few names to compare, which is quicker than to look among all.
    int placeNextTo(int from, String place) {
        for (int next : adjacent[from]) if (id[next].equals(place)) return next;
        return place(place);
    }

    boolean isHome(int place) { return place < HOME_PORTS; }

    boolean isForeign(int place) { return place >= HOME_PORTS && place < ports; }

    boolean isSea(int place) { return place >= ports && place < wintering && !edition.waters().get(place - ports).isRiver(); }

    boolean isNextTo(int a, int b) {
        for (int next : adjacent[a]) if (next == b) return true;
        return false;
    }

    Saga saga(int saga) { return edition.sagas().get(saga); }

    /// The value of a treasure counter: first the small ones, then the large.
    int treasure(int counter) {
        return counter < edition.smallTreasure().size()
                ? edition.smallTreasure().get(counter)
                : edition.largeTreasure().get(counter - edition.smallTreasure().size());
    }

    /// The counters that may lie under a town: as bits.
    int counters(int port) {
        int small = (1 << edition.smallTreasure().size()) - 1;
        return (smallTowns >> port & 1) != 0 ? small : (1 << edition.smallTreasure().size() + edition.largeTreasure().size()) - 1 & ~small;
    }

    /// FA-112: the items that a day takes which is so far beyond the limit.
    int items(int beyond) {
        var incidents = edition.incidents();
        return beyond <= 0 ? 0 : incidents.get(Math.min(beyond, incidents.size()) - 1);
    }

    /// FA-52
    static int loadLimit(int era) { return 4 + era; }
}
