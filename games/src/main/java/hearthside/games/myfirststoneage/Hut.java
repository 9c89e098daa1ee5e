package hearthside.games.myfirststoneage;

import java.util.List;

/// A hut and what it costs.
public record Hut(String id, List<Good> price) {
    public Hut {
        price = price.stream().sorted().toList();
    }

    static Hut hut(String id, Good... price) { return new Hut(id, List.of(price)); }
}
