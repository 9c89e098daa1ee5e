package hearthside.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.wire.Json;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Each cause has its own sentence, and the sentence is true.
class EngineComplaintsTest {
    private final Engine engine = new Engine();

    private String error(String line) { return Json.parse(engine.answer(line.replace('\'', '"'))).path("error").stringValue(); }

    @BeforeEach
    void open() {
        engine.answer("{\"do\":\"new\",\"game\":\"my-first-stone-age\",\"seats\":2,\"seed\":1}");
        engine.answer("{\"do\":\"batch\",\"game\":\"my-first-stone-age\",\"games\":2,\"seats\":2,\"seed\":1}");
    }

    @Test
    void whoAsksForNothingIsNotToldOfAnEmptyWord() {
        assertThat(error("{}")).startsWith("do: This field is missing; it says what is asked for: one of games, new, load,");
        for (var nothing : new String[] {"{}", "null", "[]", "3", "true"})
            assertThat(error("{'do':%s}".formatted(nothing))).startsWith("do: Here should be a word in quotes that says what is asked for");
        assertThat(error("{'do':'option'}")).startsWith("do: \"option\" is not one of").endsWith("Did you mean \"options\"?");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "{'do':'step'} | actions: This field is missing; it holds one whole number for each of the 2 games, in brackets.",
            "{'do':'step','actions':3}                 | actions: Here should be one whole number for each of the 2 games, in brackets.",
            "{'do':'step','actions':{}}                | actions: Here should be one whole number for each of the 2 games, in brackets.",
            "{'do':'step','actions':null}              | actions: Here should be one whole number for each of the 2 games, in brackets.",
            "{'do':'step','actions':[1]}               | actions: There are 2 games, so here should be a list of 2 numbers.",
            "{'do':'step','actions':['a',1]}           | actions[0]: Here should be a whole number.",
            "{'do':'step','actions':[-1,null]}         | actions[1]: Here should be a whole number.",
            "{'do':'step','actions':[1.5,1]}           | actions[0]: Here should be a whole number.",
            "{'do':'step','actions':[-1,3000000000]}   | actions[1]: Here should be a whole number that is not so large.",
            "{'do':'view','seat':3000000000}           | seat: Here should be a whole number that is not so large.",
            "{'do':'new','game':'cavemen','seed':99999999999999999999} | seed: Here should be a whole number that is not so large.",
            "{'do':'new','game':'cavemen','seed':'1'}  | seed: Here should be a whole number.",
            "{'do':'search','ms':0}      | ms: A search needs at least 1; without this field it thinks for 500 milliseconds.",
            "{'do':'search','iterations':0} | iterations: A search needs at least 1; without this field it thinks for 500 milliseconds.",
            "{'do':'search','ms':-1}                   | ms: A budget cannot be negative."})
    void theSentenceSaysWhatIsWrong(String line, String sentence) { assertThat(error(line)).isEqualTo(sentence); }

    @Test
    void noTimeButSomeIterationsIsASearch() {
        assertThat(engine.answer("{\"do\":\"search\",\"ms\":0,\"iterations\":5}")).startsWith("{\"ok\":true");
    }

    @Test
    void aJournalWithASeedThatIsNoneIsRefused() {
        var journal = Json.parse(engine.answer("{\"do\":\"journal\"}")).path("journal").toString();
        var longer = journal.substring(0, journal.length() - 1);
        assertThat(error("{'do':'load','journal':%s,{'seed':'zz'}]}".formatted(longer)))
                .isEqualTo("journal[2].seed: A seed is written as 64 hexadecimal digits.");
        assertThat(error("{'do':'load','journal':%s,{'undo':-1}]}".formatted(longer)))
                .isEqualTo("journal[2].undo: At least 1 decision is taken back, not -1.");
    }
}
