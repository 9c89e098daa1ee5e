package hearthside.server.practice;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.practice.Pattern;
import hearthside.wire.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatternTest {
    private static final String FOUND = """
            {"is":"Sold","port":"Dublin","points":3,"count":5,"boats":[{"crew":2},{"crew":4}],"last":null}""";

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            {} ; true
            {"is":"Sold"} ; true
            {"is":"Sold","port":"York"} ; false
            {"cargo":1} ; false
            {"points":3} ; true
            {"points":{"atLeast":3}} ; true
            {"points":{"atLeast":4}} ; false
            {"points":{"atMost":3}} ; true
            {"points":{"atLeast":1,"atMost":2}} ; false
            {"port":{"atLeast":1}} ; false
            {"points":{"atLeast":"wood"}} ; false
            {"points":{"atLeast":null}} ; false
            {"points":{"atMost":[1,2]}} ; false
            {"points":{"atMost":{"a":1}}} ; false
            {"points":{"atMost":HUGE}} ; true
            {"points":{"atLeast":1e999999999}} ; false
            {"points":HUGE} ; false
            {"boats":{"1":{"crew":4}}} ; true
            {"boats":{"1":{"crew":2}}} ; false
            {"boats":{"7":{"crew":2}}} ; false
            {"boats":{"first":{"crew":2}}} ; false
            {"boats":{"some":{"crew":2}}} ; true
            {"boats":{"some":{"crew":3}}} ; false
            {"boats":{"count":2}} ; true
            {"boats":{"count":{"atMost":1}}} ; false
            {"count":5} ; true
            {"last":null} ; true
            """)
    void ofAnObjectOnlyWhatIsNamedCounts(String pattern, boolean fits) {
        var wanted = Json.parse(pattern.replace("HUGE", "9".repeat(400)));
        assertThat(Pattern.fits(Json.plain(wanted), Json.plain(Json.parse(FOUND)))).isEqualTo(fits);
    }
}
