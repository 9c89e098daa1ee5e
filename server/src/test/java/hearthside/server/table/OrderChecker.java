package hearthside.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// Reads what several browsers at one table were told, and says where they were told different things, or the same in a different order.
final class OrderChecker {
    private final List<String> faults = new ArrayList<>();
    private final Map<String, JsonNode> seen = new HashMap<>(); // by what it is about

    List<String> faults() { return faults; }

    private static String kind(JsonNode message) { return message.get("is").stringValue(); }

    /// What is answered to one browser may come between.
    private static boolean isForAll(JsonNode message) {
        return !Set.of("Pong", "Error", "Refused", "Allowed", "People").contains(kind(message));
    }

    void read(List<JsonNode> all) {
        var heard = all.stream().filter(OrderChecker::isForAll).toList();
        int seq = -1;
        boolean isAsked = false;
        for (int i = 0; i < heard.size(); i++) {
            var message = heard.get(i);
            switch (kind(message)) {
                case "Update" -> {
                    int next = message.get("seq").intValue();
                    if (seq >= 0 && (next < seq || next > seq + 1)) faults.add("after %d came %d".formatted(seq, next));
                    if (seq >= 0 && next == seq + 1) same("events of %d for %d".formatted(next, viewer(message)), message.get("events"));
                    if (next > seq) isAsked = false;
                    seq = next;
                    look(message);
                }
                case "UndoAsked" -> isAsked = true;
                case "UndoAnswered" -> {
                    if (!isAsked) faults.add("an answer nobody asked for after %d".formatted(seq));
                    if (i + 1 == heard.size() || !isAnswer(message, heard.get(i + 1), seq))
                        faults.add(
                                "after an answer at %d came %s".formatted(seq, i + 1 == heard.size() ? "nothing" : kind(heard.get(i + 1))));
                    isAsked = false;
                }
                default -> {}
            }
        }
    }

    private static int viewer(JsonNode update) { return update.get("viewer").intValue(); }

    /// An answer comes with how the table looks then: after a yes something is taken back.
    private static boolean isAnswer(JsonNode answer, JsonNode update, int seq) {
        return kind(update).equals("Update") && update.get("undo").get("asked").isNull()
                && (!answer.get("yes").booleanValue() || update.get("seq").intValue() == seq + 1);
    }

    /// One update in itself, and beside all others of the same moment.
    private void look(JsonNode update) {
        int seq = update.get("seq").intValue(), viewer = viewer(update);
        boolean isOver = update.get("over").booleanValue();
        same("view of %d for %d".formatted(seq, viewer), update.get("view"));
        if (!isOver) {
            same("toAct of %d".formatted(seq), update.get("toAct"));
            same("options of %d for %d".formatted(seq, viewer), update.get("options"));
        }
        boolean mustAct = false;
        for (var seat : update.get("toAct")) mustAct |= seat.intValue() == viewer;
        if (mustAct == update.get("options").isEmpty()) faults.add("options and toAct of %d for %d".formatted(seq, viewer));
        if (isOver == update.get("seed").isNull()) faults.add("the seed of %d".formatted(seq));
    }

    private void same(String about, JsonNode what) {
        var known = seen.putIfAbsent(about, what);
        if (known != null && !known.equals(what)) faults.add(about + " differ");
    }

    /// What everybody on one server is told, in order; each decision once, whatever was shown again.
    static List<String> told(List<JsonNode> heard) {
        var told = new ArrayList<String>();
        int seq = heard.getFirst().get("seq").intValue();
        for (var message : heard) {
            switch (kind(message)) {
                case "Update" -> {
                    if (message.get("seq").intValue() > seq) told.add("Update " + message.get("seq"));
                    seq = message.get("seq").intValue();
                }
                case "Said", "UndoAsked", "UndoAnswered", "Moved" -> told.add(message.toString());
                default -> {}
            }
        }
        return told;
    }

    /// Decisions and remarks, in the order that all servers have in common.
    static List<String> order(List<JsonNode> heard) {
        return told(heard).stream().filter(text -> text.startsWith("Update ") || text.contains("\"is\":\"Said\"")).toList();
    }
}
