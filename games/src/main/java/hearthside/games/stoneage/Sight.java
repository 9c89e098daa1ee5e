package hearthside.games.stoneage;

import hearthside.core.Terms;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A state as far as one viewer sees it, so that facts are worked out by the very rules that the game is played by. Cards that the viewer
/// does not know are left out; nothing is checked, for a view comes from the rules.
final class Sight {
    private final Agreement agreed;
    private final State s;

    private Sight(Agreement agreed) {
        this.agreed = agreed;
        s = new State(agreed);
    }

    static State of(Terms terms, View view) { return new Sight(Agreement.on(terms)).state(view); }

    private State state(View view) {
        s.round = view.round();
        s.start = view.start();
        s.phase = view.phase();
        for (int space = 0; space < view.row().size(); space++) s.row[space] = card(view.row().get(space).card());
        for (int pile = 0; pile < view.piles().size(); pile++) {
            s.top[pile] = tile(view.piles().get(pile).tile());
            s.below[pile] = view.piles().get(pile).below();
        }
        for (int tribe = 0; tribe < view.tribes().size(); tribe++) s.figures[tribe] = view.tribes().get(tribe).figures();
        for (var standing : view.figures())
            for (int tribe = 0; tribe < standing.byTribe().size(); tribe++)
                s.put(standing.location(), tribe, standing.byTribe().get(tribe));
        for (int seat = 0; seat < view.players().size(); seat++) player(seat, view.players().get(seat));
        var solo = view.solo();
        if (solo != null) solo(solo);
        return s;
    }

    private void player(int seat, View.Player player) {
        s.score[seat] = player.score();
        s.add(seat, Good.FOOD, player.food());
        s.add(seat, player.goods());
        s.field[seat] = player.field();
        for (int slot = 0; slot < player.tools().size(); slot++) {
            var tool = player.tools().get(slot);
            s.tools[seat] |= (tool.used() ? tool.value() | 8 : tool.value()) << 4 * slot;
        }
        for (var tile : player.tiles()) s.tiles[seat] |= 1 << tile(tile);
        s.cards[seat] = cards(player.cards()) | cards(player.ready()); // what lies face up is open where stacks are hidden (SA-V1)
        s.drawn[seat] = cards(player.drawn());
        s.ready |= cards(player.ready());
    }

    private void solo(View.Solo solo) {
        s.limit = solo.limit();
        for (int tribe = 0; tribe < solo.initiative().size(); tribe++) s.initiative[tribe] = solo.initiative().get(tribe);
        for (int tribe : solo.acted()) s.acted |= 1 << tribe;
        for (var tile : solo.discarded()) s.discarded |= 1 << tile(tile);
    }

    private long cards(@Nullable List<Card> cards) {
        long set = 0;
        if (cards != null) for (var card : cards) set |= 1L << card(card);
        return set;
    }

    private int card(@Nullable Card card) { return card == null ? -1 : agreed.edition.cards().indexOf(card); }

    private int tile(@Nullable Tile tile) { return tile == null ? -1 : agreed.edition.tiles().indexOf(tile); }
}
