package hearthside.games.firestone;

import hearthside.core.Dealer;

/// FS-31..35: what the area where a movement ended offers to the scout.
final class Arrived {
    private Arrived() {}

    static Phase at(State s, int seat, int scout, Dealer dealer) {
        return s.ground[s.scout[2 * seat + scout]] == State.DOWN
                ? Discovery.reveal(s, seat, scout, dealer)
                : action(s, seat, scout, dealer);
    }

    /// FS-32, FS-33: the action of what lies open. Where nothing can be done nobody is asked.
    static Phase action(State s, int seat, int scout, Dealer dealer) {
        int area = s.scout[2 * seat + scout];
        int ground = s.ground[area];
        if (ground == State.HEARTH) return Cooking.begin(s, seat, scout, dealer);
        if (ground == State.BARE)
            return s.huts[area] != 0 ? Building.begin(s, seat, scout, dealer) : Foraging.begin(s, seat, scout, dealer);
        return switch (Tile.ALL.get(ground)) {
            case APPLE, NUT, MUSHROOM, ROOT -> new Gathering(seat, scout);
            case FOREST -> Hunting.begin(s, seat, scout, dealer);
            case FIRE -> Cooking.begin(s, seat, scout, dealer);
            case CAVE -> Visiting.begin(s, seat, scout, dealer);
            case HUT, STASH -> throw new IllegalStateException("this tile never stays on the map");
        };
    }
}
