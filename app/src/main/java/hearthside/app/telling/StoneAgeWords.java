package hearthside.app.telling;

import hearthside.games.stoneage.Background;
import hearthside.games.stoneage.Card;
import hearthside.games.stoneage.Effect;
import hearthside.games.stoneage.Good;
import hearthside.games.stoneage.Goods;
import hearthside.games.stoneage.Location;
import hearthside.games.stoneage.Price;
import hearthside.games.stoneage.Tile;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/// What the pieces of Stone Age are called.
final class StoneAgeWords {
    private StoneAgeWords() {}

    static String name(Enum<?> of) { return of.name().toLowerCase(Locale.ROOT).replace('_', ' '); }

    static String place(Location location) { return name(location); }

    static String goods(Goods goods) {
        var some = Arrays.stream(Good.values()).filter(good -> goods.count(good) > 0).map(good -> goods.count(good) + " " + name(good))
                .collect(Collectors.joining(" + "));
        return some.isEmpty() ? "no resources" : some;
    }

    static String card(Card card) { return effect(card.effect()) + " / " + back(card.background()); }

    static String effect(Effect effect) {
        return switch (effect) {
            case Effect.Dice _ -> "dice for everybody";
            case Effect.Gain(var good, int count) -> count + " " + name(good);
            case Effect.Roll(var good) -> "two dice for " + name(good);
            case Effect.Points(int points) -> points + " points";
            case Effect.Tool _ -> "a tool";
            case Effect.Field _ -> "a field";
            case Effect.Draw _ -> "draw a card";
            case Effect.Once(int value) -> "a tool of %d, once".formatted(value);
            case Effect.AnyTwo _ -> "any two resources";
        };
    }

    private static String back(Background background) {
        return switch (background) {
            case Background.Green(var symbol) -> name(symbol);
            case Background.Sand(var profession, int figures) -> "%d %s%s".formatted(figures, name(profession), figures == 1 ? "" : "s");
        };
    }

    static String tile(Tile tile) {
        return switch (tile.price()) {
            case Price.Fixed(var goods) -> "%s for %d points".formatted(goods(goods), goods.value());
            case Price.Kinds(int resources, int kinds) ->
                "%d resources of %d %s".formatted(resources, kinds, kinds == 1 ? "kind" : "kinds");
            case Price.Any(int least, int most) -> "%d to %d resources".formatted(least, most);
        };
    }

    static String die(int pips) {
        return switch (pips) {
            case 5 -> "a tool";
            case 6 -> "a field";
            default -> name(Good.values()[pips]);
        };
    }
}
