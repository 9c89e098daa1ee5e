package hearthside.app.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Named;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Luck told in words: what may be drawn, and draws by name.
class EngineLuckTest {
    private final Engine engine = new Engine();

    private JsonNode ask(String line) { return Json.parse(engine.answer(line.replace('\'', '"'))); }

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @Test
    void outcomesSayWhatEachDrawIs() {
        ask("{'do':'new','game':'my-first-stone-age','seats':2,'seed':1}");
        var answer = ask("{'do':'outcomes','seat':0,'action':{'is':'Flip','tree':5}}");
        assertThat(answer.path("next").get(11).toString()).isEqualTo("{\"draw\":11,\"is\":\"dog\",\"ways\":1}");
        assertThat(answer.path("outcomes")).hasSize(14);
        assertThat(answer.path("outcomes").get(11).toString()).isEqualTo("{\"draws\":[\"dog\"],\"numbers\":[11],\"chance\":0.071428571}");
        assertThat(answer.path("more").booleanValue()).isFalse();
    }

    @Test
    void outcomesGoOnFromTheDrawsThatAreTold() {
        ask("{'do':'new','game':'stone-age','seats':2,'seed':1,'options':{'start':1}}");
        while (ask("{'do':'view'}").path("view").path("phase").path("is").stringValue().equals("Placing")) {
            var options = ask("{'do':'options'}");
            var hunt = options.path("options").valueStream().filter(option -> option.toString().contains("forest")).findFirst()
                    .orElse(options.path("options").get(0));
            ask("{'do':'apply','seat':%s,'action':%s}".formatted(options.path("seat"), hunt));
        }
        var act = "'seat':%s,'action':{'is':'Act','location':'forest'}".formatted(ask("{'do':'options'}").path("seat"));
        var whole = ask("{'do':'outcomes',%s,'limit':10000}".formatted(act));
        int dice = whole.path("outcomes").get(0).path("draws").size();
        assertThat(dice).isPositive();
        assertThat(whole.path("outcomes")).hasSize((int) Math.pow(6, dice));
        var told = ask("{'do':'outcomes',%s,'draws':['die 4'],'limit':3}".formatted(act));
        assertThat(told.path("outcomes").get(0).path("draws").get(0).stringValue()).isEqualTo("die 4");
        assertThat(told.path("more").booleanValue()).isEqualTo(dice > 1);
        assertThat(told.path("next")).hasSize(dice > 1 ? 6 : 0);
        assertThat(ask("{'do':'outcomes',%s,'draws':['die 7']}".formatted(act)).path("error").stringValue())
                .isEqualTo("draws[0]: \"die 7\" cannot come here; there is die 1, die 2, die 3, die 4, die 5, die 6.");
    }

    @Test
    void anActionCanBePlayedWithDrawsByName() {
        ask("{'do':'new','game':'my-first-stone-age','seats':2,'seed':1}");
        var before = ask("{'do':'position'}");
        assertThat(ask("{'do':'apply','seat':0,'action':{'is':'Flip','tree':5},'draws':['cat']}").path("error").stringValue())
                .startsWith("draws[0]: \"cat\" cannot come here; there is die_1");
        assertThat(ask("{'do':'apply','seat':0,'action':{'is':'Flip','tree':5},'draws':['dog','dog']}").path("error").stringValue())
                .isEqualTo("draws: 1 of the draws were not needed, so nothing was played.");
        assertThat(ask("{'do':'apply','seat':0,'action':{'is':'Flip','tree':5},'draws':[true]}").path("ok").booleanValue()).isFalse();
        assertThat(ask("{'do':'position'}")).isEqualTo(before);
        var answer = ask("{'do':'apply','seat':0,'action':{'is':'Flip','tree':5},'draws':['dog']}");
        assertThat(answer.path("events").get(0).path("token").stringValue()).isEqualTo("dog");
    }

    /// Every draw of every game has a name, and numbers of one name do the same.
    @ParameterizedTest
    @MethodSource("games")
    void everyDrawHasANameThatSaysWhatItDoes(Game<?, ?> game) { check(game); }

    private static <S extends Copyable<S>, A> void check(Game<S, A> game) {
        var luck = new Chance.Seeded(5);
        var moments = new HashMap<String, HashSet<String>>();
        int compared = 0;
        for (int round = 0; round < 6; round++) {
            int seats = game.info().minSeats() + round % (game.info().maxSeats() - game.info().minSeats() + 1);
            var match = new Match<>(game, game.info().terms(seats), luck);
            for (int i = 0; i < 400 && !match.isOver(); i++) {
                int seat = match.toAct().first();
                var options = match.options(seat);
                var action = options.get(luck.below(options.size()));
                var named = new Named(List.of(), luck);
                var events = match.trial(seat, action, named);
                for (int draw = 0; draw < named.draws().size(); draw++) {
                    var names = named.draws().get(draw).names();
                    assertThat(names).as("names of %s", action).noneMatch(name -> name.startsWith("number ") || name.startsWith("piece "));
                    moments.computeIfAbsent(action.getClass().getSimpleName(), _ -> new HashSet<>()).addAll(names);
                }
                if (named.draws().size() == 1 && named.draws().getFirst().ways() > 1 && compared < 40) {
                    compared++;
                    var names = named.draws().getFirst().names();
                    for (int n = 0; n < names.size(); n++)
                        if (names.get(n).equals(named.draws().getFirst().name()))
                            assertThat(match.trial(seat, action, new Chance.Scripted(List.of(n)))).isEqualTo(events);
                }
                var script = named.draws().stream().map(Named.Draw::name).toList();
                assertThat(match.play(seat, action, new Named(script, null))).isEqualTo(events);
            }
        }
        assertThat(moments).isNotEmpty();
    }
}
