package hearthside.ai.stoneage;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.Feature;
import hearthside.ai.search.Heuristics;
import hearthside.ai.search.Tuning;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.SoloLevel;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.StoneAgeSolo;
import hearthside.games.stoneage.View;
import java.util.List;
import java.util.Objects;

/// What the search looks at in the solo game: whether the four tribes live to see the last card.
public final class StoneAgeSoloHeuristics implements Heuristics<State, Action> {
    private static final StoneAgeSolo GAME = new StoneAgeSolo();
    private static final double CARDS = 36;
    private static final List<String> KINDS = List.of("level-1", "level-2", "level-3", "level-4");
    private static final List<Feature> FEATURES = List.of(
            new Feature("limit", "the tribes can bear more"),
            new Feature("food", "feeds the tribes"),
            new Feature("field", "the field feeds the tribes every evening"),
            new Feature("tools", "tools help every roll"),
            new Feature("resources", "resources that can be eaten or built with"),
            new Feature("pips", "dear resources"),
            new Feature("tiles", "a building to give away in the evening"),
            new Feature("missingTiles", "", "enough buildings for the evenings to come"),
            new Feature("figures", "more hands"),
            new Feature("meals", "", "fewer mouths than meals"),
            new Feature("left", "", "one round less to live through"),
            new Feature("level", ""));

    private final boolean isOfVersion01;

    public StoneAgeSoloHeuristics() { this(false); }

    private StoneAgeSoloHeuristics(boolean isOfVersion01) { this.isOfVersion01 = isOfVersion01; }

    @Override
    public StoneAgeSoloHeuristics ofVersion01() { return new StoneAgeSoloHeuristics(true); }

    @Override
    public List<String> kinds() { return isOfVersion01 ? List.of("") : KINDS; }

    @Override
    public String kind(State state) {
        return isOfVersion01 ? "" : KINDS.get(Objects.requireNonNull(((View) GAME.view(state, Game.SPECTATOR)).solo()).level() - 1);
    }

    /// SS-63: the rounds until the last card, if none is drawn for something else.
    @Override
    public double whole(State state) {
        if (isOfVersion01) return 0;
        int level = Objects.requireNonNull(((View) GAME.view(state, Game.SPECTATOR)).solo()).level();
        return CARDS / SoloLevel.of(level).cardsPerRound();
    }

    @Override
    public int round(State state) { return state.round(); }

    @Override
    public Bot<State, Action> adviser(int seat, Chance.Seeded chance) {
        return new StoneAgeSoloHeuristicBot(isOfVersion01 ? Outlook.Lead.OF_VERSION_01 : Outlook.Lead.BY_LEVEL);
    }

    @Override
    public List<Feature> features() { return FEATURES; }

    @Override
    public boolean isAbout(Insight<State, Action> insight, Action action, Feature feature) {
        return StoneAgeHeuristics.isAbout(action, feature);
    }

    @Override
    public boolean hasSecrets() { return false; }

    @Override
    public double progress(State state) { return Math.clamp(1 - ((View) GAME.view(state, Game.SPECTATOR)).deck() / CARDS, 0, 1); }

    @Override
    public void read(State state, double[][] into) {
        var view = (View) GAME.view(state, Game.REFEREE);
        var outlook = new Outlook(view, Outlook.Lead.OF_VERSION_01);
        var solo = Objects.requireNonNull(view.solo());
        var f = into[0];
        int figures = 0, tools = 0, pips = 0;
        for (var tribe : view.tribes()) figures += tribe.figures();
        for (var tool : outlook.me.tools()) tools += tool.value();
        for (var good : Prospect.RESOURCES) pips += good.pips() * outlook.me.goods().count(good);
        double needed = figures * solo.meal() + solo.burden();
        f[0] = solo.limit();
        f[1] = Math.min(30, outlook.me.food());
        f[2] = outlook.me.field();
        f[3] = tools;
        f[4] = outlook.me.goods().size();
        f[5] = pips;
        f[6] = outlook.me.tiles().size();
        f[7] = outlook.missingTiles;
        f[8] = figures;
        f[9] = needed * outlook.rounds - outlook.me.food() - outlook.me.goods().size() - outlook.me.field() * outlook.rounds;
        f[10] = outlook.rounds;
        f[11] = solo.level();
    }

    /// docs/ai has the log of how they were found.
    @Override
    public Tuning tuning(int seats) { return new Tuning(0.1, 0.5, 0, 1, 400, Tuning.Rollout.HEURISTIC, 10, 0.5); }
}
