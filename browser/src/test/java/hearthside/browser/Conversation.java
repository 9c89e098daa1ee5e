package hearthside.browser;

import hearthside.core.GameInfo;
import hearthside.core.chance.Chance;
import hearthside.engine.Engine;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// What is asked of the engine at one table, and what it answers on the JVM.
record Conversation(String question, String answer) {
    private static final int DECISIONS = 60;

    static List<Conversation> about(GameInfo<?> game) {
        var said = new ArrayList<Conversation>();
        var choices = new Chance.Seeded(5);
        int seats = game.minSeats();
        ask(said, "New", ",\"game\":\"%s\",\"seats\":%d,\"bots\":[],\"seed\":11".formatted(game.id(), seats));
        for (int i = 0; i < DECISIONS; i++) {
            var look = ask(said, "Look", "");
            if (look.get("over").booleanValue()) break;
            var options = look.get("options");
            var action = options.get(choices.below(options.size()));
            int seat = look.get("viewer").intValue();
            if (i % 7 == 3) ask(said, "WhyNot", ",\"seat\":%d,\"action\":%s".formatted((seat + 1) % seats, action));
            ask(said, "Play", ",\"seat\":%d,\"action\":%s".formatted(seat, action));
            if (i % 20 == 19) ask(said, "Undo", ",\"entries\":2");
        }
        ask(said, "Log", "");
        ask(said, "Since", "");
        ask(said, "Moment", ",\"seq\":5");
        ask(said, "Replay", ",\"from\":0,\"count\":20");
        ask(said, "Remarks", ",\"seat\":0");
        ask(said, "Position", "");
        return said;
    }

    private static JsonNode ask(List<Conversation> said, String is, String more) {
        var question = "{\"is\":\"%s\",\"table\":\"a\",\"mine\":[0,1,2,3,4]%s}".formatted(is, more);
        var answer = Engine.ask(question);
        said.add(new Conversation(question, answer));
        return Json.parse(answer);
    }
}
