package hearthside.games.stoneage;

import static hearthside.core.input.BadInput.must;

import hearthside.core.input.Amount;

/// What must hold of every state, whether it was played or read: pieces are conserved, figures stand where they may, and the phase fits
/// the rest.
record Invariants(State s) {

    void check() {
        Amount.within(1, Amount.MOST, s.round, "round");
        for (int seat = 0; seat < s.seats(); seat++) board(seat);
        cards();
        tiles();
        figures();
        new Moment(s).check();
    }

    private void board(int seat) {
        var at = "players[%d].".formatted(seat);
        for (var good : Good.ALL) Amount.count(s.stock(seat, good), at + (good == Good.FOOD ? "food" : "goods"));
        Amount.read(s.score[seat], at + "score");
        must(s.field[seat] >= s.agreed.fieldStart && s.field[seat] <= s.agreed.topOfField, at + "field",
                "The field goes from %d to %d.".formatted(s.agreed.fieldStart, s.agreed.topOfField));
        must(Tools.total(s.tools[seat]) <= Tools.SLOTS * Tools.HIGHEST, at + "tools", "There are three tools of 4 at most (SA-41).");
    }

    /// Every card is in the row, before a player, or in the deck. SS-41: alone some are put away.
    private void cards() {
        long seen = 0, bought = 0;
        int count = 0;
        for (int card : s.row) {
            if (card < 0) continue;
            seen |= 1L << card;
            count++;
        }
        for (int seat = 0; seat < s.seats(); seat++) {
            must((s.cards[seat] & s.drawn[seat]) == 0, "players[%d].drawn".formatted(seat), "A card is in two places.");
            seen |= s.allCards(seat);
            bought |= s.cards[seat];
            count += Long.bitCount(s.allCards(seat));
        }
        must(Long.bitCount(seen) == count && (seen & s.deck) == 0, "deck", "A card is in two places.");
        must(s.agreed.solo || count + s.deckSize() == StoneAgeEdition.CARDS, "deck", "There are 36 cards in all.");
        must((s.ready & ~bought) == 0, "players[0].ready", "Only a card of a player lies face up (SA-57).");
    }

    private void tiles() {
        int seen = s.discarded | s.unseenTiles, count = Integer.bitCount(s.discarded) + Integer.bitCount(s.unseenTiles);
        for (int top : s.top) {
            if (top < 0) continue;
            seen |= 1 << top;
            count++;
        }
        for (int owned : s.tiles) {
            seen |= owned;
            count += Integer.bitCount(owned);
        }
        must(count == StoneAgeEdition.TILES && Integer.bitCount(seen) == count, "piles", "There are 28 buildings, each in one place.");
    }

    private void figures() {
        for (int tribe = 0; tribe < s.agreed.tribes; tribe++) {
            must(s.figures[tribe] >= s.agreed.mostFigures - 5 && s.figures[tribe] <= s.agreed.mostFigures,
                    "tribes[%d].figures".formatted(tribe), "A tribe cannot have %d figures.".formatted(s.figures[tribe]));
            must(s.home(tribe) >= 0, "figures", "More figures are out than there are.");
        }
        int told = 0, village = 0;
        for (var location : Location.ALL) {
            if (s.at[location.ordinal()] == 0) continue;
            standing(location, "figures[%d]".formatted(told++));
            if (location.isVillage()) village++;
        }
        must(village <= s.agreed.village, "figures", "Only two of tool maker, hut and field are used in a round (SA-20).");
    }

    private void standing(Location location, String at) {
        int crowd = State.crowd(s.at[location.ordinal()]), owners = 0;
        for (int tribe = 0; tribe < s.agreed.tribes; tribe++) if (s.figuresAt(location, tribe) > 0) owners++;
        if (location == Location.HUNTING_GROUNDS) return;
        if (location.hasRings()) {
            must(crowd <= Location.RINGS && owners <= s.agreed.crowd, at + ".byTribe",
                    "So many figures do not fit here (SA-14, SA-21, SA-22).");
            return;
        }
        must(owners == 1 && crowd == (location == Location.HUT ? 2 : 1), at + ".byTribe",
                "So many figures do not fit here (SA-17, SA-18).");
        must(!location.isPile() || s.top[location.pile()] >= 0, at + ".location", "There is no building here.");
        must(!location.isCardSpace() || s.row[location.space()] >= 0 && !(s.agreed.solo && location.space() == SoloRound.BURDEN),
                at + ".location", "There is no card for sale here.");
    }
}
