package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.FireAndAxeEdition.GOODS;
import static hearthside.games.fireaxe.FireAndAxeEdition.SAGAS;

import hearthside.core.Dealer;
import hearthside.core.Terms;
import java.util.Arrays;

/// FA-1..14: towns, goods, sagas, runes, and all longboats in the wintering box.
final class Setup {
    private Setup() {}

    static State of(Terms terms, Dealer dealer) {
        var agreed = Agreement.on(terms);
        var s = new State(agreed); // FA-9, FA-10
        s.start = dealer.seat(agreed.seats); // FA-12
        s.towns = agreed.smallTowns | agreed.largeTowns; // FA-5, FA-6
        s.counters = (1 << agreed.edition.smallTreasure().size() + agreed.edition.largeTreasure().size()) - 1;
        if (agreed.openTreasure) for (int port = 0; port < agreed.ports; port++) if (s.hasTown(port)) s.lookUnder(port, dealer); // FA-284
        s.demand = Good.SKINS.ordinal(); // FA-7
        s.supply = GOODS * (Bag.one(0) + Bag.one(1) + Bag.one(2)) - Bag.one(s.demand);
        s.unseenSagas = (1 << SAGAS) - 1;
        Arrays.fill(s.deck, agreed.sagasPerEra); // FA-2, FA-3: the sagas removed are simply never drawn
        Arrays.fill(s.row, -1);
        for (int slot = 0; slot < s.row.length; slot++) Sagas.fill(s, s.start, slot, dealer); // FA-4
        for (int i = 0; i < agreed.seats; i++) {
            int seat = (s.start + i) % agreed.seats;
            s.hands.draw(seat, dealer); // FA-8
            s.points[seat] = 1 + i * agreed.headStart; // FA-13, FA-285
            s.boat[seat] = agreed.wintering; // FA-11
        }
        s.phase = Turn.at(s, s.start);
        return s;
    }
}
