package hearthside.games.firestone;

import java.util.List;

/// The secret tasks: each counts majorities at one kind of place.
public enum Task {
    LAKE, FOREST, MOUNTAIN, HARBOUR, HEARTH;

    static final List<Task> ALL = List.of(values());
}
