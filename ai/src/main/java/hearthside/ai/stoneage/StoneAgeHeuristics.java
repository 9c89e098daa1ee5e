package hearthside.ai.stoneage;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.Feature;
import hearthside.ai.search.Heuristics;
import hearthside.ai.search.Tuning;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Background;
import hearthside.games.stoneage.Card;
import hearthside.games.stoneage.Location;
import hearthside.games.stoneage.Profession;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.StoneAge;
import hearthside.games.stoneage.View;
import java.util.List;
import java.util.Set;

/// What the search looks at in the base game.
public final class StoneAgeHeuristics implements Heuristics<State, Action> {
    private static final StoneAge GAME = new StoneAge();
    private static final List<Feature> FEATURES = List.of(
            new Feature("score", "points at once"),
            new Feature("tally", "cards that score at the end"),
            new Feature("food", "feeds the tribe"),
            new Feature("hunger", "", "nobody goes hungry this evening"),
            new Feature("field", "the field feeds the tribe every evening"),
            new Feature("tools", "tools help every roll"),
            new Feature("figures", "one more pair of hands"),
            new Feature("resources", "resources to build with"),
            new Feature("pips", "dear resources"),
            new Feature("tiles", "one more building"),
            new Feature("arts", "a wider set of arts"),
            new Feature("farmers", "farmers multiply the field"),
            new Feature("toolMakers", "tool makers multiply the tools"),
            new Feature("builders", "builders multiply the buildings"),
            new Feature("shamans", "shamans multiply the tribe"),
            new Feature("start", "an early turn next round"));

    /// A card gives anything at once, and counts at the end.
    private static final Set<String> CARDS = Set.of("score", "tally", "food", "hunger", "field", "tools", "resources", "pips", "arts",
            "farmers",
            "toolMakers", "builders", "shamans");

    private static final Set<String> ROLLED = Set.of("resources", "pips", "food", "hunger", "limit", "meals"),
            EATEN = Set.of("score", "resources", "pips", "food", "hunger", "limit");

    @Override
    public int round(State state) { return state.round(); }

    @Override
    public Bot<State, Action> adviser(int seat, Chance.Seeded chance) { return new StoneAgeHeuristicBot(seat, false); }

    @Override
    public List<Feature> features() { return FEATURES; }

    /// Figures that are sent somewhere bring what that place gives, and what multiplies it.
    @Override
    public boolean isAbout(Insight<State, Action> insight, Action action, Feature feature) {
        return isAbout(action, feature);
    }

    /// Whoever gathers what lies there is not told of tools, and whoever eats not of buildings.
    static boolean isAbout(Action action, Feature feature) {
        if (action instanceof Action.Place(var location, _)) return gives(location).contains(feature.name());
        if (action instanceof Action.Act(var location)) return gives(location).contains(feature.name());
        boolean rolls = action instanceof Action.Gather || action instanceof Action.UseTool || action instanceof Action.UseCard;
        if (rolls) return ROLLED.contains(feature.name());
        boolean eats = action instanceof Action.Feed || action instanceof Action.Starve || action instanceof Action.Endure;
        return !eats || EATEN.contains(feature.name());
    }

    static Set<String> gives(Location location) {
        return switch (location) {
            case HUNTING_GROUNDS -> Set.of("food", "hunger", "meals", "limit");
            case FOREST, CLAY_PIT, QUARRY, RIVER -> Set.of("resources", "pips");
            case TOOL_MAKER -> Set.of("tools", "toolMakers");
            case HUT -> Set.of("figures", "shamans");
            case FIELD -> Set.of("field", "food", "hunger", "farmers", "meals", "limit");
            case BUILDING_1, BUILDING_2, BUILDING_3, BUILDING_4 -> Set.of("score", "tiles", "builders", "missingTiles");
            case CARD_1, CARD_2, CARD_3, CARD_4 -> CARDS;
        };
    }

    @Override
    public boolean hasSecrets() { return false; } // a card drawn unseen changes nothing that the others would do

    @Override
    public double progress(State state) { return progress((View) GAME.view(state, Game.SPECTATOR)); }

    private static double progress(View view) {
        double pile = 7;
        for (var each : view.piles()) pile = Math.min(pile, each.below() + (each.tile() == null ? 0 : 1));
        return Math.clamp(1 - Math.min(view.deck() / 32.0, pile / 7), 0, 1);
    }

    @Override
    public void read(State state, double[][] into) {
        var view = (View) GAME.view(state, Game.REFEREE);
        for (int seat = 0; seat < into.length; seat++) read(view, seat, into[seat]);
    }

    private static void read(View view, int seat, double[] into) {
        var player = view.players().get(seat);
        int figures = view.tribes().get(seat).figures(), tools = 0, pips = 0;
        for (var tool : player.tools()) tools += tool.value();
        for (var good : Prospect.RESOURCES) pips += good.pips() * player.goods().count(good);
        into[0] = player.score();
        into[1] = player.tally() == null ? 0 : player.tally().total() - player.tally().resources();
        into[2] = Math.min(player.food(), 12);
        into[3] = Math.max(0, figures - player.field() - player.food());
        into[4] = player.field();
        into[5] = tools;
        into[6] = figures;
        into[7] = player.goods().size();
        into[8] = pips;
        into[9] = player.tiles().size();
        for (int i = 10; i < 15; i++) into[i] = 0;
        int arts = 0;
        if (player.cards() != null) for (var card : player.cards()) arts |= card(card, into);
        if (player.drawn() != null) for (var card : player.drawn()) arts |= card(card, into);
        into[10] = Integer.bitCount(arts);
        into[15] = Math.floorMod(seat - view.start(), view.players().size()) == 0 ? 1 : 0;
    }

    private static int card(Card card, double[] into) {
        return switch (card.background()) {
            case Background.Green(var symbol) -> 1 << symbol.ordinal();
            case Background.Sand(var profession, int count) -> {
                into[11 + order(profession)] += count;
                yield 0;
            }
        };
    }

    private static int order(Profession profession) {
        return switch (profession) {
            case FARMER -> 0;
            case TOOL_MAKER -> 1;
            case BUILDER -> 2;
            case SHAMAN -> 3;
        };
    }

    /// docs/ai has the log of how they were found.
    @Override
    public Tuning tuning(int seats) { return new Tuning(0.1, 0.5, 0, 1, 400, Tuning.Rollout.HEURISTIC, 10, 0.25); }
}
