package hearthside.games.stoneage;

import hearthside.core.Game;
import hearthside.core.GameEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All that may happen. In the base game a tribe is the people of one seat; in the solo game seat 0 leads four of them.
public sealed interface Event extends GameEvent {

    record Placed(int tribe, Location location, int figures) implements Event {}

    /// SA-36, SA-54: dice for something that is gathered.
    record Rolled(int tribe, Good good, List<Integer> dice) implements Event {}

    /// @param pips the sum so far
    record ToolUsed(int tribe, int slot, int value, int pips) implements Event {}

    record CardUsed(int tribe, Card card, int pips) implements Event {}

    record Gathered(int tribe, Good good, int pips, int count) implements Event {}

    /// SA-32: the tool in this slot has this value now.
    record ToolMade(int tribe, int slot, int value) implements Event {}

    record Born(int tribe, int figures) implements Event {}

    record FieldGrown(int tribe, int field) implements Event {}

    /// SA-23, SA-51: a tool, a figure or a field for which there is no room any more.
    record GainedNothing(int tribe, Location like) implements Event {}

    record Bought(int tribe, Location space, Card card, Goods paid) implements Event {}

    record Built(int tribe, Location pile, Tile tile, Goods paid, int points) implements Event {}

    /// SA-43, SA-47: could not or would not pay.
    record Declined(int tribe, Location location) implements Event {}

    /// SA-50: dice that lie open for everybody to take one.
    record DiceOffered(int tribe, List<Integer> dice) implements Event {}

    record DiePicked(int tribe, int pips) implements Event {}

    record Received(int tribe, Good good, int count) implements Event {}

    record PointsScored(int tribe, int points) implements Event {}

    /// SA-56: the others learn only that a card was drawn. Card `null` with `none` false is one the viewer may not see.
    record Drew(int tribe, @Nullable Card card, boolean none) implements Event {
        @Override
        public Event seenBy(int viewer) { return Game.knows(viewer, tribe) || none ? this : new Drew(tribe, null, false); }
    }

    record Claimed(int tribe, Goods goods) implements Event {}

    record CardKept(int tribe) implements Event {}

    record TileTurnedUp(Location pile, Tile tile) implements Event {}

    record CardTurnedUp(Location space, Card card) implements Event {}

    record CardSlid(Location from, Location to) implements Event {}

    /// SA-60: food from the field.
    record Harvested(int tribe, int food) implements Event {}

    /// SA-61, SA-62: what the meal cost.
    record Fed(int tribe, int food, Goods goods) implements Event {}

    /// SA-63: so much food was missing, and so many points are lost.
    record Starved(int tribe, int missing, int points) implements Event {}

    record RoundBegan(int round, int start) implements Event {}

    record Scored(int seat, Tally tally, int total) implements Event {}

    record Ended(List<Integer> winners) implements Event {}

    /// SS-27: what a tribe rolled, and so when it acts.
    record InitiativeRolled(int tribe, List<Integer> dice, int initiative) implements Event {}

    /// SS-44: the tribe with the highest initiative goes home with nothing done.
    record Rested(int tribe) implements Event {}

    /// SS-39: a green card feeds.
    record BonusFood(int food) implements Event {}

    /// SS-40: a sand-coloured card lets the tribes hold out longer.
    record LimitRaised(int limit) implements Event {}

    /// SS-42: the card was drawn and put away at once.
    record DrawnAway(Card card) implements Event {}

    /// SS-51, SS-52: the food owed this round, and what part of it is the burden.
    record Billed(int figures, int burden) implements Event {}

    /// SS-56: so much food is missing, and the limit is this now.
    record Exhausted(int missing, int limit) implements Event {}

    record TileDiscarded(Tile tile) implements Event {}

    /// SS-58: there were not enough tiles to discard, and the limit is this now.
    record TilesLacked(int limit) implements Event {}

    /// SS-64: what is kept of a solo game.
    record SoloEnded(boolean won, int level, int fieldStart, int rounds, int limit, int figures, int field, int tools) implements Event {}
}
