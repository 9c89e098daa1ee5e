package hearthside.app.lens;

import hearthside.core.input.BadInput;
import hearthside.games.myfirststoneage.Action.Swap;
import hearthside.games.myfirststoneage.Action.Trade;
import hearthside.games.myfirststoneage.Good;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/// The facts of each game.
final class HouseFacts {
    /// CV-36: bids are unlimited; higher ones are never worth it and have no index.
    private static final int HIGHEST_BID = 200;

    private HouseFacts() {}

    static Facts of(String game) {
        return switch (game) {
            case "my-first-stone-age" -> myFirstStoneAge();
            case "stone-age", "stone-age-solo" -> stoneAge();
            case "cavemen" -> cavemen();
            case "fire-and-stone" -> fireAndStone();
            case "fire-and-axe" -> fireAndAxe();
            default -> throw new BadInput("game", "Nothing is said yet about how %s is laid out in numbers.".formatted(game));
        };
    }

    private static Facts myFirstStoneAge() {
        return new Facts().row("loop", 8).row("forest", 14).row("lastSwap", 2).row("piles", 3).row("settlements", 4)
                .range("Flip.tree", 0, 13).range("Swap.a", 0, 13).range("Swap.b", 0, 13)
                .hand("Trade.give", 5).hand("Trade.take", 5).range("Build.pile", 0, 2).hand("Build.goods", 3).range("Build.dogs", 0, 2)
                .unless(action -> action instanceof Swap(int a, int b) && a == b)
                .unless(action -> action instanceof Trade(var give, var take) && !canBeTraded(give, take));
    }

    /// MF-51, MF-57, MF-5: one for one, no kind against itself, and no more of a kind than there are.
    private static boolean canBeTraded(List<Good> give, List<Good> take) {
        return give.size() == take.size() && Collections.disjoint(give, take) && Stream
                .of(Good.values()).allMatch(good -> Collections.frequency(give, good) <= 4 && Collections.frequency(take, good) <= 4);
    }

    private static Facts stoneAge() {
        return new Facts().keyed("figures", "location", 16).row("figures.byTribe", 4).row("row", 4).row("piles", 4).row("tribes", 4)
                .row("players", 4).row("players.tools", 3).row("phase.dice", 10).row("solo.initiative", 4).set("solo.acted", 4)
                .range("Place.figures", 1, 10).range("UseTool.slot", 0, 2).text("UseCard.card", "Card").hand("Pay.goods", 7)
                .range("Spend.number", 1, 7).range("PickDie.pips", 1, 6).hand("Claim.goods", 2).range("Lead.tribe", 0, 3)
                .text("Discard.tile", "Tile");
    }

    private static Facts cavemen() {
        return new Facts().set("passed", 5).row("markers", 6).row("tableaus", 5).range("Bid.teeth", 1, HIGHEST_BID)
                .also("Invention", "invention-fire").text("Lose.card", "Caveman").text("Recruit.card", "Caveman")
                .text("Replace.card", "Caveman").text("Explore.card", "Cave").text("Hunt.card", "Beast").text("Invent.card", "Invention");
    }

    private static Facts fireAndStone() {
        return new Facts().set("used", 2).keyed("map", "area", 69).row("map.huts", 4).keyed("hidden", "tile", 9).row("forests", 8)
                .keyed("forests.memories", "seat", 4).row("vpCards", 24).row("tribes", 4).row("tribes.scouts", 2).row("tribes.stores", 2)
                .keyed("tribes.inventions", "invention", 0).range("Move.scout", 0, 1).range("Feed.food", 0, 3);
    }

    private static Facts fireAndAxe() {
        return new Facts().row("limits", 4).row("ports", 43).row("sagas", 3).row("deck", 3).row("captains", 5).row("captains.runes", 3)
                .set("captains.runes.knownTo", 5).row("phase.dice", 3).text("turn.tasked", "Port").text("ports.port", "Port")
                .text("captains.towns", "Port").text("captains.place", "Port", "Water", "wintering")
                .text("Depart.port", "Port").text("Sail.to", "Port", "Water").range("Settle.dice", 1, 3).range("Relent.men", 1, 2)
                .range("PlayRune.target", -1, 4).range("TurnDial.quarters", -1, 1);
    }
}
