package hearthside.server.table;

import hearthside.server.cluster.Signal;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// The people around one table: who sits where, and who looks. Its table calls it under the table's lock.
public final class Participants {
    private final List<Seat> chairs;
    private final Set<TableConnection> connections = new LinkedHashSet<>();
    private final Map<String, Signal.Here> elsewhere = new HashMap<>(); // by server

    public Participants(List<Seat> chairs) { this.chairs = new ArrayList<>(chairs); }

    List<Seat> chairs() { return List.copyOf(chairs); }

    Seat chair(int seat) { return chairs.get(seat); }

    /// The chairs as they will be with this one.
    List<Seat> with(Seat chair) {
        var next = new ArrayList<>(chairs);
        next.set(chair.seat(), chair);
        return next;
    }

    /// Whether the game is over because people gave up.
    boolean isGivenUp() { return GivingUp.ends(chairs); }

    /// Whether somebody who holds the seat looks at the table.
    boolean isHere(int seat) {
        return isConnected(chairs.get(seat)) || elsewhere.values().stream().anyMatch(here -> here.seats().contains(seat));
    }

    void seat(Seat chair) { chairs.set(chair.seat(), chair); }

    void enter(TableConnection connection) { connections.add(connection); }

    boolean leave(TableConnection connection) { return connections.remove(connection); }

    public void dismiss(String holder) {
        for (var connection : List.copyOf(connections))
            if (connection.visitor().hash().equals(holder)) connection.close(1012, "Come in again.");
    }

    boolean isDeserted() { return connections.isEmpty(); }

    /// The seats this browser decides for.
    List<Integer> mine(Visitor visitor) { return chairs.stream().filter(chair -> chair.isHeldBy(visitor)).map(Seat::seat).toList(); }

    /// Whether this browser has, or had before it resigned, a seat here.
    boolean belongs(Visitor visitor) { return chairs.stream().anyMatch(chair -> chair.holders().contains(visitor.hash())); }

    /// The seat of somebody who has resigned.
    Seat former(Visitor visitor) {
        return chairs.stream().filter(chair -> chair.holders().contains(visitor.hash())).findFirst().orElseThrow(ApiError::notYours);
    }

    /// People who decide for other seats than these.
    List<Integer> others(List<Integer> mine) {
        return chairs.stream().filter(chair -> chair.isPerson() && !mine.contains(chair.seat())).map(Seat::seat).toList();
    }

    /// The seat that a link opens.
    Seat invited(String secret) {
        var hash = Secrets.hash(secret);
        return chairs.stream().filter(chair -> hash.equals(chair.invite())).findFirst()
                .orElseThrow(() -> new ApiError(403, "wrong-link", "This link opens no seat at this table; ask for it once more."));
    }

    void mustOwn(Visitor visitor, int seat) {
        if (seat < 0 || seat >= chairs.size())
            throw new ApiError(400, "bad-seat", "This table has the seats 0 to %d, not %d.".formatted(chairs.size() - 1, seat));
        if (!chairs.get(seat).isHeldBy(visitor)) throw ApiError.notYours();
    }

    List<Message.Seated> seated() { return chairs.stream().map(chair -> Message.Seated.of(chair, isHere(chair.seat()))).toList(); }

    private boolean isConnected(Seat chair) { return connections.stream().anyMatch(connection -> chair.isHeldBy(connection.visitor())); }

    private int spectators() { return (int) connections.stream().filter(connection -> mine(connection.visitor()).isEmpty()).count(); }

    public void tellWhoIsHere() {
        tellAll(new Message.People(seated(), spectators() + elsewhere.values().stream().mapToInt(Signal.Here::spectators).sum()));
    }

    /// Who of them is connected to this server, for the others.
    public Signal.Here here(String node, String table) {
        return new Signal.Here(node, table, chairs.stream().filter(this::isConnected).map(Seat::seat).toList(), spectators());
    }

    public void hear(Signal.Here there) { elsewhere.put(there.node(), there); }

    public boolean forget(String node) { return elsewhere.remove(node) != null; }

    public void tellAll(Message message) {
        var text = Json.write(message);
        for (var connection : List.copyOf(connections)) connection.send(text); // a copy: one that cannot be told leaves meanwhile
    }

    /// Tells everybody what those with the same seats may know: one text for each group of seats, and one for all spectators.
    void tellEach(Function<List<Integer>, Message> toThoseWith) {
        var texts = new HashMap<List<Integer>, String>();
        for (var connection : List.copyOf(connections))
            connection.send(texts.computeIfAbsent(mine(connection.visitor()), mine -> Json.write(toThoseWith.apply(mine))));
    }
}
