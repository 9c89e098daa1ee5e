package hearthside.games.cavemen;

import java.util.List;

/// The five tribes. They differ by name, colour and the stone marker of their starting hunter.
public enum Tribe {
    WOLF, TIGER, SNAKE, OWL, BEAR;

    static final List<Tribe> ALL = List.of(values());
}
