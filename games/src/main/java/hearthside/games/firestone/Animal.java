package hearthside.games.firestone;

import java.util.List;

/// What an animal tile shows; what it is worth is in the edition ([Quarry]).
public enum Animal {
    HARE, BOAR, DEER, IBEX, BISON, WOLF, MAMMOTH;

    static final List<Animal> ALL = List.of(values());
}
