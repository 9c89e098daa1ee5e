package hearthside.games.firestone;

import static hearthside.core.input.BadInput.must;

import java.util.HashSet;

/// One mat of a position, read back.
final class RestoredTribe {
    private final State s;
    private final int seat;
    private final View.Tribe tribe;

    RestoredTribe(State s, int seat, View.Tribe tribe) {
        this.s = s;
        this.seat = seat;
        this.tribe = tribe;
    }

    void read() {
        scouts();
        var edition = s.agreed.edition;
        must(tribe.vp() >= 0 && tribe.vp() <= Restoring.MOST, "vp", "There cannot be %d VP on the track.".formatted(tribe.vp()));
        must(tribe.bags() >= 0 && tribe.bags() <= edition.bagSlots(), "bags",
                "A mat has room for %d bag tiles (FS-39).".formatted(edition.bagSlots()));
        must(tribe.food() >= 0 && tribe.food() <= FireAndStoneEdition.PRINTED_BAGS + tribe.bags(), "food",
                "There is one food in a bag at most (FS-36).");
        s.vp[seat] = tribe.vp();
        s.bags[seat] = tribe.bags();
        s.food[seat] = tribe.food();
        stores();
        var mat = tribe.mat();
        must(mat != null, "mat", "A position tells the animals of everybody.");
        must(mat == null || mat.size() <= 24, "mat", "There are only 24 animal tiles.");
        if (mat != null)
            for (var animal : Animal.ALL)
                must(mat.stream().filter(each -> each == animal).count() <= 15, "mat",
                        "There are not so many tiles of %s.".formatted(animal));
        s.mat[seat] = mat == null ? 0 : Herd.of(mat);
        must(new HashSet<>(tribe.inventions().stream().map(View.Card::invention).toList()).size() == tribe.inventions().size(),
                "inventions", "Nobody owns an invention twice (FS-62).");
        for (var card : tribe.inventions()) {
            must(card.vp() >= 0 && card.vp() <= 9, "inventions", "There is no VP card worth %d.".formatted(card.vp()));
            s.owned[seat] |= card.invention().bit();
            if (card.vp() == 0) s.working[seat] |= card.invention().bit();
            s.covers[seat] |= (long) card.vp() << 4 * card.invention().ordinal();
        }
        var task = tribe.task();
        must(task != null, "task", "A position tells the task of everybody.");
        s.task[seat] = task == null ? 0 : task.ordinal();
        stone();
    }

    private void scouts() {
        boolean joining = s.hutTiles == Huts.SECOND_SCOUTS && s.fresh;
        int wanted = s.hutTiles >= Huts.SECOND_SCOUTS ? 2 : 1;
        must(tribe.scouts().size() == wanted || joining && tribe.scouts().size() == 1, "scouts",
                "After %d hut tiles there are %d scouts (FS-88).".formatted(s.hutTiles, wanted));
        for (int scout = 0; scout < tribe.scouts().size(); scout++) {
            int area = tribe.scouts().get(scout).ordinal();
            must(s.agreed.region[area] < s.openRegions(), "scouts[%d]".formatted(scout), "This region is not open yet (FS-25, FS-26).");
            boolean arriving = s.phase instanceof Accepting(int who, int which, var by, var _) && who == seat && which == scout
                    && by == Invention.FISHING; // FS-65: the tile is turned up when that is said
            must(s.ground[area] != State.DOWN || arriving, "scouts[%d]".formatted(scout),
                    "Where a scout stands the tile is turned up (FS-31).");
            s.scout[2 * seat + scout] = area;
        }
    }

    private void stores() {
        must(tribe.stores().size() == 2, "stores", "A mat has two stores.");
        for (var in : Store.ALL) {
            var shelf = tribe.stores().get(in.ordinal());
            var at = "stores[%d]".formatted(in.ordinal());
            must(shelf.tiles() >= 0 && shelf.tiles() <= s.agreed.edition.storeSpaces(), at + ".tiles",
                    "A store has %d spaces (FS-56).".formatted(s.agreed.edition.storeSpaces()));
            must((shelf.plant() == null) == (shelf.tiles() == 0), at + ".plant", "A store has a type exactly when it holds tiles.");
            if (shelf.plant() != null) s.fill(seat, in, shelf.plant(), shelf.tiles());
        }
        must(tribe.stores().get(0).plant() == null || tribe.stores().get(0).plant() != tribe.stores().get(1).plant(), "stores",
                "The two stores hold different types (FS-52).");
    }

    private void stone() {
        var at = tribe.stoneAt();
        must(!tribe.stoneOnCave() || at == null && (s.isCave(Cave.HALL_OF_PAINTINGS) || s.isCave(Cave.BONE_TOTEM)), "stoneOnCave",
                "The stone cannot lie on the cave card (FS-84).");
        must(at == null || s.isCave(Cave.ANCESTOR_SHRINE), "stoneAt",
                "Stones are put on settlements only with the Ancestor Shrine (FS-84).");
        s.stone[seat] = tribe.stoneOnCave() ? State.ON_CARD : at == null ? State.AT_HOME : at.ordinal();
        if (s.isCave(Cave.BONE_TOTEM) && tribe.stoneOnCave())
            for (int other = 0; other < seat; other++)
                must(s.stone[other] != State.ON_CARD, "stoneOnCave", "Only one stone lies on the totem.");
    }
}
