package hearthside.games.stoneage;

import static hearthside.core.input.BadInput.must;

import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.input.Amount;
import hearthside.core.input.BadInput;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Reads a position back into a state, and says what is wrong with one that cannot be told so. What must hold of any state is in
/// [Invariants].
final class Restoring {
    private static final int HIDDEN_PILES = State.PILES * StoneAgeEdition.PILE;

    private final Agreement agreed;
    private final View view;
    private final State s;

    Restoring(Terms terms, View view) {
        agreed = Agreement.on(terms);
        this.view = view;
        s = new State(agreed);
    }

    State state() {
        Amount.within(1, Amount.MOST, view.round(), "round");
        must(view.start() >= 0 && view.start() < agreed.seats, "start", "Seat %d does not exist.".formatted(view.start()));
        must((view.solo() != null) == agreed.solo, "solo",
                agreed.solo ? "The solo game needs this part." : "This part belongs to the solo game.");
        s.round = view.round();
        s.start = view.start();
        s.deck = (1L << StoneAgeEdition.CARDS) - 1;
        s.unseenTiles = (1 << StoneAgeEdition.TILES) - 1;
        row();
        piles();
        tribes();
        players();
        if (view.solo() != null) solo(view.solo());
        unseen();
        figures();
        s.phase = view.phase();
        new Invariants(s).check();
        derived();
        return s;
    }

    private void row() {
        must(view.row().size() == State.CARD_SPACES, "row", "There are four card spaces, not %d.".formatted(view.row().size()));
        for (int space = 0; space < State.CARD_SPACES; space++) {
            var at = "row[%d].card".formatted(space);
            var card = view.row().get(space).card();
            if (card == null) continue;
            must(!agreed.solo || space == SoloRound.BURDEN || agreed.solitary.spaces().contains(space), at,
                    "No card lies on this space at this level (SS-7).");
            s.row[space] = take(card, at);
        }
    }

    /// One of the cards nobody has told of so far.
    private int take(Card card, String field) {
        int index = agreed.edition.cards().indexOf(card);
        must(index >= 0, field, "The edition has no such card \"%s\".".formatted(card.id()));
        must((s.deck >> index & 1) != 0, field, "The card %s is there twice.".formatted(card.id()));
        s.deck &= ~(1L << index);
        return index;
    }

    private long take(List<Card> cards, String field) {
        long taken = 0;
        for (int i = 0; i < cards.size(); i++) taken |= 1L << take(cards.get(i), "%s[%d]".formatted(field, i));
        return taken;
    }

    private void piles() {
        must(view.piles().size() == agreed.piles, "piles", "There are %d piles, not %d.".formatted(agreed.piles, view.piles().size()));
        for (int pile = 0; pile < agreed.piles; pile++) {
            var at = "piles[%d]".formatted(pile);
            var tile = view.piles().get(pile).tile();
            s.below[pile] = view.piles().get(pile).below();
            must(s.below[pile] >= 0 && s.below[pile] < StoneAgeEdition.PILE, at + ".below",
                    "A pile hides 0 to 6 tiles, not %d.".formatted(s.below[pile]));
            must(tile != null || s.below[pile] == 0, at + ".tile", "A pile that is not empty shows a tile (SA-44).");
            if (tile != null) s.top[pile] = take(tile, at + ".tile");
        }
    }

    private int take(Tile tile, String field) {
        int index = agreed.edition.tiles().indexOf(tile);
        must(index >= 0, field, "The edition has no such building \"%s\".".formatted(tile.id()));
        must((s.unseenTiles >> index & 1) != 0, field, "The building %s is there twice.".formatted(tile.id()));
        s.unseenTiles &= ~(1 << index);
        return index;
    }

    private int takeTiles(List<Tile> tiles, String field) {
        int taken = 0;
        for (int i = 0; i < tiles.size(); i++) taken |= 1 << take(tiles.get(i), "%s[%d]".formatted(field, i));
        return taken;
    }

    private void tribes() {
        must(view.tribes().size() == agreed.tribes, "tribes",
                "There are %d tribes, not %d.".formatted(agreed.tribes, view.tribes().size()));
        for (int tribe = 0; tribe < agreed.tribes; tribe++) {
            int figures = view.tribes().get(tribe).figures();
            int fewest = agreed.mostFigures - 5;
            must(figures >= fewest && figures <= agreed.mostFigures, "tribes[%d].figures".formatted(tribe),
                    "A tribe has %d to %d figures, not %d.".formatted(fewest, agreed.mostFigures, figures));
            s.figures[tribe] = figures;
        }
    }

    private void players() {
        must(view.players().size() == agreed.seats, "players",
                "There are %d players, not %d.".formatted(agreed.seats, view.players().size()));
        for (int seat = 0; seat < agreed.seats; seat++) player(seat, view.players().get(seat), "players[%d].".formatted(seat));
    }

    private void player(int seat, View.Player player, String at) {
        Amount.count(player.food(), at + "food");
        for (var good : Good.RESOURCES) Amount.count(player.goods().count(good), at + "goods." + good.name().toLowerCase(Locale.ROOT));
        Amount.read(player.score(), at + "score");
        must(player.field() >= agreed.fieldStart && player.field() <= agreed.topOfField, at + "field",
                "The field goes from %d to %d.".formatted(agreed.fieldStart, agreed.topOfField));
        must(!agreed.solo || player.score() == 0, at + "score", "Alone no points are counted (SS-12).");
        s.score[seat] = player.score();
        s.add(seat, Good.FOOD, player.food());
        s.add(seat, player.goods());
        s.field[seat] = player.field();
        s.tools[seat] = tools(player.tools(), at + "tools");
        s.tiles[seat] = takeTiles(player.tiles(), at + "tiles");
        s.cards[seat] = take(told(player.cards(), at + "cards"), at + "cards");
        s.drawn[seat] = take(told(player.drawn(), at + "drawn"), at + "drawn");
        long drawers = s.cardsOf(s.allCards(seat)).stream().filter(card -> card.effect() instanceof Effect.Draw).count();
        must(Long.bitCount(s.drawn[seat]) <= drawers && !(agreed.solo && s.drawn[seat] != 0), at + "drawn",
                "Only a card that draws another can have brought these (SA-56).");
        for (int i = 0; i < player.ready().size(); i++) {
            int card = agreed.edition.cards().indexOf(player.ready().get(i));
            must(card >= 0 && (s.cards[seat] & (agreed.onceCards | agreed.anyTwoCards) & 1L << card) != 0, at + "ready[%d]".formatted(i),
                    "Only a card of this player that can be used once lies face up (SA-57).");
            s.ready |= 1L << card;
        }
        must(!agreed.solo || s.ready == s.cards[0], at + "cards", "Alone only cards that can still be used are kept (SS-41).");
    }

    private static List<Card> told(@Nullable List<Card> cards, String field) {
        if (cards == null) throw new BadInput(field, "A position tells the cards of everybody.");
        return cards;
    }

    private static int tools(List<View.Tool> tools, String at) {
        must(tools.size() == Tools.SLOTS, at, "There are three slots for tools, not %d.".formatted(tools.size()));
        int packed = 0, least = Tools.HIGHEST, most = 0;
        for (int slot = 0; slot < Tools.SLOTS; slot++) {
            int value = tools.get(slot).value();
            must(value >= 0 && value <= Tools.HIGHEST, at + "[%d].value".formatted(slot),
                    "A tool is worth 0 to 4, not %d.".formatted(value));
            must(value > 0 || !tools.get(slot).used(), at + "[%d].used".formatted(slot), "An empty slot cannot have been used.");
            packed |= (tools.get(slot).used() ? value | 8 : value) << 4 * slot;
            least = Math.min(least, value);
            most = Math.max(most, value);
        }
        must(most - least <= 1, at, "The lowest tool is raised first, so values differ by one at most (SA-41).");
        return packed;
    }

    private void solo(View.Solo solo) {
        must(solo.level() == agreed.level, "solo.level", "Level %d is agreed.".formatted(agreed.level));
        must(solo.fieldStart() == agreed.fieldStart, "solo.fieldStart",
                "A field of %d at the start is agreed.".formatted(agreed.fieldStart));
        must(solo.meal() == agreed.meal, "solo.meal", "A meal of %d food is agreed.".formatted(agreed.meal));
        must(solo.initiative().size() == agreed.tribes, "solo.initiative", "There are four initiatives.");
        for (int tribe = 0; tribe < agreed.tribes; tribe++) {
            must(solo.initiative().get(tribe) >= 0 && solo.initiative().get(tribe) <= 6 * s.figures[tribe],
                    "solo.initiative[%d]".formatted(tribe), "No dice give this initiative.");
            s.initiative[tribe] = solo.initiative().get(tribe);
        }
        for (int tribe : solo.acted()) {
            must(tribe >= 0 && tribe < agreed.tribes && (s.acted >> tribe & 1) == 0, "solo.acted", "Each of the four tribes acts once.");
            s.acted |= 1 << tribe;
        }
        must(solo.acted().size() < 3, "solo.acted", "When three tribes have acted the fourth goes home (SS-44).");
        s.limit = Amount.read(solo.limit(), "solo.limit");
        s.discarded = takeTiles(solo.discarded(), "solo.discarded");
        must((agreed.startingTiles & ~(s.tiles[0] | s.discarded)) == 0, "players[0].tiles",
                "The three starting tiles are on the board or discarded (SS-5).");
        take(solo.putAway(), "solo.putAway");
    }

    /// What nobody has seen is in the deck, in the piles, or out of the game.
    private void unseen() {
        must(view.deck() == s.deckSize(), "deck",
                "%d cards are nowhere else, so the deck cannot have %d.".formatted(s.deckSize(), view.deck()));
        int hidden = 0;
        for (int pile = 0; pile < agreed.piles; pile++) hidden += s.below[pile];
        int out = agreed.solo
                ? StoneAgeEdition.TILES - StoneAgeEdition.STARTING_TILES - 2 * StoneAgeEdition.PILE
                : HIDDEN_PILES - agreed.piles * StoneAgeEdition.PILE;
        must(hidden + out == Integer.bitCount(s.unseenTiles), "piles",
                "%d buildings should lie unseen in the piles, not %d.".formatted(Integer.bitCount(s.unseenTiles) - out, hidden));
    }

    private void figures() {
        var seen = new HashSet<Location>();
        for (int i = 0; i < view.figures().size(); i++) {
            var at = "figures[%d]".formatted(i);
            var location = view.figures().get(i).location();
            var byTribe = view.figures().get(i).byTribe();
            must(seen.add(location), at + ".location", "This location is told twice.");
            must(byTribe.size() == agreed.tribes, at + ".byTribe", "There are %d tribes.".formatted(agreed.tribes));
            for (int tribe = 0; tribe < agreed.tribes; tribe++) {
                int count = byTribe.get(tribe);
                must(count >= 0 && count <= s.home(tribe), at + ".byTribe[%d]".formatted(tribe),
                        "A tribe cannot have %d figures here.".formatted(count));
                s.put(location, tribe, count);
            }
            must(State.crowd(s.at[location.ordinal()]) > 0, at + ".byTribe", "Locations without figures are left out.");
        }
    }

    /// What a position repeats for its reader must agree with the rest.
    private void derived() {
        var right = View.of(s, Game.REFEREE);
        for (int tribe = 0; tribe < agreed.tribes; tribe++)
            must(right.tribes().get(tribe).equals(view.tribes().get(tribe)), "tribes[%d]".formatted(tribe),
                    "Home and supply do not fit the figures.");
        for (int seat = 0; seat < agreed.seats; seat++) {
            must(right.players().get(seat).stack() == view.players().get(seat).stack(), "players[%d].stack".formatted(seat),
                    "There are %d cards.".formatted(right.players().get(seat).stack()));
            must(java.util.Objects.equals(right.players().get(seat).tally(), view.players().get(seat).tally()),
                    "players[%d].tally".formatted(seat), "The tally does not fit the cards and goods.");
        }
        if (view.solo() != null)
            must(SoloRound.burden(s) == view.solo().burden(), "solo.burden", "The burden costs %d food.".formatted(SoloRound.burden(s)));
    }
}
