package hearthside.games.fireaxe;

/// FA-9, FA-111: how far one sails in clear weather in each zone, under the wind dial.
final class Weather {
    private final int[] clearSailing, dial; // by zone; clockwise from the +1

    Weather(FireAndAxeEdition edition) {
        clearSailing = edition.clearSailing().stream().mapToInt(Integer::intValue).toArray();
        dial = edition.dial().stream().mapToInt(Integer::intValue).toArray();
    }

    /// Clear sailing days.
    ///
    /// @param towards where the +1 of the dial points
    /// @param calm    what Calm Water adds
    int limit(int zone, int towards, int calm) { return clearSailing[zone] + dial[zone - towards & 3] + calm; }

    /// FA-75: where the +1 points when the dial is turned.
    static int turned(int dial, int quarters) { return dial + quarters & 3; }
}
