package hearthside.core;

import java.util.List;

/// The components of one game, as a record: card lists, tiles, maps, numbers. A game has a house edition; another can be
/// read from a file. Its constructor checks it, and complains with [BadInput] naming the field.
public interface Edition {

    /// What players call it.
    String name();

    /// Things of the box that no list of the edition has, with this many players.
    default List<Record> others(int seats) { return List.of(); }
}
