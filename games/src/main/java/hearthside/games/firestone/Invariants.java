package hearthside.games.firestone;

import static hearthside.core.input.BadInput.must;

/// What is true of every state: pieces are conserved, and nobody holds more than there is room for. A position that breaks it is refused,
/// and the laws look at every state of their games with it.
record Invariants(State s) {
    private static final int STARTING = ~((1 << Invention.TRAIL_MARKS.ordinal()) - 1);

    void check() {
        animals();
        tiles();
        cards();
        for (int seat = 0; seat < s.seats(); seat++) tribe(seat);
        must(s.caveFood >= 0 && (s.caveFood == 0 || s.isCave(Cave.GARDEN_OF_EDEN)), "caveFood", "Only the Garden of Eden has food on it.");
        must((s.cave >= 0) == (s.caveArea() >= 0), "cave", "The cave card is open exactly when the cave tile is (FS-81).");
        new PhaseInvariants(s).check();
    }

    /// FS-3
    private void animals() {
        for (int kind = 0; kind < Herd.KINDS; kind++) {
            int all = Herd.count(s.unseenAnimals, kind) + Herd.count(s.preparedAnimals, kind);
            for (int mat : s.mat) all += Herd.count(mat, kind);
            for (int herd : s.herd) if (herd != State.NOBODY_LOOKED) all += Herd.count(herd, kind);
            must(all == Herd.count(s.agreed.herd, kind), "preparedAnimals", "No animal tile comes or goes (FS-3).");
        }
        for (int i = 0; i < State.FORESTS; i++)
            must(s.herd[i] == State.NOBODY_LOOKED || Herd.size(s.herd[i]) == s.herdSize[i], "forests", "A forest holds what lies there.");
    }

    /// FS-2, FS-12..14: discovery tiles and start tiles lie on the map, in stores, on the track or on the discard pile; stashes leave.
    private void tiles() {
        int all = s.seats() == 4 ? 8 : s.seats() == 3 ? 3 : 0, found = s.hutTiles + (s.phase instanceof Extending ? 1 : 0);
        for (int count : s.agreed.tiles) all += count;
        for (int i = 0; i < s.unseen.length; i++) {
            must(s.unseen[i] >= 0 && s.unseen[i] <= s.agreed.tiles[i], "hidden", "There are not so many tiles.");
            found += s.unseen[i];
            if (i % State.TILES == Tile.STASH.ordinal()) found += s.agreed.tiles[i] - s.unseen[i];
        }
        for (int ground : s.ground) if (ground < State.TILES) found++;
        for (var plant : Plant.ALL) found += s.discarded(plant);
        for (int seat = 0; seat < s.seats(); seat++) for (var in : Store.ALL) found += s.tilesIn(seat, in);
        must(found == all, "discardedPlants", "No tile comes or goes: there are %d, and %d were found.".formatted(all, found));
    }

    /// FS-6
    private void cards() {
        for (int kind = 0; kind < Invention.TRAIL_MARKS.ordinal(); kind++) {
            int cards = s.deck >> 3 * kind & 7;
            for (int invention : s.display) if (invention == kind) cards++;
            for (int owned : s.owned) cards += owned >> kind & 1;
            must(cards == (s.agreed.inventions >> 3 * kind & 7), "deck", "No invention comes or goes (FS-6).");
        }
        int chosen = 0;
        for (int owned : s.owned) {
            must((chosen & owned & STARTING) == 0, "offered", "A starting invention is there twice.");
            chosen |= owned & STARTING;
        }
    }

    private void tribe(int seat) {
        var at = "tribes[%d].".formatted(seat);
        must(s.bags[seat] >= 0 && s.bags[seat] <= s.agreed.edition.bagSlots(), at + "bags", "The mat has no room for so many (FS-39).");
        must(s.food[seat] >= 0 && s.freeBags(seat) >= 0, at + "food", "There is one food in a bag at most (FS-36).");
        int huts = 0;
        for (int area = 0; area < s.huts.length; area++) huts += s.hutsOf(seat, area);
        must(huts == s.built[seat] && s.hutsLeft(seat) >= 0, at + "huts", "No hut comes or goes (FS-8).");
        must((s.working[seat] & ~s.owned[seat]) == 0, at + "inventions", "Only what is owned works.");
        must(s.vp[seat] >= 0, at + "vp", "VP are never lost.");
    }
}
