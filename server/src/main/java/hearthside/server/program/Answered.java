package hearthside.server.program;

import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.table.AudienceMember;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Takes the answer to one command that came by HTTP.
final class Answered implements AudienceMember {
    private final Visitor visitor;
    private final List<JsonNode> told = new ArrayList<>();

    Answered(Visitor visitor) { this.visitor = visitor; }

    @Override
    public Visitor visitor() { return visitor; }

    @Override
    public void send(String text) { told.add(Json.parse(text)); }

    @Override
    public void close(int code, String reason) {}

    /// Throws what a browser would have been told instead.
    void mustBeDone() {
        for (var each : told)
            switch (each.get("is").stringValue()) {
            case "Refused" -> throw new ApiError(409, "refused", "%s (%s)".formatted(sentence(each), each.get("rule").stringValue()),
                    "action");
            case "Update" -> throw new ApiError(409, "stale", "The game has moved on; the stream has told how.", "seq");
            default -> {
                // nothing that matters here
            }
            }
    }

    private static String sentence(JsonNode refused) {
        var sentence = refused.get("sentence").stringValue();
        int gap = 0;
        for (var with : refused.get("with")) sentence = sentence.replace("{%d}".formatted(gap++), with.stringValue());
        return sentence;
    }
}
