package hearthside.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class EngineTest {
    private final Engine engine = new Engine();

    private JsonNode ask(String line) { return Json.parse(engine.answer(line.replace('\'', '"'))); }

    private JsonNode begin() { return ask("{'do':'new','game':'my-first-stone-age','seats':2,'seed':1,'options':{'openGoods':'on'}}"); }

    @Test
    void aWholeGameCanBeDriven() {
        var answer = begin();
        assertThat(answer.path("ok").booleanValue()).isTrue();
        assertThat(answer.path("toAct").toString()).isEqualTo("[0]");
        int decisions = 0;
        while (!answer.path("over").booleanValue()) {
            var options = ask("{'do':'options'}");
            answer = ask("{'do':'apply','seat':%s,'action':%s}".formatted(options.path("seat"),
                    options.path("options").get(decisions * 7 % options.path("options").size())));
            assertThat(answer.path("ok").booleanValue()).as(answer.toString()).isTrue();
            assertThat(answer.path("events")).isNotEmpty();
            decisions++;
        }
        var result = ask("{'do':'result'}");
        assertThat(result.path("winners")).hasSize(1);
        assertThat(result.path("points").get(result.path("winners").get(0).intValue()).intValue()).isEqualTo(3);
        var journal = ask("{'do':'journal'}").path("journal");
        assertThat(journal).hasSize(decisions + 2);
        assertThat(ask("{'do':'load','journal':%s}".formatted(journal)).path("over").booleanValue()).isTrue();
        assertThat(ask("{'do':'apply','seat':0,'action':{'is':'Flip','tree':0}}").path("rule").stringValue()).isEqualTo("MF-95");
        assertThat(ask("{'do':'search'}").path("error").stringValue()).contains("over");
    }

    @Test
    void luckCanBeScripted() {
        begin();
        var answer = ask("{'do':'apply','seat':0,'action':{'is':'Flip','tree':5},'draws':[1]}");
        assertThat(answer.path("events").get(0).toString()).isEqualTo("{\"is\":\"Flipped\",\"seat\":0,\"tree\":5,\"token\":\"die_2\"}");
    }

    @Test
    void drawsThatAreNotNeededChangeNothing() {
        begin();
        var before = ask("{'do':'position'}");
        assertThat(ask("{'do':'apply','seat':0,'action':{'is':'Flip','tree':5},'draws':[1,2]}").path("error").stringValue())
                .contains("not needed");
        assertThat(ask("{'do':'apply','seat':0,'action':{'is':'Flip','tree':5},'draws':[14]}").path("error").stringValue())
                .contains("must be from 0 to 13");
        assertThat(ask("{'do':'apply','seat':0,'action':{'is':'Flip','tree':5},'draws':['a']}").path("error").stringValue())
                .startsWith("draws[0]");
        assertThat(ask("{'do':'position'}")).isEqualTo(before);
    }

    @Test
    void aPositionCanBeLoadedAgain() {
        begin();
        ask("{'do':'apply','seat':0,'action':{'is':'Flip','tree':5},'draws':[1]}");
        var position = ask("{'do':'position'}").path("position");
        var other = new Engine();
        assertThat(Json.parse(other.answer("{\"do\":\"load\",\"position\":%s}".formatted(position))).path("toAct").toString())
                .isEqualTo("[1]");
        assertThat(Json.parse(other.answer("{\"do\":\"position\"}")).path("position")).isEqualTo(position);
    }

    @Test
    void whyNotNamesTheRule() {
        begin();
        assertThat(ask("{'do':'whyNot','seat':0,'action':{'is':'Flip','tree':5}}").path("allowed").booleanValue()).isTrue();
        var answer = ask("{'do':'whyNot','seat':0,'action':{'is':'Swap','a':1,'b':2}}");
        assertThat(answer.path("rule").stringValue()).isEqualTo("MF-87");
        assertThat(answer.path("reason").stringValue()).endsWith(".");
    }

    @Test
    void searchNamesAnOption() {
        begin();
        assertThat(ask("{'do':'options'}").path("options")).contains(ask("{'do':'search','ms':10}").path("action"));
    }

    @Test
    void searchRanksTheOptionsWithChancesPointsAndReasons() {
        ask("{'do':'new','game':'stone-age','seats':2,'seed':4}");
        var answer = ask("{'do':'search','iterations':60}");
        var options = answer.path("options");
        assertThat(options.size()).isGreaterThan(2);
        assertThat(options.get(0).path("action")).isEqualTo(answer.path("action"));
        assertThat(options.get(0).path("visits").intValue()).isGreaterThanOrEqualTo(options.get(1).path("visits").intValue());
        assertThat(options.get(0).path("win").doubleValue()).isBetween(0.0, 1.0);
        assertThat(options.get(0).has("points")).isTrue();
        assertThat(options).anyMatch(option -> option.path("reason").isString());
        assertThat(ask("{'do':'search','iterations':60}")).as("with iterations it is the same again").isEqualTo(answer);
        assertThat(ask("{'do':'search','seat':%d}".formatted(1 - answer.path("seat").intValue())).path("error").stringValue())
                .contains("is not to act");
    }

    @Test
    void aSeatSeesOnlyItsOwn() {
        ask("{'do':'new','game':'my-first-stone-age','seats':2,'seed':1}");
        assertThat(ask("{'do':'view','seat':0}").path("view").path("settlements").get(1).path("goods").isNull()).isTrue();
        assertThat(ask("{'do':'view','seat':-2}").path("view").path("settlements").get(1).path("goods").isNull()).isFalse();
    }

    /// Each wrong request gets a sentence that names what is wrong, and the session goes on.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "{'do':'new','game':'chess'}                                        | There is no game \"chess\"",
            "{'do':'new'}                                                       | game: Name a game",
            "{'do':'new','game':'my-first-stone-age','seats':7}                 | is for 2 to 4 players, not for 7",
            "{'do':'new','game':'my-first-stone-age','seats':'two'}             | seats: Here should be a whole number",
            "{'do':'new','game':'my-first-stone-age','options':{'speed':'1'}}   | has no option \"speed\"",
            "{'do':'new','game':'my-first-stone-age','options':{'swaps':'9'}}   | may be 1, 2, 3, not \"9\"",
            "{'do':'new','game':'my-first-stone-age','options':{'start':'4'}}   | Seat 4 cannot start",
            "{'do':'new','game':'my-first-stone-age','options':{'together':'on','shortGame':'on'}} | must stay off",
            "{'do':'new','game':'my-first-stone-age','seed':'x'}                | seed: Here should be a whole number",
            "{'do':'new','game':'my-first-stone-age','edition':'blue'}          | edition",
            "{'do':'fly'}                                                       | \"fly\" is not one of",
            "{'x':1}                                                            | do: This field is missing",
            "[1,2]                                                              | object in braces",
            "{'do':                                                             | not valid JSON",
            "{'do':'load'}                                                      | takes a \"position\" or a \"journal\"",
            "{'do':'load','journal':[]}                                         | begins with a header",
            "{'do':'view','seat':9}                                             | Seats are 0 to 1",
            "{'do':'options','seat':9}                                          | Seats are 0 to 1",
            "{'do':'apply','seat':0}                                            | action: This is missing",
            "{'do':'apply','seat':1,'action':{'is':'Flip','tree':1}}            | It is not your turn",
            "{'do':'apply','seat':5,'action':{'is':'Flip','tree':1}}            | Seats are 0 to 1",
            "{'do':'apply','seat':0,'action':{'is':'Flip','tree':77}}           | no such tree",
            "{'do':'apply','seat':0,'action':{'is':'Sleep'}}                    | \"Sleep\" is not one of",
            "{'do':'options','seat':99999999999}                                | seat: Here should be a whole number",
            "{'do':'new','game':'my-first-stone-age','options':{'swaps':1.5}}   | options.swaps: 1.5 is not a text in quotes",
            "{'do':'search','ms':-1}                                            | cannot be negative"})
    void badInputIsNamed(String request, String words) {
        begin();
        var before = ask("{'do':'position'}");
        var answer = ask(request);
        assertThat(answer.path("ok").booleanValue()).isFalse();
        assertThat(answer.path("error").stringValue()).contains(words);
        assertThat(ask("{'do':'position'}")).as("the session goes on as before").isEqualTo(before);
    }

    @Test
    void beforeAGameIsOpenTheEngineSaysHowToBegin() {
        assertThat(ask("{'do':'options'}").path("error").stringValue()).contains("begin with");
    }

    /// Every field of a position and of a journal is spoilt in turn, in several ways: the answer is a sentence or a game, never a crash.
    @Test
    void noSpoiltFieldBringsTheEngineDown() {
        begin();
        for (int i = 0; i < 25; i++) {
            var options = ask("{'do':'options'}");
            ask("{'do':'apply','seat':%s,'action':%s}".formatted(options.path("seat"),
                    options.path("options").get(i % options.path("options").size())));
        }
        int refused = spoil("position", ask("{'do':'position'}").path("position"))
                + spoil("journal", ask("{'do':'journal'}").path("journal"));
        assertThat(refused).isGreaterThan(500);
    }

    private int spoil(String what, JsonNode sound) {
        int refused = 0;
        for (var broken : Spoiling.each(sound)) {
            var answer = Json.parse(engine.answer("{\"do\":\"load\",\"%s\":%s}".formatted(what, broken.text())));
            if (answer.path("ok").booleanValue()) continue;
            refused++;
            assertThat(answer.path("error").stringValue()).as(broken.what()).endsWith(".").contains(":").doesNotContain("Exception");
        }
        assertThat(engine.answer("{\"do\":\"load\",\"%s\":%s}".formatted(what, sound))).startsWith("{\"ok\":true");
        return refused;
    }

    @Test
    void manyGamesInOneSession() {
        var hashes = new ArrayList<String>();
        for (int seed = 0; seed < 20; seed++) {
            ask("{'do':'new','game':'my-first-stone-age','seats':%d,'seed':%d}".formatted(2 + seed % 3, seed));
            hashes.add(ask("{'do':'position'}").toString());
        }
        assertThat(List.copyOf(new java.util.LinkedHashSet<>(hashes))).hasSize(20);
    }
}
