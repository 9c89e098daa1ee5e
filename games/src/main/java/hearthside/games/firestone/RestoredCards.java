package hearthside.games.firestone;

import static hearthside.core.input.BadInput.must;

import java.util.ArrayList;
import java.util.List;

/// The decks of a position, read back: inventions, VP cards, gathering tiles that were discarded.
final class RestoredCards {
    private final State s;
    private final View view;
    private final Agreement agreed;

    RestoredCards(State s, View view) {
        this.s = s;
        this.view = view;
        agreed = s.agreed;
    }

    void read() {
        cards();
        discards();
    }

    /// FS-6, FS-7: what is neither owned nor on display lies in the deck.
    private void cards() {
        must(view.display().size() <= FireAndStoneEdition.DISPLAY, "display", "The display holds three inventions.");
        s.deck = agreed.inventions;
        for (int seat = 0; seat < agreed.seats; seat++)
            for (var invention : State.inventions(s.owned[seat])) draw(invention, "tribes[%d].inventions".formatted(seat));
        for (int i = 0; i < view.display().size(); i++) {
            draw(view.display().get(i), "display[%d]".formatted(i));
            must(!view.display().get(i).isStarting(), "display[%d]".formatted(i), "Starting inventions are never on display.");
            s.display[i] = view.display().get(i).ordinal();
        }
        must(view.display().size() == FireAndStoneEdition.DISPLAY || s.deck == 0, "display",
                "The display is filled up as long as there are cards (FS-64).");
        for (int i = 0; i < view.offered().size(); i++)
            must(view.offered().get(i).isStarting(), "offered[%d]".formatted(i), "Only starting inventions are laid out.");
        for (var invention : view.offered()) s.offered |= invention.bit();
        int starting = s.offered;
        for (int owned : s.owned) {
            must((starting & owned) == 0, "offered", "A starting invention is there twice.");
            starting |= owned & ~((1 << Invention.TRAIL_MARKS.ordinal()) - 1);
        }
        must(Integer.bitCount(starting) == (agreed.startingInventions ? agreed.seats : 0), "offered",
                "With the variant each player has one starting invention, otherwise none (FS-105).");
        int covers = 0;
        for (int seat = 0; seat < agreed.seats; seat++) covers += Integer.bitCount(s.owned[seat] & ~s.working[seat]);
        must(covers <= agreed.vpCards.length, "vpCards", "There are not so many VP cards.");
        s.vpTaken = covers;
        var taken = new ArrayList<Integer>();
        for (var tribe : view.tribes()) for (var card : tribe.inventions()) if (card.vp() > 0) taken.add(card.vp());
        taken.sort(null);
        must(taken.equals(agreed.edition.vpCards().subList(0, covers).stream().sorted().toList()), "vpCards",
                "VP cards are taken from the top (FS-7).");
    }

    private void draw(Invention invention, String field) {
        if (invention.isStarting()) return;
        must((s.deck >> 3 * invention.ordinal() & 7) > 0, field, "There are not so many cards of %s.".formatted(invention));
        s.deck -= 1 << 3 * invention.ordinal();
    }

    /// FS-2, FS-54: no gathering tile comes or goes.
    private void discards() {
        var pile = view.discardedPlants();
        var piled = List.of(pile.apple(), pile.nut(), pile.mushroom(), pile.root());
        for (var plant : Plant.ALL) {
            int all = 0;
            for (int region = 0; region < FireAndStoneEdition.REGIONS; region++)
                all += agreed.tiles[region * State.TILES + plant.ordinal()] - s.unseen[region * State.TILES + plant.ordinal()];
            for (int ground : s.ground) if (ground == plant.ordinal()) all--;
            for (int seat = 0; seat < agreed.seats; seat++) {
                var tiles = agreed.edition.startTiles().get(seat);
                if (tiles.sun() == plant && (agreed.seats == 4 || agreed.seats == 3 && agreed.symbol == StartSymbol.SUN)) all++;
                if (tiles.moon() == plant && (agreed.seats == 4 || agreed.seats == 3 && agreed.symbol == StartSymbol.MOON)) all++;
                for (var in : Store.ALL) if (s.tilesIn(seat, in) > 0 && s.plantIn(seat, in) == plant) all -= s.tilesIn(seat, in);
            }
            must(piled.get(plant.ordinal()) == all && all >= 0, "discardedPlants",
                    "Of the tiles found and not stored %d of %s should be discarded, not %d.".formatted(all, plant,
                            piled.get(plant.ordinal())));
            s.discard(plant, all);
        }
    }
}
