package hearthside.ai.firestone;

import hearthside.games.firestone.Accepting;
import hearthside.games.firestone.Animal;
import hearthside.games.firestone.Area;
import hearthside.games.firestone.Building;
import hearthside.games.firestone.Extending;
import hearthside.games.firestone.Facts;
import hearthside.games.firestone.FireAndStoneEdition;
import hearthside.games.firestone.Gathering;
import hearthside.games.firestone.Invention;
import hearthside.games.firestone.Plant;
import hearthside.games.firestone.Sending;
import hearthside.games.firestone.Store;
import hearthside.games.firestone.Tile;
import hearthside.games.firestone.TileCount;
import hearthside.games.firestone.View;
import java.util.Arrays;

/// What things are worth to one player at one moment, in VP, judged from what it sees.
final class Prospect {
    private final FireAndStoneEdition edition;
    private final View view;
    private final int seat;
    private final boolean farsighted;
    private final View.Tribe me;
    private final Ground ground;
    // found so far, as many ways lead to one area
    private final double[] arriving = new double[Ground.AREAS], standing = new double[Ground.AREAS];

    Prospect(FireAndStoneEdition edition, View view, int seat, boolean farsighted) {
        this.edition = edition;
        this.view = view;
        this.seat = seat;
        this.farsighted = farsighted;
        me = view.tribes().get(seat);
        ground = new Ground(edition.map(), view);
        Arrays.fill(arriving, Double.NaN);
        Arrays.fill(standing, Double.NaN);
    }

    private boolean has(Invention invention) {
        for (var card : me.inventions()) if (card.invention() == invention && card.vp() == 0) return true;
        return false;
    }

    private boolean owns(Invention invention) {
        for (var card : me.inventions()) if (card.invention() == invention) return true;
        return false;
    }

    private int freeBags() { return FireAndStoneEdition.PRINTED_BAGS + me.bags() - me.food(); }

    /// After the end was triggered, or shortly before it.
    boolean isLate() { return view.endCard() != null || view.hutTiles() >= 10; }

    /// Turns this player will still have; many while nothing says otherwise.
    private int turnsLeft() {
        var card = view.endCard();
        if (card == null) return 9;
        if (card.seat() == seat) return card.extinguished() ? 0 : 1;
        return card.extinguished() ? 1 : 2;
    }

    /// Where the scout that acts now stands.
    Area acting() {
        var phase = view.phase();
        var scouts = me.scouts();
        if (phase instanceof Gathering gathering) return scouts.get(gathering.scout());
        if (phase instanceof Building building) return scouts.get(building.scout());
        if (phase instanceof Accepting accepting) return scouts.get(accepting.scout());
        if (phase instanceof Extending extending) return scouts.get(extending.scout());
        if (phase instanceof Sending sending) return scouts.get(sending.scout());
        return scouts.getFirst();
    }

    double food(int gain) {
        double each = turnsLeft() == 0 ? 0 : isLate() ? 0.3 : 0.45;
        return each * Math.min(gain, freeBags());
    }

    double animal(Animal animal) {
        var quarry = edition.animals().get(animal.ordinal());
        return 1 + 0.45 * quarry.food() + (me.bags() < 4 ? 0.6 : 0.2) * quarry.bags();
    }

    /// What preparing an animal now gives; less than nothing if most of it would be lost.
    double fits(Animal animal) {
        var quarry = edition.animals().get(animal.ordinal());
        int room = freeBags() + Math.min(quarry.bags(), edition.bagSlots() - me.bags());
        int gained = Math.min(quarry.food(), room), lost = quarry.food() - gained;
        return 0.45 * gained + 0.4 * Math.min(quarry.bags(), edition.bagSlots() - me.bags()) - (isLate() ? 0 : 0.4 * lost);
    }

    double gather(Store in) {
        var tile = ground.place(acting()).tile();
        var plant = tile == null ? null : tile.plant();
        return plant == null ? 0 : store(plant, in) + (has(Invention.BASKET) ? food(1) : 0);
    }

    double buy(Plant plant, Store in) { return store(plant, in) - 0.9; }

    private double store(Plant plant, Store in) {
        var shelf = me.stores().get(in.ordinal());
        if (shelf.plant() == plant) return card() - (shelf.tiles() + 1 == edition.storeSpaces() ? 0.3 : 0);
        return (isLate() ? 0.1 : 1.0) - 0.7 * shelf.tiles();
    }

    private double card() {
        double best = 0;
        for (var invention : view.display()) if (!owns(invention)) best = Math.max(best, invention(invention));
        for (var card : me.inventions()) if (card.vp() == 0) best = Math.max(best, cover(card.invention()));
        return best;
    }

    /// Early an invention helps for long, and it can carry a VP card later.
    double invention(Invention invention) {
        double time = Math.max(0, 8 - view.hutTiles()) / 8.0;
        int free = 0;
        for (var card : me.inventions()) if (card.vp() == 0) free++;
        double instant = switch (invention) {
            case CLAY_POTS, FARMING, SPEAR -> food(2);
            case FISHING -> 0.9;
            default -> 0;
        };
        return instant + time * use(invention) + (turnsLeft() < 9 ? 0.05 : free == 0 ? 1.3 * (0.4 + time) : 0.5 * time);
    }

    private static double use(Invention invention) {
        return switch (invention) {
            case TRANSPORT_SLED -> 2.6;
            case ADZE, BASKET -> 2.4;
            case FISHING, FARMING -> 2.2;
            case SPEAR, EMBER_POUCH -> 1.8;
            case CLAY_POTS, STORAGE_PIT -> 1.5;
            default -> 1.2;
        };
    }

    double cover(Invention invention) {
        if (view.vpCards().isEmpty()) return 0;
        double time = Math.max(0, 9 - view.hutTiles()) / 9.0;
        return view.vpCards().getFirst() - time * use(invention) * 0.8;
    }

    double offer(Store in) { return me.stores().get(in.ordinal()).tiles() - (isLate() ? 0 : 1.5); }

    // Huts

    private int price(Area area) {
        int huts = 0;
        for (int own : ground.place(area).huts()) huts += own;
        return Facts.Settlement.price(huts, view.cave(), ground.land(area).region(), has(Invention.ADZE));
    }

    double build() { return hut(acting()) - 0.25 * Math.min(price(acting()), me.food()); }

    /// One for the hut, and what it does to the majority.
    private double hut(Area area) {
        if (!farsighted) return 1.6;
        var huts = ground.place(area).huts();
        int own = huts.isEmpty() ? 0 : huts.get(seat), most = 0, leaders = 0;
        for (int other = 0; other < huts.size(); other++) {
            if (other == seat) continue;
            if (huts.get(other) > most) leaders = 0;
            if (huts.get(other) >= most) leaders++;
            most = Math.max(most, huts.get(other));
        }
        double worth = 1 + (ground.counts(area, me.task()) ? 1 : 0);
        double value = 1;
        if (own + 1 > most && own <= most) value += worth * (isLate() ? 1 : 0.7); // a majority is won
        if (own + 1 == most && leaders == 1) value += 0.6; // theirs is lost
        if (own > most) value += 0.1 * worth; // safer
        return value;
    }

    // Places

    /// A move: what the area gives, and how good it is to stand there next.
    double move(int scout, Area to) {
        return arrive(to) + (has(Invention.FISHING) && ground.land(to).lake() != null ? food(1) : 0) + (farsighted ? 0.3 * stand(to) : 0)
                + 0.001 * scout;
    }

    double arrive(Area area) {
        int at = area.ordinal();
        if (Double.isNaN(arriving[at])) arriving[at] = reckonArriving(area);
        return arriving[at];
    }

    private double reckonArriving(Area area) {
        var place = ground.place(area);
        if (place.down()) return unseen(area);
        if (ground.land(area).hearth() || place.tile() == Tile.FIRE) return cook();
        if (place.tile() == null) return place.huts().isEmpty() ? food(has(Invention.FARMING) ? 3 : 1) : settlement(area);
        return switch (place.tile()) {
            case APPLE, NUT, MUSHROOM, ROOT -> plant(place.tile().ordinal());
            case FOREST -> forest(area);
            case CAVE -> cave();
            case FIRE, HUT, STASH -> 0;
        };
    }

    private double settlement(Area area) {
        int price = price(area);
        return me.huts() > 0 && me.food() >= price ? hut(area) - 0.25 * price : 0;
    }

    /// A face-down tile: a hut for nothing, a point for a fire, and something for the rest.
    private double unseen(Area area) {
        int region = ground.land(area).region(), all = 0;
        for (var count : view.hidden()) all += count.in(region);
        if (all == 0) return 0;
        double huts = share(Tile.HUT, region, all), fires = share(Tile.FIRE, region, all);
        double hut = farsighted ? 2.4 + (ground.counts(area, me.task()) ? 0.8 : 0) : 2;
        return (turnsLeft() < 3 ? 0.3 : 1.1) + hut * huts + 1.2 * fires;
    }

    private double share(Tile tile, int region, int all) {
        TileCount count = view.hidden().get(tile.ordinal());
        return (double) count.in(region) / all;
    }

    private double plant(int kind) {
        double best = food(2);
        boolean known = false;
        for (var shelf : me.stores()) {
            if (shelf.plant() == null || shelf.plant().ordinal() != kind) continue;
            best = Math.max(best, card());
            known = true;
        }
        return known || isLate() ? best : Math.max(best, 1.0);
    }

    private double forest(Area area) {
        if (turnsLeft() < 2) return 0;
        for (var forest : view.forests())
            if (forest.area() == area && forest.animals() > 0) return me.animals() < 3 ? 1.6 - 0.4 * me.animals() : 0.1;
        return 0;
    }

    private double cook() {
        var mat = me.mat();
        if (mat == null || mat.isEmpty()) return 0;
        int food = 0, bags = 0;
        for (var animal : mat) {
            food += edition.animals().get(animal.ordinal()).food();
            bags += edition.animals().get(animal.ordinal()).bags();
        }
        int newBags = Math.min(bags, edition.bagSlots() - me.bags());
        double each = turnsLeft() == 0 ? 0 : 0.45;
        return each * Math.min(food, freeBags() + newBags) + (isLate() ? 0 : 0.3 * newBags);
    }

    private double cave() {
        var cave = view.cave();
        if (cave == null) return 0;
        return switch (cave) {
            case HALL_OF_PAINTINGS -> me.food() >= 2 && !me.stoneOnCave() ? 2.5 : 0;
            case HOT_SPRINGS -> food(3);
            case FLINT_MINE -> me.food() >= 4 ? card() - 1 : 0;
            case SMOKE_CAVE -> cook();
            case GARDEN_OF_EDEN -> 1.5;
            case CAVE_DWELLERS -> 1;
            case BONE_TOTEM -> me.food() >= 1 && !me.stoneOnCave() ? (isLate() ? 2.5 : 0.5) : 0;
            case CRYSTAL_GROTTO -> isLate() ? Math.max(me.stores().get(0).tiles(), me.stores().get(1).tiles()) : 0;
            default -> 0;
        };
    }

    /// How good it is to start the next move here: the best things within two steps, and how near something unseen is.
    double stand(Area area) {
        if (!farsighted) return 0;
        int at = area.ordinal();
        if (Double.isNaN(standing[at])) standing[at] = reckonStanding(area);
        return standing[at];
    }

    private double reckonStanding(Area area) {
        double best = 0;
        for (var near : ground.land(area).land()) {
            if (!ground.isOpen(near)) continue;
            best = Math.max(best, arrive(near));
            for (var far : ground.land(near).land()) if (far != area && ground.isOpen(far)) best = Math.max(best, 0.95 * arrive(far));
        }
        return best - 0.25 * ground.distance(area);
    }
}
