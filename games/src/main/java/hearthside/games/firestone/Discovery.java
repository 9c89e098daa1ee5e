package hearthside.games.firestone;

import hearthside.core.Dealer;

/// FS-31: a face-down tile is turned up, its discovery effect is carried out, and then its action may be.
final class Discovery {
    private Discovery() {}

    static Phase reveal(State s, int seat, int scout, Dealer dealer) {
        int area = s.scout[2 * seat + scout];
        int region = s.agreed.region[area];
        var tile = Tile.ALL.get(s.drawTile(region, dealer));
        s.ground[area] = (byte) tile.ordinal();
        dealer.announce(new Event.Revealed(seat, Area.ALL.get(area), tile));
        switch (tile) {
            case APPLE, NUT, MUSHROOM, ROOT -> {} // FS-51
            case FOREST -> placeStack(s, area, dealer);
            case FIRE -> s.gainVp(seat, 1, dealer); // FS-47
            case HUT -> {
                return Huts.found(s, seat, scout, dealer);
            }
            case STASH -> {
                return takeStash(s, seat, scout, area, dealer);
            }
            case CAVE -> {
                return Opening.open(s, seat, scout, dealer);
            }
        }
        return Arrived.action(s, seat, scout, dealer);
    }

    /// FS-42: the stacks of a region are as many as its forests.
    private static void placeStack(State s, int area, Dealer dealer) {
        int next = 0;
        while (s.forest[next] >= 0) next++;
        s.forest[next] = area;
        s.herdSize[next] = FireAndStoneEdition.STACK;
        dealer.announce(new Event.StackPlaced(Area.ALL.get(area), FireAndStoneEdition.STACK));
    }

    /// FS-80; FS-35: the area gives nothing more in this step.
    private static Phase takeStash(State s, int seat, int scout, int area, Dealer dealer) {
        s.gainBags(seat, 1, dealer); // FS-40
        s.gainFood(seat, 1, dealer);
        s.ground[area] = State.BARE;
        dealer.announce(new Event.TileRemoved(Area.ALL.get(area)));
        return Turn.done(s, seat, scout, dealer);
    }
}
