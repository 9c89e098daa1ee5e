package hearthside.server.table;

import hearthside.server.protocol.Message;
import hearthside.wire.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Function;

/// Those who look at one table, here and through other servers. Its table tells them things under its lock, so all hear the same in the
/// same order.
public final class Audience {
    /// Who looks at a table through one server: the seats of those who play, and how many others.
    public record Presence(List<Integer> seats, int spectators) {}

    private final Set<AudienceMember> viewers = new CopyOnWriteArraySet<>();
    private final Map<String, Presence> elsewhere = new ConcurrentHashMap<>(); // by server

    void enter(AudienceMember viewer) { viewers.add(viewer); }

    boolean leave(AudienceMember viewer) { return viewers.remove(viewer); }

    boolean isEmpty() { return viewers.isEmpty(); }

    /// Whether anybody looks, here or through another server.
    boolean isAnywhere() {
        return !viewers.isEmpty() || elsewhere.values().stream().anyMatch(there -> !there.seats().isEmpty() || there.spectators() > 0);
    }

    void dismiss(String holder) {
        for (var viewer : viewers) if (viewer.visitor().hash().equals(holder)) viewer.close(AudienceMember.COME_AGAIN, "Come in again.");
    }

    /// Whether somebody who holds the seat looks at the table.
    boolean isHere(Seat seat) {
        return isConnected(seat) || elsewhere.values().stream().anyMatch(there -> there.seats().contains(seat.seat()));
    }

    private boolean isConnected(Seat seat) { return viewers.stream().anyMatch(viewer -> seat.isHeldBy(viewer.visitor())); }

    List<Message.Seated> seated(Participants participants) {
        return participants.seats().stream().map(seat -> seat.shown(isHere(seat))).toList();
    }

    Message.People people(Participants participants) {
        return new Message.People(seated(participants),
                spectators(participants) + elsewhere.values().stream().mapToInt(Presence::spectators).sum());
    }

    private int spectators(Participants participants) {
        return (int) viewers.stream().filter(viewer -> participants.mine(viewer.visitor()).isEmpty()).count();
    }

    /// Who of them is connected to this server, for the others.
    Presence here(Participants participants) {
        return new Presence(participants.seats().stream().filter(this::isConnected).map(Seat::seat).toList(), spectators(participants));
    }

    void hear(String node, Presence there) { elsewhere.put(node, there); }

    boolean forget(String node) { return elsewhere.remove(node) != null; }

    void tellAll(Message message) {
        var text = Json.write(message);
        for (var viewer : viewers) viewer.send(text);
    }

    /// Tells a remark to all who want to hear it.
    void tell(Chat.Remark remark) {
        var text = Json.write(remark.said());
        for (var viewer : viewers) if (viewer.hears(remark.by())) viewer.send(text);
    }

    /// Tells everybody what those with the same seats may know: one text for each group of seats, and one for all spectators.
    void tellEach(Participants participants, Function<List<Integer>, Message> toThoseWith) {
        var texts = new HashMap<List<Integer>, String>();
        for (var viewer : viewers)
            viewer.send(texts.computeIfAbsent(participants.mine(viewer.visitor()), mine -> Json.write(toThoseWith.apply(mine))));
    }
}
