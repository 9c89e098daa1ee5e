package hearthside.games.firestone;

import static hearthside.core.input.BadInput.must;

import java.util.List;

/// The animals of a position, read back: in forests, on mats, prepared, and what everybody remembers of them.
final class RestoredHerds {
    private final State s;
    private final View view;
    private final Agreement agreed;

    RestoredHerds(State s, View view) {
        this.s = s;
        this.view = view;
        agreed = s.agreed;
    }

    void read() {
        forests();
        animals();
    }

    private void forests() {
        long open = 0;
        for (int ground : s.ground) if (ground == Tile.FOREST.ordinal()) open++;
        must(view.forests().size() == open, "forests", "%d forests are open, not %d.".formatted(open, view.forests().size()));
        for (int i = 0; i < view.forests().size(); i++) {
            var forest = view.forests().get(i);
            var at = "forests[%d]".formatted(i);
            int area = forest.area().ordinal();
            must(s.ground[area] == Tile.FOREST.ordinal(), at + ".area", "There is no forest at %s.".formatted(forest.area()));
            for (int j = 0; j < i; j++) must(s.forest[j] != area, at + ".area", "This forest is there twice.");
            must(forest.animals() >= 0 && forest.animals() <= FireAndStoneEdition.STACK, at + ".animals", "A forest holds 0 to 3 animals.");
            s.forest[i] = area;
            s.herdSize[i] = forest.animals();
            var content = forest.content();
            must((content != null) == !forest.memories().isEmpty(), at + ".content",
                    "Animals have a face exactly when somebody has looked.");
            must(content != null || forest.animals() == FireAndStoneEdition.STACK, at + ".animals",
                    "Nobody has looked, so nobody has taken an animal.");
            must(content == null || content.size() == forest.animals(), at + ".content",
                    "There are %d animals.".formatted(forest.animals()));
            if (content != null) s.herd[i] = Herd.of(content);
            memories(i, forest, at);
        }
    }

    private void memories(int i, View.Forest forest, String at) {
        int before = -1;
        boolean fresh = forest.memories().isEmpty();
        for (var memory : forest.memories()) {
            must(memory.seat() > before && memory.seat() < agreed.seats, at + ".memories",
                    "Each seat remembers once, in the order of the seats.");
            before = memory.seat();
            must(memory.left().size() <= FireAndStoneEdition.STACK, at + ".memories", "Nobody left more than three animals.");
            int left = Herd.of(memory.left());
            must(Herd.contains(left, s.herd[i]), at + ".memories",
                    "What lies there was there when seat %d looked.".formatted(memory.seat()));
            fresh |= left == s.herd[i];
            s.memory[State.SEATS * i + memory.seat()] = left;
        }
        must(fresh, at + ".memories", "Whoever took an animal last knows what lies there.");
    }

    private void animals() {
        s.preparedAnimals = herd(view.preparedAnimals(), "preparedAnimals");
        int seen = s.preparedAnimals, count = view.preparedAnimals().size();
        for (int kind = 0; kind < Herd.KINDS; kind++) {
            int all = Herd.count(s.preparedAnimals, kind);
            for (int mat : s.mat) all += Herd.count(mat, kind);
            for (int herd : s.herd) if (herd != State.NOBODY_LOOKED) all += Herd.count(herd, kind);
            must(all <= Herd.count(agreed.herd, kind), "preparedAnimals",
                    "There are not so many tiles of %s.".formatted(Animal.ALL.get(kind)));
        }
        for (int mat : s.mat) {
            seen += mat;
            count += Herd.size(mat);
        }
        int taken = 0;
        for (int i = 0; i < State.FORESTS; i++) {
            if (s.herd[i] != State.NOBODY_LOOKED) seen += s.herd[i];
            if (s.forest[i] >= 0) taken += FireAndStoneEdition.STACK - s.herdSize[i];
        }
        must(taken == count, "preparedAnimals",
                "%d animals were taken from forests, but %d lie on mats or were prepared.".formatted(taken, count));
        s.unseenAnimals = agreed.herd - seen;
        for (int seat = 0; seat < agreed.seats; seat++) for (int kind = 0; kind < Herd.KINDS; kind++) gone(seat, kind);
    }

    /// Whatever a seat left in forests and is no longer there, somebody else took.
    private void gone(int seat, int kind) {
        int gone = 0, taken = Herd.count(s.preparedAnimals, kind);
        for (int i = 0; i < State.FORESTS; i++) {
            int left = s.memory[State.SEATS * i + seat];
            if (left != State.NOBODY_LOOKED) gone += Herd.count(left - s.herd[i], kind);
        }
        for (int other = 0; other < agreed.seats; other++) if (other != seat) taken += Herd.count(s.mat[other], kind);
        must(gone <= taken, "forests",
                "Tiles of %s that seat %d left are gone, but nobody has taken them (FS-43).".formatted(Animal.ALL.get(kind), seat));
    }

    private static int herd(List<Animal> animals, String field) {
        must(animals.size() <= 24, field, "There are only 24 animal tiles.");
        for (var animal : Animal.ALL)
            must(animals.stream().filter(each -> each == animal).count() <= 15, field,
                    "There are not so many tiles of %s.".formatted(animal));
        return Herd.of(animals);
    }
}
