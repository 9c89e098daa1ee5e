package hearthside.app.telling;

import hearthside.core.GameEvent;
import hearthside.games.firestone.Accepting;
import hearthside.games.firestone.Action;
import hearthside.games.firestone.Building;
import hearthside.games.firestone.Choosing;
import hearthside.games.firestone.Clearing;
import hearthside.games.firestone.Cooking;
import hearthside.games.firestone.Echoing;
import hearthside.games.firestone.Event;
import hearthside.games.firestone.Extending;
import hearthside.games.firestone.Falling;
import hearthside.games.firestone.Feeding;
import hearthside.games.firestone.FireAndStoneEdition;
import hearthside.games.firestone.Foraging;
import hearthside.games.firestone.Gathering;
import hearthside.games.firestone.Hunting;
import hearthside.games.firestone.Joining;
import hearthside.games.firestone.Moving;
import hearthside.games.firestone.Over;
import hearthside.games.firestone.Picking;
import hearthside.games.firestone.Sending;
import hearthside.games.firestone.SettingOut;
import hearthside.games.firestone.TakingCard;
import hearthside.games.firestone.View;
import hearthside.games.firestone.Visiting;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Fire & Stone in words. Only areas where something can be seen are listed.
final class FireAndStoneTelling implements Telling {
    private static final List<String> COLOURS = List.of("Black", "Blue", "Red", "Yellow");

    @Override
    public String who(int seat) { return COLOURS.get(seat); }

    @Override
    public String board(Record record) {
        var view = (View) record;
        var text = new StringBuilder();
        for (int region = 1; region <= 3; region++) text.append(region(view, region)).append('\n');
        text.append("  hut tiles %d of 12   display %s (+%d)   VP cards %s%n".formatted(view.hutTiles(), names(view.display()), view.deck(),
                view.vpCards().isEmpty() ? "none" : view.vpCards()));
        if (view.cave() != null)
            text.append("  cave: ").append(name(view.cave())).append(view.caveFood() > 0 ? ", food " + view.caveFood() : "").append('\n');
        for (int seat = 0; seat < view.tribes().size(); seat++) text.append(tribe(view, seat)).append('\n');
        if (view.endCard() != null) text.append("  the end is near: %s has the end card%n".formatted(who(view.endCard().seat())));
        return text.toString();
    }

    private static String region(View view, int region) {
        var hidden = view.hidden().stream().filter(count -> count.in(region) > 0).map(count -> name(count.tile()) + " " + count.in(region))
                .collect(Collectors.joining(", "));
        var open = view.map().stream()
                .filter(place -> FireAndStoneEdition.HOUSE.map().get(place.area().ordinal()).region() == region
                        && (place.tile() != null || !place.huts().isEmpty()))
                .map(place -> name(place.area()) + ": " + (place.tile() == null ? "" : name(place.tile()))
                        + (place.huts().isEmpty() ? "" : " huts " + place.huts()))
                .collect(Collectors.joining("; "));
        return "  region %d   hidden: %s%n    %s".formatted(region, hidden.isEmpty() ? "nothing" : hidden,
                open.isEmpty() ? "nothing found yet" : open);
    }

    private String tribe(View view, int seat) {
        var own = view.tribes().get(seat);
        var stores = own.stores().stream().map(shelf -> shelf.plant() == null ? "-" : name(shelf.plant()) + " " + shelf.tiles())
                .collect(Collectors.joining(" / "));
        var animals = own.mat() == null ? String.valueOf(own.animals()) : own.mat().isEmpty() ? "none" : names(own.mat());
        var cards = own.inventions().stream().map(card -> name(card.invention()) + (card.vp() > 0 ? " (" + card.vp() + " VP)" : ""))
                .collect(Collectors.joining(", "));
        return "  %s %-6s at %s   points %d   food %d of %d   huts left %d   stores %s   animals %s%s%s".formatted(
                view.phase().seat() == seat ? ">" : " ", who(seat), names(own.scouts()), own.score().total(),
                own.food(), 2 + own.bags(), own.huts(), stores, animals, cards.isEmpty() ? "" : "   " + cards,
                own.task() == null ? "" : "   task " + name(own.task()));
    }

    @Override
    public String action(Object action) {
        return switch ((Action) action) {
            case Action.Choose(var invention) -> "choose " + name(invention);
            case Action.Move(int scout, var to) -> (scout == 0 ? "go to " : "second to ") + name(to);
            case Action.Pass _ -> "pass";
            case Action.TakeFood _ -> "take food";
            case Action.Look _ -> "look";
            case Action.Keep(var animal) -> "keep " + name(animal);
            case Action.Prepare(var animal) -> "prepare " + name(animal);
            case Action.Gather(var store) -> "gather into the %s store".formatted(name(store));
            case Action.Leave _ -> "leave it for food";
            case Action.TakeInvention(var invention) -> "invent " + name(invention);
            case Action.Cover(var invention) -> "VP card on " + name(invention);
            case Action.KeepTile _ -> "keep a tile";
            case Action.Build _ -> "build a hut";
            case Action.Send(var fire) -> "send to " + name(fire);
            case Action.Accept _ -> "take the extra food";
            case Action.Stay _ -> "stay";
            case Action.Join(var fire) -> "join at " + name(fire);
            case Action.Feed(int food) -> "feed " + food;
            case Action.Fall(var area) -> "come out at " + name(area);
            case Action.UseCave _ -> "use the cave";
            case Action.Sell(var store) -> "sell from the %s store".formatted(name(store));
            case Action.Buy(var plant, var store) -> "buy %s for the %s store".formatted(name(plant), name(store));
            case Action.Mark(var settlement) -> "stone to " + name(settlement);
            case Action.Offer(var store) -> "offer the %s store".formatted(name(store));
        };
    }

    @Override
    public String event(GameEvent event) {
        return switch ((Event) event) {
            case Event.InventionChosen(int seat, var invention) -> "%s begins with %s.".formatted(who(seat), name(invention));
            case Event.Moved(int seat, int _, var _, var to) -> "%s goes to %s.".formatted(who(seat), name(to));
            case Event.Revealed(int seat, var area, var tile) -> "%s turns up %s at %s.".formatted(who(seat), name(tile), name(area));
            case Event.TileRemoved(var area) -> "The tile at %s is removed.".formatted(name(area));
            case Event.StackPlaced(var area, int animals) -> "%d animals live at %s.".formatted(animals, name(area));
            case Event.Looked(int seat, var area, int count, var animals) -> animals.isEmpty()
                    ? "%s looks at %d animals at %s.".formatted(who(seat), count, name(area))
                    : "%s sees %s at %s.".formatted(who(seat), names(animals), name(area));
            case Event.Kept(int seat, var area, var animal) ->
                "%s takes %s from %s.".formatted(who(seat), animal == null ? "an animal" : name(animal), name(area));
            case Event.Prepared(int seat, var animal) -> "%s prepares %s.".formatted(who(seat), name(animal));
            case Event.FoodGained(int seat, int food, int lost) ->
                "%s gains %d food%s.".formatted(who(seat), food, lost == 0 ? "" : ", %d more is lost".formatted(lost));
            case Event.FoodPaid(int seat, int food) -> "%s pays %d food.".formatted(who(seat), food);
            case Event.BagsGained(int seat, int bags, int lost) ->
                "%s gains %d bags%s.".formatted(who(seat), bags, lost == 0 ? "" : ", %d more are lost".formatted(lost));
            case Event.VpGained(int seat, int vp) -> "%s gains %d VP.".formatted(who(seat), vp);
            case Event.Gathered(int seat, var plant, var store) ->
                "%s gathers %s into the %s store.".formatted(who(seat), name(plant), name(store));
            case Event.TileLeft(int seat, var area) -> "%s leaves the tile at %s.".formatted(who(seat), name(area));
            case Event.StoreEmptied(int seat, var store, var plant, int tiles) ->
                "%s discards %d of %s from the %s store.".formatted(who(seat), tiles, name(plant), name(store));
            case Event.TileKept(int seat, var store, var plant) ->
                "%s keeps %s in the %s store.".formatted(who(seat), name(plant), name(store));
            case Event.InventionTaken(int seat, var invention) -> "%s invents %s.".formatted(who(seat), name(invention));
            case Event.InventionTurnedUp(var invention) -> "%s comes on display.".formatted(name(invention));
            case Event.VpCardTaken(int seat, int vp, var covered) ->
                "%s puts a card of %d VP on %s.".formatted(who(seat), vp, name(covered));
            case Event.HutBuilt(int seat, var area, int paid) ->
                "%s builds a hut at %s%s.".formatted(who(seat), name(area), paid == 0 ? "" : " for %d food".formatted(paid));
            case Event.HutTileLaid(int space) -> "Hut tile %d lies on the track.".formatted(space);
            case Event.RegionOpened(int region) -> "Region %d is open!".formatted(region);
            case Event.SentToFire(int seat, int _, var _, var to) -> "%s's scout goes to the fire at %s.".formatted(who(seat), name(to));
            case Event.Stayed(int seat, int _, var area) -> "%s's scout stays at %s.".formatted(who(seat), name(area));
            case Event.ScoutJoined(int seat, var fire) -> "A second scout of %s starts at %s.".formatted(who(seat), name(fire));
            case Event.CaveOpened(var cave) -> "The cave is open: %s.".formatted(name(cave));
            case Event.Fell(int seat, int _, var _, var to) -> "%s falls and comes out at %s.".formatted(who(seat), name(to));
            case Event.StonePlaced(int seat, var area) ->
                "%s puts the stone on %s.".formatted(who(seat), area == null ? "the cave card" : name(area));
            case Event.StoneReturned(int seat) -> "%s gets the stone back.".formatted(who(seat));
            case Event.TileSold(int seat, var _, var plant) -> "%s gives a tile of %s.".formatted(who(seat), name(plant));
            case Event.Passed(int seat) -> "%s passes.".formatted(who(seat));
            case Event.EndTriggered(int seat) -> "%s brings the end: the others have two more turns.".formatted(who(seat));
            case Event.EndCardFlipped(int seat) -> "The last turn of %s.".formatted(who(seat));
            case Event.Ended(var tasks, var _) -> "The game is over. Tasks: " + IntStream.range(0, tasks.size())
                    .mapToObj(seat -> who(seat) + " " + name(tasks.get(seat))).collect(Collectors.joining(", ")) + ".";
        };
    }

    @Override
    public String question(Record record) {
        var view = (View) record;
        if (view.phase() instanceof Over) return "";
        return who(view.phase().seat()) + ", " + switch (view.phase()) {
            case Choosing _ -> "choose an invention to begin with.";
            case Moving _ -> "your turn! Where does a scout go?";
            case SettingOut _ -> "the new scout may go at once. Where to?";
            case Echoing _ -> "the echo calls: the scout goes on. Where to?";
            case Falling _ -> "the ground gives way. Where does the scout come out?";
            case Feeding _ -> "how much food does the bear get?";
            case Foraging _ -> "take food?";
            case Hunting _ -> "look at the animals? Then one must be kept.";
            case Picking _ -> "which animal do you keep?";
            case Cooking _ -> "what do you prepare?";
            case Gathering _ -> "take the tile, or leave it for food?";
            case TakingCard _ -> "which card do you take?";
            case Clearing _ -> "keep a tile of the full store?";
            case Accepting _ -> "take the extra food too?";
            case Building _,Extending _ -> "build a hut here?";
            case Joining _ -> "at which fire does your second scout start?";
            case Sending _ -> "to which fire does the scout go?";
            case Visiting _ -> "what do you do in the cave?";
            case Over _ -> "";
        };
    }

    private static String name(Enum<?> of) { return of.name().toLowerCase(Locale.ROOT).replace('_', ' '); }

    private static String names(Collection<? extends Enum<?>> all) {
        return all.stream().map(FireAndStoneTelling::name).collect(Collectors.joining(", "));
    }
}
