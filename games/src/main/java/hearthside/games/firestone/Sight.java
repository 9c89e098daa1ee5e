package hearthside.games.firestone;

import hearthside.core.Terms;

/// What a view tells of the open board, laid out as a state, so that the rules themselves can be asked about it. Decks, animals nobody
/// may see and tasks of others are not in it.
final class Sight {
    private Sight() {}

    static State of(Terms terms, View view) {
        var s = new State(Agreement.on(terms));
        s.phase = view.phase();
        s.round = view.round();
        s.start = view.start();
        s.active = view.active();
        for (int scout : view.used()) s.used |= 1 << scout;
        s.fresh = view.fresh();
        s.hutTiles = view.hutTiles();
        s.cave = view.cave() == null ? -1 : view.cave().ordinal();
        s.caveFood = view.caveFood();
        for (var place : view.map()) place(s, place);
        for (var kind : view.hidden())
            for (int region = 0; region < FireAndStoneEdition.REGIONS; region++)
                s.unseen[region * State.TILES + kind.tile().ordinal()] = kind.in(region + 1);
        for (int i = 0; i < view.forests().size(); i++) {
            s.forest[i] = view.forests().get(i).area().ordinal();
            s.herdSize[i] = view.forests().get(i).animals();
        }
        s.vpTaken = s.agreed.vpCards.length - view.vpCards().size();
        for (var plant : Plant.ALL) s.discard(plant, count(view.discardedPlants(), plant));
        for (int seat = 0; seat < s.seats(); seat++) tribe(s, seat, view.tribes().get(seat));
        if (view.endCard() != null) {
            s.endedBy = view.endCard().seat();
            s.extinguished = view.endCard().extinguished();
        }
        return s;
    }

    private static void place(State s, View.Place place) {
        int area = place.area().ordinal();
        s.ground[area] = (byte) (place.down()
                ? State.DOWN
                : place.tile() != null ? place.tile().ordinal() : s.agreed.hearth[area] ? State.HEARTH : State.BARE);
        for (int seat = 0; seat < place.huts().size(); seat++) s.huts[area] += place.huts().get(seat) << 8 * seat;
    }

    private static int count(View.Plants plants, Plant plant) {
        return switch (plant) {
            case APPLE -> plants.apple();
            case NUT -> plants.nut();
            case MUSHROOM -> plants.mushroom();
            case ROOT -> plants.root();
        };
    }

    private static void tribe(State s, int seat, View.Tribe tribe) {
        for (int scout = 0; scout < tribe.scouts().size(); scout++) s.scout[2 * seat + scout] = tribe.scouts().get(scout).ordinal();
        s.vp[seat] = tribe.vp();
        s.food[seat] = tribe.food();
        s.bags[seat] = tribe.bags();
        s.built[seat] = s.agreed.edition.huts() - tribe.huts();
        for (var in : Store.ALL) {
            var shelf = tribe.stores().get(in.ordinal());
            if (shelf.plant() != null) s.fill(seat, in, shelf.plant(), shelf.tiles());
        }
        if (tribe.mat() != null) s.mat[seat] = Herd.of(tribe.mat());
        for (var card : tribe.inventions()) {
            s.owned[seat] |= card.invention().bit();
            if (card.vp() == 0) s.working[seat] |= card.invention().bit();
            s.covers[seat] |= (long) card.vp() << 4 * card.invention().ordinal();
        }
        if (tribe.task() != null) s.task[seat] = tribe.task().ordinal();
        s.stone[seat] = tribe.stoneOnCave() ? State.ON_CARD : tribe.stoneAt() == null ? State.AT_HOME : tribe.stoneAt().ordinal();
    }
}
