package hearthside.ai.coach;

import static hearthside.ai.coach.Truths.after;
import static hearthside.ai.coach.Truths.events;
import static hearthside.ai.coach.Truths.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Event;
import hearthside.games.stoneage.Facts;
import hearthside.games.stoneage.Good;
import hearthside.games.stoneage.Goods;
import hearthside.games.stoneage.Location;
import hearthside.games.stoneage.Placing;
import hearthside.games.stoneage.Price;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.StoneAge;
import hearthside.games.stoneage.StoneAgeSolo;
import hearthside.games.stoneage.Throws;
import hearthside.games.stoneage.UsingTools;
import hearthside.games.stoneage.View;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// What is said in Stone Age is what the rules do.
class StoneAgeTruthTest implements Truths.Check<State, Action> {
    private static View view(Match<State, Action> match) { return (View) match.view(Game.REFEREE); }

    private static View.Player player(Match<State, Action> match, int seat) { return view(match).players().get(seat); }

    @Test
    void everythingTheCoachSaysIsTrue() {
        assertThat(new Truths<>(new StoneAge(), this).hold()).containsExactlyInAnyOrder("short", "hut", "tile", "field", "tool", "useTool",
                "hungry", "fact.hunt", "fact.hunt.always", "fact.hunt.never", "fact.dice", "fact.useTool", "fact.gather", "fact.pay",
                "fact.starve");
    }

    @Test
    void aloneTooEverythingTheCoachSaysIsTrue() {
        assertThat(new Truths<>(new StoneAgeSolo(), this).hold()).contains("fire", "short", "hut", "tile", "field", "tool", "useTool",
                "hungry", "fact.hunt", "fact.dice", "fact.useTool", "fact.gather").doesNotContain("fact.pay", "fact.starve");
    }

    private static final int HIGHEST_FIELD = 10;

    @Override
    public void remark(Match<State, Action> match, int seat, Remark said) {
        var view = view(match);
        var me = player(match, seat);
        switch (said.key()) {
            case "short" -> assertThat(number(said, "n")).isEqualTo(missing(match, seat)).isPositive();
            case "hut" -> works(match, seat, new Action.Place(Location.HUT, 2), Event.Born.class);
            case "field" -> works(match, seat, new Action.Place(Location.FIELD, 1), Event.FieldGrown.class);
            case "tool" -> {
                assertThat(tools(me)).isZero();
                works(match, seat, new Action.Place(Location.TOOL_MAKER, 1), Event.ToolMade.class);
            }
            case "tile" -> {
                int pile = Integer.parseInt(said.look().getFirst().substring("tile-".length()));
                assertThat(match.options(seat)).contains(new Action.Place(Location.valueOf("BUILDING_" + (pile + 1)), 1));
                var tile = Objects.requireNonNull(view.piles().get(pile).tile());
                assertThat(tile.price().admits(exactly(me, number(said, "n"), tile.price()))).isTrue();
            }
            case "useTool" -> {
                int slot = Integer.parseInt(said.look().getFirst().substring("tool-".length()));
                assertThat(me.tools().get(slot)).isEqualTo(new View.Tool(number(said, "n"), false));
                var rolled = (UsingTools) view.phase();
                assertThat(number(said, "pips")).isEqualTo(rolled.pips());
                assertThat(gathered(match, seat, new Action.UseTool(slot), new Action.Gather())).isEqualTo(number(said, "more"))
                        .isGreaterThan(gathered(match, seat, new Action.Gather()));
            }
            case "hungry" -> {
                var paid = match;
                for (int i = 0; i < number(said, "n"); i++) {
                    assertThat(view(paid).phase()).hasFieldOrPropertyWithValue("missing", number(said, "n") - i);
                    var feed = paid.options(seat).stream().filter(Action.Feed.class::isInstance).findFirst();
                    if (feed.isEmpty()) return; // there is nothing to pay with
                    paid = after(paid, seat, feed.get());
                }
            }
            case "fire" -> assertThat(number(said, "n")).isEqualTo(Objects.requireNonNull(view.solo()).limit());
            default -> throw new AssertionError("nobody checks " + said);
        }
    }

    @Override
    public void fact(Match<State, Action> match, int seat, Action action, Remark said) {
        switch (said.key()) {
            case "useTool" -> {
                assertThat(gathered(match, seat, new Action.Gather())).isEqualTo(number(said, "n"));
                assertThat(gathered(match, seat, action, new Action.Gather())).isEqualTo(number(said, "more"));
            }
            case "gather" -> assertThat(gathered(match, seat, action)).isEqualTo(number(said, "n"));
            case "pay" -> assertThat(events(match, seat, action, Event.Built.class, 7)).extracting(Event.Built::points)
                    .containsExactly(number(said, "n"));
            case "starve" -> assertThat(events(match, seat, action, Event.Starved.class, 7)).extracting(Event.Starved::points)
                    .contains(number(said, "n"));
            case "hunt", "hunt.always", "hunt.never" -> {
                int missing = missing(match, seat);
                assertThat(said).isEqualTo(Dice.odds("hunt", Throws.chance(((Action.Place) action).figures(), Good.FOOD, missing, 0))
                        .with("short", missing));
            }
            case "dice" -> {
                var placed = (Action.Place) action;
                assertThat(number(said, "dice")).isEqualTo(placed.figures());
                assertThat((double) number(said, "n"))
                        .isCloseTo(Throws.mean(placed.figures(), placed.location().good().orElseThrow(), 0), within(0.5));
            }
            default -> throw new AssertionError("nobody checks " + said);
        }
    }

    private static int tools(View.Player me) { return me.tools().stream().mapToInt(View.Tool::value).sum(); }

    /// What the bar below the board says is missing for the meal of this round; that this is what is then eaten is tested with the rules.
    private static int missing(Match<State, Action> match, int seat) {
        return Objects.requireNonNull(((Facts) Objects.requireNonNull(match.facts(match.view(seat), seat))).meal()).missing();
    }

    /// What is paid for a tile of this value, from what is there.
    private static Goods exactly(View.Player me, int value, Price price) {
        var goods = ((Price.Fixed) price).goods();
        assertThat(goods.value()).isEqualTo(value);
        for (var good : Good.values()) if (good.isResource()) assertThat(me.goods().count(good)).isGreaterThanOrEqualTo(goods.count(good));
        return goods;
    }

    /// What is gathered in the end: with the last tool that is there the rules gather by themselves.
    private static int gathered(Match<State, Action> match, int seat, Action... actions) {
        var now = match;
        for (var action : actions) {
            var brought = events(now, seat, action, Event.Gathered.class, 7);
            if (!brought.isEmpty()) return brought.getFirst().count();
            now = after(now, seat, action);
        }
        throw new AssertionError("nothing was gathered");
    }

    /// Whoever places there and acts there gets what was promised, unless the tribe rests.
    private static void works(Match<State, Action> match, int seat, Action.Place place, Class<? extends Event> brings) {
        assertThat(match.options(seat)).contains(place);
        int tribe = ((Placing) view(match).phase()).tribe();
        var now = after(match, seat, place);
        var luck = new Chance.Seeded(match.journal().size());
        for (int i = 0; i < 60 && !now.isOver(); i++) {
            int next = now.toAct().first();
            var act = new Action.Act(place.location());
            var options = now.options(next);
            if (next == seat && options.contains(act) && view(now).phase().tribe() == tribe) {
                if (place.location() == Location.FIELD && player(now, seat).field() == HIGHEST_FIELD) return; // a card was faster
                assertThat(events(now, next, act, brings, 7)).as("%s", place).hasSize(1);
                return;
            }
            now.play(next, options.get(luck.below(options.size())), luck);
        }
    }
}
