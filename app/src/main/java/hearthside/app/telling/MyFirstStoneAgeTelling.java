package hearthside.app.telling;

import hearthside.core.GameEvent;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.Building;
import hearthside.games.myfirststoneage.Calling;
import hearthside.games.myfirststoneage.Event;
import hearthside.games.myfirststoneage.Flipping;
import hearthside.games.myfirststoneage.Good;
import hearthside.games.myfirststoneage.Goods;
import hearthside.games.myfirststoneage.Hut;
import hearthside.games.myfirststoneage.Over;
import hearthside.games.myfirststoneage.Space;
import hearthside.games.myfirststoneage.Swapping;
import hearthside.games.myfirststoneage.Token;
import hearthside.games.myfirststoneage.Trading;
import hearthside.games.myfirststoneage.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// My First Stone Age in words. Trees are counted from 1, clockwise from the top left.
final class MyFirstStoneAgeTelling implements Telling {
    private static final List<String> ANIMALS = List.of("Wolf", "Owl", "Frog", "Fox");

    @Override
    public String who(int seat) { return ANIMALS.get(seat); }

    @Override
    public String board(Record record) {
        var view = (View) record;
        var text = new StringBuilder();
        var trees = view.forest();
        var middle = middle(view);
        int width = middle.stream().mapToInt(String::length).max().orElse(0);
        text.append(row(trees, width, 0, 1, 2, 3));
        for (int row = 0; row < 3; row++)
            text.append(tree(trees, 13 - row)).append("  ").append(middle.get(row)).repeat(' ', width - middle.get(row).length())
                    .append("  ").append(tree(trees, 4 + row)).append('\n');
        text.append(row(trees, width, 10, 9, 8, 7));
        text.append("  huts     ")
                .append(view.piles().stream()
                        .map(pile -> (pile.hut() == null ? "none" : price(pile.hut().price())) + " (+" + pile.below() + ")")
                        .collect(Collectors.joining("   ")))
                .append('\n');
        for (int seat = 0; seat < view.settlements().size(); seat++) text.append(settlement(view, seat)).append('\n');
        if (view.phase() instanceof Over) return text.toString();
        return text.append(view.resets() == 0 ? "" : "  the forest has closed %d times%n".formatted(view.resets())).toString();
    }

    /// Four trees spread over the width of the board.
    private static String row(List<View.Tree> trees, int middle, int... numbers) {
        var gap = " ".repeat(Math.max(1, (middle + 36 - 4 * 16) / 5));
        return IntStream.of(numbers).mapToObj(i -> gap + tree(trees, i)).collect(Collectors.joining()) + "\n";
    }

    private static String tree(List<View.Tree> trees, int i) {
        var tree = trees.get(i);
        var face = tree.face();
        String shown = face == null ? (tree.seen() ? "seen" : "····") : tree.up() ? token(face) : "(" + token(face) + ")";
        return "[%2d %-11s]".formatted(i + 1, shown);
    }

    private List<String> middle(View view) {
        var lines = new ArrayList<String>();
        lines.add("on the land: " + goods(view.land()) + (view.dogs() > 0 ? ", dogs " + view.dogs() : ""));
        lines.add("trading post: " + goods(view.post()));
        lines.add("path: " + view.loop().stream().map(MyFirstStoneAgeTelling::place).collect(Collectors.joining(" > ")));
        return lines;
    }

    private String settlement(View view, int seat) {
        var own = view.settlements().get(seat);
        return "  %s %-5s on %-9s huts %d   goods %s%s".formatted(view.phase().seat() == seat ? ">" : " ", who(seat), place(own.figure()),
                own.huts().size(),
                own.goods() == null ? "hidden" : goods(own.goods()), own.dogs() == 0 ? "" : ", dogs " + own.dogs());
    }

    @Override
    public String action(Object action) {
        return switch ((Action) action) {
            case Action.Flip(int tree) -> "tree " + (tree + 1);
            case Action.AskMammoth _ -> "ask the mammoth";
            case Action.Trade(var give, var take) ->
                give.isEmpty() ? "trade nothing" : "give %s for %s".formatted(price(give), price(take));
            case Action.CallDog _ -> "call the dog";
            case Action.LeaveDog _ -> "leave the dog";
            case Action.Build(int pile, var goods, int dogs) -> "build hut %d for %s%s".formatted(pile + 1, price(goods),
                    dogs == 0 ? "" : (goods.isEmpty() ? "" : " + ") + (dogs == 1 ? "a dog" : "two dogs"));
            case Action.BuildNothing _ -> "build nothing";
            case Action.Swap(int a, int b) -> "swap %d %d".formatted(a + 1, b + 1);
        };
    }

    @Override
    public String event(GameEvent event) {
        return switch ((Event) event) {
            case Event.Flipped(int seat, int tree, Token token) -> "%s turns up tree %d: %s.".formatted(who(seat), tree + 1, token(token));
            case Event.Walked(int seat, Space _, Space to, int steps) ->
                "%s walks %d steps to the %s.".formatted(who(seat), steps, place(to));
            case Event.Jumped(int seat, Space from, Space to) ->
                from == to ? "%s stays at the %s.".formatted(who(seat), place(to)) : "%s goes to the %s.".formatted(who(seat), place(to));
            case Event.Gathered(int seat, Good good) -> "%s finds a %s.".formatted(who(seat), name(good));
            case Event.FoundNothing(int seat, Space _) -> "%s finds nothing here.".formatted(who(seat));
            case Event.GotDog(int seat) -> "A dog comes with %s.".formatted(who(seat));
            case Event.DogCalled(int seat, int from) -> "A dog trots from %s to %s.".formatted(who(from), who(seat));
            case Event.DogLeft(int seat, int with) -> "%s leaves the dog with %s.".formatted(who(seat), who(with));
            case Event.Traded(int seat, var give, var take) -> give.isEmpty()
                    ? "%s trades nothing.".formatted(who(seat))
                    : "%s gives %s and takes %s.".formatted(who(seat), price(give), price(take));
            case Event.Built(int seat, int _, Hut hut, var goods, int dogs) -> "%s builds a hut (%s)%s!".formatted(who(seat),
                    price(hut.price()), dogs == 0 ? "" : ", %d of it with the help of dogs".formatted(dogs));
            case Event.BuiltNothing(int seat) -> "%s builds nothing.".formatted(who(seat));
            case Event.HutTurnedUp(int pile, Hut hut) -> "A new hut on pile %d: %s.".formatted(pile + 1, price(hut.price()));
            case Event.ForestClosed _ -> "The forest closes: all trees are face down.";
            case Event.ForestMixed _ -> "The trees are shuffled.";
            case Event.Swapped(int seat, int a, int b) -> "%s swaps trees %d and %d.".formatted(who(seat), a + 1, b + 1);
            case Event.MammothWalked(int steps) -> "The mammoth has come %d of 10 steps.".formatted(steps);
            case Event.Whispered(int seat, int tree, Token token) -> token == null
                    ? "The mammoth whispers to %s.".formatted(who(seat))
                    : "The mammoth whispers: tree %d is %s.".formatted(tree + 1, token(token));
            case Event.Ended(var winners) -> winners.isEmpty() ? "The mammoth has reached the village." : "The game is over.";
        };
    }

    @Override
    public String question(Record record) {
        var view = (View) record;
        return switch (view.phase()) {
            case Flipping(int seat, int _) -> "%s, your turn! Turn up a tree.".formatted(who(seat));
            case Trading(int seat) -> "%s, swap what you like.".formatted(who(seat));
            case Calling(int seat, int from) -> "%s, call the dog over from %s?".formatted(who(seat), who(from));
            case Building(int seat) -> "%s, you can build! Which hut?".formatted(who(seat));
            case Swapping(int seat, int _) -> "%s, choose two trees. They change places.".formatted(who(seat));
            case Over _ -> "";
        };
    }

    private static String token(Token token) {
        return token.isDie() ? token.steps() + (token.steps() == 1 ? " step" : " steps") : place(Space.valueOf(token.name()));
    }

    private static String place(Space space) {
        return switch (space) {
            case BUILD -> "building";
            case DOG -> "dogs";
            case TOOTH -> "swamp";
            case BERRY -> "berries";
            case POT -> "clay pit";
            case ARROWHEAD -> "mountain";
            case FISH -> "river";
            case TRADE -> "trading";
        };
    }

    private static String name(Good good) { return good.name().toLowerCase(Locale.ROOT); }

    private static String price(List<Good> goods) {
        return goods.stream().map(MyFirstStoneAgeTelling::name).collect(Collectors.joining(" + "));
    }

    private static String goods(Goods goods) {
        var some = java.util.Arrays.stream(Good.values()).filter(good -> goods.count(good) > 0)
                .map(good -> name(good) + " " + goods.count(good)).collect(Collectors.joining(", "));
        return some.isEmpty() ? "none" : some;
    }
}
