package hearthside.games.fireaxe;

import java.util.List;

/// A saga card: what must have happened in its ports, by whomever.
public record Saga(String id, int era, Homeland homeland, Deed deed, int bonus, String title, List<String> ports) {
    public enum Deed { TRADE, RAID, SETTLE }

    public Saga {
        ports = List.copyOf(ports);
    }

    static Saga saga(String id, int era, Homeland homeland, Deed deed, int bonus, String title, String... ports) {
        return new Saga(id, era, homeland, deed, bonus, title, List.of(ports));
    }
}
