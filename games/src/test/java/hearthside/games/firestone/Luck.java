package hearthside.games.firestone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// What a test has told beforehand, as the numbers that make it happen.
final class Luck {
    final Map<Area, Tile> under = new EnumMap<>(Area.class);
    final Map<Area, List<Animal>> herds = new EnumMap<>(Area.class);
    Cave cave = Cave.SHARED_COUNCIL;
    Invention invention = Invention.ADZE;

    List<Integer> of(State s, Action action) {
        return switch (action) {
            case Action.Move(int _, var to) -> reveal(s, to);
            case Action.Fall(var to) -> reveal(s, to);
            case Action.Look _ -> look(s, s.scout[2 * s.phase.seat() + ((s.used & 1) == 0 ? 0 : 1)]);
            case Action.TakeInvention _ -> s.deckSize() == 0 ? List.of() : List.of(inDeck(s));
            default -> List.of();
        };
    }

    private List<Integer> reveal(State s, Area to) {
        if (s.ground[to.ordinal()] != State.DOWN) return List.of();
        var tile = under.get(to);
        if (tile == null) throw new IllegalStateException("the test does not say what lies at " + to);
        int at = s.agreed.region[to.ordinal()] * State.TILES, before = 0;
        assertThat(s.unseen[at + tile.ordinal()]).as(tile + " is left").isPositive();
        for (int i = 0; i < tile.ordinal(); i++) before += s.unseen[at + i];
        return tile == Tile.CAVE ? List.of(before, s.agreed.caves.indexOf(cave)) : List.of(before);
    }

    private List<Integer> look(State s, int area) {
        if (s.herd[s.forestAt(area)] != State.NOBODY_LOOKED) return List.of();
        var luck = new ArrayList<Integer>();
        int unseen = s.unseenAnimals;
        for (var animal : herds.getOrDefault(Area.ALL.get(area), List.of(Animal.HARE, Animal.BOAR, Animal.DEER))) {
            luck.add(Herd.size(unseen & (1 << 4 * animal.ordinal()) - 1));
            unseen -= Herd.one(animal.ordinal());
        }
        return luck;
    }

    private int inDeck(State s) {
        int before = 0;
        for (int i = 0; i < invention.ordinal(); i++) before += s.deck >> 3 * i & 7;
        return (s.deck >> 3 * invention.ordinal() & 7) > 0 ? before : 0;
    }
}
