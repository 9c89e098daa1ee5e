package hearthside.app.telling;

import hearthside.core.GameEvent;
import hearthside.games.stoneage.Acting;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Building;
import hearthside.games.stoneage.Buying;
import hearthside.games.stoneage.Claiming;
import hearthside.games.stoneage.Discarding;
import hearthside.games.stoneage.Event;
import hearthside.games.stoneage.Feeding;
import hearthside.games.stoneage.Location;
import hearthside.games.stoneage.Mustering;
import hearthside.games.stoneage.Ordering;
import hearthside.games.stoneage.Over;
import hearthside.games.stoneage.Paying;
import hearthside.games.stoneage.PickingDice;
import hearthside.games.stoneage.Placing;
import hearthside.games.stoneage.Rationing;
import hearthside.games.stoneage.UsingTools;
import hearthside.games.stoneage.View;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Stone Age in words, for the base game and alone. What pieces are called is in [StoneAgeWords].
final class StoneAgeTelling implements Telling {
    private static final List<String> COLOURS = List.of("Red", "Green", "Blue", "Yellow");

    private final boolean alone;

    StoneAgeTelling(boolean alone) { this.alone = alone; }

    @Override
    public String who(int seat) { return alone ? "You" : COLOURS.get(seat); }

    private static String tribe(int tribe) { return COLOURS.get(tribe); }

    @Override
    public String board(Record record) {
        var view = (View) record;
        var text = new StringBuilder();
        var solo = view.solo();
        text.append(solo == null
                ? "round %d, %s starts, %d cards in the deck%n".formatted(view.round(), tribe(view.start()), view.deck())
                : "round %d, %d cards in the deck, limit %d%n".formatted(view.round(), view.deck(), solo.limit()));
        for (int space = 3; space >= 0; space--) {
            var card = view.row().get(space).card();
            if (card == null && solo != null) continue;
            var price = solo != null && space == 3 ? "burden" : "for " + (space + 1);
            text.append("  card %-6s  %-52s %s%n".formatted(price, card == null ? "none" : StoneAgeWords.card(card),
                    standing(view, Location.values()[Location.CARD_1.ordinal() + space])));
        }
        for (int pile = 0; pile < view.piles().size(); pile++) {
            var tile = view.piles().get(pile).tile();
            text.append("  building %d   %-52s %s%n".formatted(pile + 1,
                    tile == null ? "none" : "%s (+%d)".formatted(StoneAgeWords.tile(tile), view.piles().get(pile).below()),
                    standing(view, Location.values()[Location.BUILDING_1.ordinal() + pile])));
        }
        var places = IntStream.rangeClosed(0, Location.FIELD.ordinal()).mapToObj(i -> Location.values()[i])
                .filter(location -> !standing(view, location).isEmpty())
                .map(location -> StoneAgeWords.place(location) + ": " + standing(view, location)).collect(Collectors.joining("   "));
        if (!places.isEmpty()) text.append("  ").append(places).append('\n');
        for (int seat = 0; seat < view.players().size(); seat++) text.append(player(view, seat)).append('\n');
        if (solo != null) text.append(tribes(view, solo)).append('\n');
        return text.toString();
    }

    private static String standing(View view, Location location) {
        return view.figures().stream().filter(standing -> standing.location() == location)
                .map(standing -> IntStream.range(0, standing.byTribe().size()).filter(tribe -> standing.byTribe().get(tribe) > 0)
                        .mapToObj(tribe -> tribe(tribe) + " " + standing.byTribe().get(tribe)).collect(Collectors.joining(", ")))
                .findFirst().orElse("");
    }

    private String player(View view, int seat) {
        var own = view.players().get(seat);
        var tools = own.tools().stream().map(tool -> tool.used() ? "(%d)".formatted(tool.value()) : String.valueOf(tool.value()))
                .collect(Collectors.joining(" "));
        var people = alone
                ? ""
                : "%d points, %d figures (%d at home), ".formatted(own.score(), view.tribes().get(seat).figures(),
                        view.tribes().get(seat).home());
        return "%-6s  %sfood %d, field %d, tools %s, %s, %d buildings, %d cards%s".formatted(who(seat), people, own.food(), own.field(),
                tools, StoneAgeWords.goods(own.goods()), own.tiles().size(), own.stack(),
                own.ready().isEmpty()
                        ? ""
                        : " (ready: %s)".formatted(
                                own.ready().stream().map(card -> StoneAgeWords.effect(card.effect())).collect(Collectors.joining(", "))));
    }

    private static String tribes(View view, View.Solo solo) {
        return "        " + IntStream.range(0, view.tribes().size())
                .mapToObj(tribe -> "%s %d%s".formatted(tribe(tribe), view.tribes().get(tribe).figures(),
                        solo.initiative().get(tribe) == 0 ? "" : " (initiative %d)".formatted(solo.initiative().get(tribe))))
                .collect(Collectors.joining("   "))
                + "   burden %d, %d buildings face down".formatted(solo.burden(), solo.discarded().size());
    }

    @Override
    public String action(Object action) {
        return switch ((Action) action) {
            case Action.Place(var location, int figures) -> "%d to %s".formatted(figures, StoneAgeWords.place(location));
            case Action.Act(var location) -> "use " + StoneAgeWords.place(location);
            case Action.UseTool(int slot) -> "tool " + (slot + 1);
            case Action.UseCard(var card) -> "tool card " + card;
            case Action.Gather _ -> "gather";
            case Action.Pay(var goods) -> "pay " + StoneAgeWords.goods(goods);
            case Action.Spend(int number) -> "spend " + number;
            case Action.Decline _ -> "decline";
            case Action.PickDie(int pips) -> "take the %d (%s)".formatted(pips, StoneAgeWords.die(pips));
            case Action.Claim(var goods) -> "claim " + StoneAgeWords.goods(goods);
            case Action.KeepCard _ -> "keep the card";
            case Action.Feed(var good) -> "pay 1 " + StoneAgeWords.name(good);
            case Action.Starve _ -> "starve";
            case Action.Lead(int tribe) -> tribe(tribe).toLowerCase(java.util.Locale.ROOT);
            case Action.Endure _ -> "endure";
            case Action.Discard(var tile) -> "discard " + tile;
        };
    }

    @Override
    public String event(GameEvent event) {
        return switch ((Event) event) {
            case Event.Placed(int tribe, var location, int figures) ->
                "%s puts %d %s to %s.".formatted(tribe(tribe), figures, figures == 1 ? "figure" : "figures", StoneAgeWords.place(location));
            case Event.Rolled(int tribe, var good, var dice) ->
                "%s rolls %s for %s.".formatted(tribe(tribe), dice(dice), StoneAgeWords.name(good));
            case Event.ToolUsed(int tribe, int _, int value, int pips) -> "%s adds a tool of %d: %d.".formatted(tribe(tribe), value, pips);
            case Event.CardUsed(int tribe, var _, int pips) -> "%s adds a tool that works once: %d.".formatted(tribe(tribe), pips);
            case Event.Gathered(int tribe, var good, int pips, int count) ->
                "%s gathers %d %s with %d.".formatted(tribe(tribe), count, StoneAgeWords.name(good), pips);
            case Event.ToolMade(int tribe, int _, int value) -> "%s has a tool of %d now.".formatted(tribe(tribe), value);
            case Event.Born(int tribe, int figures) -> "A child is born: %s has %d figures.".formatted(tribe(tribe), figures);
            case Event.FieldGrown(int tribe, int field) -> "%s has a field of %d.".formatted(tribe(tribe), field);
            case Event.GainedNothing(int tribe, var like) -> "%s gains nothing (%s).".formatted(tribe(tribe), StoneAgeWords.place(like));
            case Event.Bought(int tribe, var _, var card, var paid) ->
                "%s buys a card (%s) for %s.".formatted(tribe(tribe), StoneAgeWords.card(card), StoneAgeWords.goods(paid));
            case Event.Built(int tribe, var _, var tile, var paid, int points) ->
                "%s builds (%s) with %s%s.".formatted(tribe(tribe), StoneAgeWords.tile(tile), StoneAgeWords.goods(paid),
                        points == 0 ? "" : " for %d points".formatted(points));
            case Event.Declined(int tribe, var location) -> "%s buys nothing at %s.".formatted(tribe(tribe), StoneAgeWords.place(location));
            case Event.DiceOffered(int tribe, var dice) -> "%s rolls %s: take your pick.".formatted(tribe(tribe), dice(dice));
            case Event.DiePicked(int tribe, int pips) -> "%s takes the %d.".formatted(tribe(tribe), pips);
            case Event.Received(int tribe, var good, int count) ->
                "%s receives %d %s.".formatted(tribe(tribe), count, StoneAgeWords.name(good));
            case Event.PointsScored(int tribe, int points) -> "%s scores %d points.".formatted(tribe(tribe), points);
            case Event.Drew(int tribe, var card, boolean none) -> none
                    ? "The deck is empty."
                    : card == null
                            ? "%s draws a card.".formatted(tribe(tribe))
                            : "%s draws a card: %s.".formatted(tribe(tribe), StoneAgeWords.card(card));
            case Event.Claimed(int tribe, var goods) -> "%s claims %s.".formatted(tribe(tribe), StoneAgeWords.goods(goods));
            case Event.CardKept(int tribe) -> "%s keeps the card for later.".formatted(tribe(tribe));
            case Event.TileTurnedUp(var pile, var tile) ->
                "A new building at %s: %s.".formatted(StoneAgeWords.place(pile), StoneAgeWords.tile(tile));
            case Event.CardTurnedUp(var space, var card) ->
                "A new card at %s: %s.".formatted(StoneAgeWords.place(space), StoneAgeWords.card(card));
            case Event.CardSlid(var from, var to) ->
                "A card slides from %s to %s.".formatted(StoneAgeWords.place(from), StoneAgeWords.place(to));
            case Event.Harvested(int tribe, int food) -> "The field gives %s %d food.".formatted(whom(tribe), food);
            case Event.Fed(int tribe, int food, var goods) -> goods.size() == 0
                    ? "%s eats %d food.".formatted(eater(tribe), food)
                    : "%s pays %s for missing food.".formatted(eater(tribe), StoneAgeWords.goods(goods));
            case Event.Starved(int tribe, int missing, int points) ->
                "%s lacks %d food and loses %d points.".formatted(tribe(tribe), missing, points);
            case Event.RoundBegan(int round, int start) ->
                alone ? "Round %d.".formatted(round) : "Round %d, %s starts.".formatted(round, tribe(start));
            case Event.Scored(int seat, var t, int total) ->
                "%s: green cards %d, farmers %d, tool makers %d, builders %d, shamans %d, resources %d; in all %d points."
                        .formatted(tribe(seat), t.green(), t.farmers(), t.toolMakers(), t.builders(), t.shamans(), t.resources(), total);
            case Event.Ended _ -> "The game is over.";
            case Event.InitiativeRolled(int tribe, var dice, int initiative) ->
                "%s rolls %s: initiative %d.".formatted(tribe(tribe), dice(dice), initiative);
            case Event.Rested(int tribe) -> "%s comes home with nothing done.".formatted(tribe(tribe));
            case Event.BonusFood(int food) -> "The green card gives %d food.".formatted(food);
            case Event.LimitRaised(int limit) -> "The limit rises to %d.".formatted(limit);
            case Event.DrawnAway(var card) -> "A card is drawn and put away: %s.".formatted(StoneAgeWords.card(card));
            case Event.Billed(int figures, int burden) -> "The tribes need %d food, and %d for the burden.".formatted(figures, burden);
            case Event.Exhausted(int missing, int limit) -> "%d food is missing; the limit falls to %d.".formatted(missing, limit);
            case Event.TileDiscarded(var tile) -> "A building is turned face down (%s).".formatted(StoneAgeWords.tile(tile));
            case Event.TilesLacked(int limit) -> "Too few buildings; the limit falls to %d.".formatted(limit);
            case Event.SoloEnded(boolean won, int _, int _, int rounds, int limit, int figures, int field, int tools) ->
                "%s after %d rounds, with limit %d, %d figures, field %d and tools %d."
                        .formatted(won ? "Your tribes have made it" : "Your tribes are lost", rounds, limit, figures, field, tools);
        };
    }

    private String whom(int tribe) { return alone ? "you" : tribe(tribe); }

    private String eater(int tribe) { return alone ? "The village" : tribe(tribe); }

    private static String dice(List<Integer> dice) { return dice.stream().map(String::valueOf).collect(Collectors.joining(" ")); }

    @Override
    public String question(Record record) {
        var view = (View) record;
        return switch (view.phase()) {
            case Placing(int tribe) ->
                "%s, where do your figures go? At home: %d.".formatted(tribe(tribe), view.tribes().get(tribe).home());
            case Acting(int tribe) -> "%s, what comes next?".formatted(tribe(tribe));
            case UsingTools(int tribe, var good, var _, int pips) ->
                "%s, you have %d for %s; one takes %d. Add a tool?".formatted(tribe(tribe), pips, StoneAgeWords.name(good), good.pips());
            case Buying(int tribe, var location) -> "%s, how do you pay for %s?".formatted(tribe(tribe), StoneAgeWords.place(location));
            case Building(int tribe, var location) -> "%s, do you build at %s?".formatted(tribe(tribe), StoneAgeWords.place(location));
            case Paying(int tribe, var _, int number) -> "%s, which %d resources?".formatted(tribe(tribe), number);
            case PickingDice(int tribe, int _, var dice) -> "%s, which die do you take of %s?".formatted(tribe(tribe), dice(dice));
            case Claiming(int tribe) -> "%s, which two resources, or later?".formatted(tribe(tribe));
            case Feeding(int tribe, int missing, var _) ->
                "%s, %d food is missing. Pay with resources, or starve for ten points?".formatted(tribe(tribe), missing);
            case Mustering _ -> "Which tribe is placed next?";
            case Ordering _ -> "Which tribe acts first?";
            case Rationing(int missing, var _) -> "%d food is missing. Pay with resources, or endure?".formatted(missing);
            case Discarding _ -> "Which building is turned face down?";
            case Over _ -> "";
        };
    }
}
