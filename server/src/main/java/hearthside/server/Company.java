package hearthside.server;

import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/// The people around one table: who sits where, and who looks. Its table calls it under the table's lock.
final class Company {
    private final List<Chair> chairs;
    private final Set<Guest> guests = new LinkedHashSet<>();
    private final Map<String, Signal.Here> elsewhere = new HashMap<>(); // by server

    Company(List<Chair> chairs) { this.chairs = new ArrayList<>(chairs); }

    List<Chair> chairs() { return List.copyOf(chairs); }

    Chair chair(int seat) { return chairs.get(seat); }

    /// The chairs as they will be with this one.
    List<Chair> with(Chair chair) {
        var next = new ArrayList<>(chairs);
        next.set(chair.seat(), chair);
        return next;
    }

    /// Whether somebody who holds the seat looks at the table.
    boolean isHere(int seat) {
        return isConnected(chairs.get(seat)) || elsewhere.values().stream().anyMatch(here -> here.seats().contains(seat));
    }

    void seat(Chair chair) { chairs.set(chair.seat(), chair); }

    void enter(Guest guest) { guests.add(guest); }

    boolean leave(Guest guest) { return guests.remove(guest); }

    void dismiss(String holder) {
        for (var guest : List.copyOf(guests)) if (guest.browser().hash().equals(holder)) guest.close(1012, "Come in again.");
    }

    boolean isDeserted() { return guests.isEmpty(); }

    /// The seats this browser decides for.
    List<Integer> mine(Browser browser) { return chairs.stream().filter(chair -> chair.isHeldBy(browser)).map(Chair::seat).toList(); }

    /// Whether this browser has, or had before it resigned, a seat here.
    boolean belongs(Browser browser) { return chairs.stream().anyMatch(chair -> chair.holders().contains(browser.hash())); }

    /// The seat of somebody who has resigned.
    Chair former(Browser browser) {
        return chairs.stream().filter(chair -> chair.holders().contains(browser.hash())).findFirst().orElseThrow(Fault::notYours);
    }

    /// People who decide for other seats than these.
    List<Integer> others(List<Integer> mine) {
        return chairs.stream().filter(chair -> chair.isPerson() && !mine.contains(chair.seat())).map(Chair::seat).toList();
    }

    /// The seat that a link opens.
    Chair invited(String secret) {
        var hash = Secrets.hash(secret);
        return chairs.stream().filter(chair -> hash.equals(chair.invite())).findFirst()
                .orElseThrow(() -> new Fault(403, "wrong-link", "This link opens no seat at this table; ask for it once more."));
    }

    void mustOwn(Browser browser, int seat) {
        if (seat < 0 || seat >= chairs.size())
            throw new Fault(400, "bad-seat", "This table has the seats 0 to %d, not %d.".formatted(chairs.size() - 1, seat));
        if (!chairs.get(seat).isHeldBy(browser)) throw Fault.notYours();
    }

    List<Message.Seated> seated() { return chairs.stream().map(chair -> Message.Seated.of(chair, isHere(chair.seat()))).toList(); }

    private boolean isConnected(Chair chair) { return guests.stream().anyMatch(guest -> chair.isHeldBy(guest.browser())); }

    private int spectators() { return (int) guests.stream().filter(guest -> mine(guest.browser()).isEmpty()).count(); }

    void tellWhoIsHere() {
        tellAll(new Message.People(seated(), spectators() + elsewhere.values().stream().mapToInt(Signal.Here::spectators).sum()));
    }

    /// Who of them is connected to this server, for the others.
    Signal.Here here(String node, String table) {
        return new Signal.Here(node, table, chairs.stream().filter(this::isConnected).map(Chair::seat).toList(), spectators());
    }

    void hear(Signal.Here there) { elsewhere.put(there.node(), there); }

    boolean forget(String node) { return elsewhere.remove(node) != null; }

    void tellAll(Message message) {
        var text = Json.write(message);
        for (var guest : List.copyOf(guests)) guest.send(text); // a copy: one that cannot be told leaves meanwhile
    }

    /// Tells everybody what those with the same seats may know: one text for each group of seats, and one for all spectators.
    void tellEach(Function<List<Integer>, Message> toThoseWith) {
        var texts = new HashMap<List<Integer>, String>();
        for (var guest : List.copyOf(guests))
            guest.send(texts.computeIfAbsent(mine(guest.browser()), mine -> Json.write(toThoseWith.apply(mine))));
    }
}
