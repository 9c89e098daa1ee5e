package hearthside.wire;

import hearthside.core.input.BadInput;
import java.util.List;

/// Several things are wrong with a position, each at its place.
public final class BadPosition extends IllegalArgumentException {
    private final transient List<BadInput> complaints;

    BadPosition(List<BadInput> complaints) {
        super(complaints.getFirst().text());
        this.complaints = List.copyOf(complaints);
    }

    /// In the order in which the position was read; at least two.
    public List<BadInput> complaints() { return complaints; }

    public BadPosition within(String outer) { return new BadPosition(complaints.stream().map(each -> each.within(outer)).toList()); }

    /// One complaint as what it is, several together.
    static void raise(List<BadInput> complaints) {
        var distinct = new java.util.LinkedHashMap<String, BadInput>();
        for (var complaint : complaints) distinct.putIfAbsent(complaint.text(), complaint);
        if (distinct.size() == 1) throw distinct.firstEntry().getValue();
        if (distinct.size() > 1) throw new BadPosition(List.copyOf(distinct.values()));
    }
}
