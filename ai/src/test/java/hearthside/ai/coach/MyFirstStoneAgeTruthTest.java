package hearthside.ai.coach;

import static hearthside.ai.coach.Truths.events;
import static hearthside.ai.coach.Truths.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import hearthside.ai.Coaches;
import hearthside.ai.bot.Insight;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.Event;
import hearthside.games.myfirststoneage.Good;
import hearthside.games.myfirststoneage.Goods;
import hearthside.games.myfirststoneage.Hut;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.myfirststoneage.State;
import hearthside.games.myfirststoneage.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What is said in My First Stone Age is what the rules do.
class MyFirstStoneAgeTruthTest implements Truths.Check<State, Action> {
    private static final Goods NOTHING = new Goods(0, 0, 0, 0, 0);

    private static View view(Match<State, Action> match) { return (View) match.view(Game.REFEREE); }

    @Test
    void everythingTheCoachSaysIsTrue() {
        assertThat(new Truths<>(new MyFirstStoneAge(), this).hold()).containsExactlyInAnyOrder("build", "ready", "one", "fact.hut");
    }

    /// What is said to whoever begins, when the huts on offer cost a tooth and a berry, and a pot, an arrowhead or a fish.
    private static List<Remark> said(Goods mine, int dogs, Goods theirs, List<Hut> built) {
        var game = new MyFirstStoneAge();
        var terms = game.info().terms(2, Map.of("together", built.isEmpty() ? "off" : "on"));
        var begun = view(new Match<>(game, terms, new Chance.Scripted(List.of(0, 0, 0))));
        var land = begun.land();
        var left = new Goods(land.tooth() - mine.tooth() - theirs.tooth(), land.berry() - mine.berry() - theirs.berry(),
                land.pot() - mine.pot() - theirs.pot(), land.arrowhead() - mine.arrowhead() - theirs.arrowhead(),
                land.fish() - mine.fish() - theirs.fish());
        var piles = new ArrayList<>(begun.piles());
        piles.set(0, new View.Pile(piles.getFirst().hut(), piles.getFirst().below() - built.size()));
        var me = begun.settlements().get(0);
        var other = begun.settlements().get(1);
        var settlements = List.of(new View.Settlement(me.figure(), mine, dogs, built, me.help(), me.whispers()),
                new View.Settlement(other.figure(), theirs, 0, List.of(), other.help(), other.whispers()));
        var position = new View(begun.phase(), begun.loop(), begun.friendlyDogs(), begun.start(), begun.forest(), begun.lastSwap(), left,
                begun.post(), begun.dogs() - dogs, piles, settlements, built.size());
        return Coaches.of(game).remarks(Insight.shown(new Match<>(game, terms, position, new Chance.Seeded(1)), 0));
    }

    @Test
    void aHutThatCanBePaidIsNotOverlookedForOneThatCannot() {
        assertThat(said(new Goods(1, 1, 0, 0, 1), 0, NOTHING, List.of())).extracting(Remark::key, Remark::look)
                .containsExactly(tuple("ready", List.of("hut-2", "place-build")));
    }

    @Test
    void aDogIsAsGoodAsWhatIsMissing() {
        assertThat(said(new Goods(0, 1, 1, 0, 0), 1, NOTHING, List.of())).extracting(Remark::key, Remark::look)
                .containsExactly(tuple("ready", List.of("hut-0", "place-build")));
    }

    @Test
    void nobodyIsSentWhereNothingIsLeft() {
        assertThat(said(new Goods(1, 1, 0, 0, 0), 0, NOTHING, List.of())).extracting(Remark::look)
                .contains(List.of("hut-0", "place-pot"));
        int pots = view(new Match<>(new MyFirstStoneAge(), new MyFirstStoneAge().info().terms(2), new Chance.Seeded(1))).land().pot();
        assertThat(said(new Goods(1, 1, 0, 0, 0), 0, new Goods(0, 0, pots, 0, 0), List.of())).extracting(Remark::look)
                .containsExactly(List.of("hut-1", "place-arrowhead"), List.of("hut-2", "place-fish"));
    }

    @Test
    void whoeverHasNoRoomForAHutIsSentNowhere() {
        var built = List.of(new Hut("hut-tt", List.of(Good.TOOTH, Good.TOOTH)), new Hut("hut-bb", List.of(Good.BERRY, Good.BERRY)),
                new Hut("hut-pp", List.of(Good.POT, Good.POT)));
        assertThat(said(new Goods(1, 1, 0, 0, 1), 0, NOTHING, built)).isEmpty();
    }

    @Override
    public void remark(Match<State, Action> match, int seat, Remark said) {
        int pile = Integer.parseInt(said.look().getFirst().substring("hut-".length()));
        switch (said.key()) {
            case "build" -> assertThat(match.options(seat)).anySatisfy(option -> {
                assertThat(option).isInstanceOf(Action.Build.class);
                assertThat(((Action.Build) option).pile()).isEqualTo(pile);
            });
            case "ready" -> assertThat(missing(match, seat, pile, null)).isLessThanOrEqualTo(dogs(match, seat));
            case "one" -> {
                var good = Good.valueOf(Objects.requireNonNull(said.gaps().get("good")).substring("@a.".length()).toUpperCase(Locale.ROOT));
                assertThat(missing(match, seat, pile, null)).isOne();
                assertThat(missing(match, seat, pile, good)).isOne();
                assertThat(said.look()).contains("place-" + good.space().name().toLowerCase(Locale.ROOT));
                assertThat(view(match).land().count(good)).as("what is left there").isPositive();
                for (int other = 0; other < view(match).piles().size(); other++)
                    if (view(match).piles().get(other).hut() != null)
                        assertThat(missing(match, seat, other, null)).as("a hut that can be paid").isGreaterThan(dogs(match, seat));
            }
            default -> throw new AssertionError("nobody checks " + said);
        }
    }

    private static int dogs(Match<State, Action> match, int seat) { return view(match).settlements().get(seat).dogs(); }

    /// Pieces of a price that the seat does not have, of one good or of all.
    private static int missing(Match<State, Action> match, int seat, int pile, @Nullable Good only) {
        var goods = Objects.requireNonNull(view(match).settlements().get(seat).goods());
        var price = Objects.requireNonNull(view(match).piles().get(pile).hut()).price();
        int missing = 0;
        for (var good : Good.values())
            if (only == null || only == good)
                missing += Math.max(0, (int) price.stream().filter(each -> each == good).count() - goods.count(good));
        return missing;
    }

    @Override
    public void fact(Match<State, Action> match, int seat, Action action, Remark said) {
        assertThat(events(match, seat, action, Event.Built.class, 7)).hasSize(1);
        assertThat(view(Truths.after(match, seat, action)).settlements().get(seat).huts()).hasSize(number(said, "n"));
    }
}
