package hearthside.games.myfirststoneage;

import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Listing;
import java.util.List;
import java.util.Optional;

/// MF-V1: remembering is what the players do. Neither a hint nor a second telling remembers more for them than their help shows.
final class Remembering {
    private Remembering() {}

    /// Trees that are face down and not shown to this seat become trees that nobody has seen; so the mammoth has nothing to whisper.
    static State shown(State s, int seat) {
        var view = View.of(s, seat);
        var shown = s.copy();
        for (int tree = 0; tree < shown.forest.places(); tree++) if (view.forest().get(tree).face() == null) shown.forest.forget(tree);
        return shown;
    }

    /// Once the forest has closed (MF-85), nothing from before is told again. When the game is over, all is told.
    static Optional<Game.Retold> retell(State now, State then, List<GameEvent> events, int viewer) {
        boolean over = now.phase instanceof Over;
        if (!over && then.resets != now.resets) return Optional.empty();
        var past = View.of(then, viewer);
        var present = View.of(now, viewer);
        boolean closing = events.stream().anyMatch(event -> event instanceof Event.ForestClosed || event instanceof Event.ForestMixed);
        return Optional.of(new Game.Retold(over ? past : dimmed(past, present),
                events.stream().filter(event -> over || isStillShown(event, present, closing)).map(event -> seen(event, over, viewer))
                        .toList()));
    }

    /// Of the past no more than of the present: no tree, no whisper and no swap that is not shown now.
    private static View dimmed(View past, View present) {
        var phase = past.phase() instanceof Flipping(int seat, int _) && !past.phase().equals(present.phase())
                ? Flipping.turn(seat)
                : past.phase();
        var forest = Listing.of(past.forest().size(), tree -> dimmed(past.forest().get(tree), present.forest().get(tree)));
        var swap = past.lastSwap().equals(present.lastSwap()) ? past.lastSwap() : List.<Integer>of();
        return new View(phase, past.loop(), past.friendlyDogs(), past.start(), forest, swap, past.land(), past.post(), past.dogs(),
                past.piles(), past.settlements(), past.resets());
    }

    private static View.Tree dimmed(View.Tree past, View.Tree present) {
        if (past.up()) return past; // it is up still: only a closing forest turns a tree down
        return new View.Tree(past.face() == present.face() ? past.face() : null, false, past.seen() && present.seen());
    }

    /// @param closing whether the forest closed with this decision: then the tree that was turned up is down again, and how the figure
    ///                moved would tell what it was
    private static boolean isStillShown(GameEvent event, View present, boolean closing) {
        return switch ((Event) event) {
            case Event.Flipped _,Event.Walked _,Event.Jumped _ -> !closing;
            case Event.Swapped(int _, int a, int b) -> present.lastSwap().equals(List.of(a, b));
            case Event.Gathered _,Event.FoundNothing _,Event.GotDog _,Event.DogCalled _,Event.DogLeft _,Event.Traded _,Event.Built _ ->
                true;
            case Event.BuiltNothing _,Event.HutTurnedUp _,Event.ForestClosed _,Event.ForestMixed _,Event.MammothWalked _ ->
                true;
            case Event.Whispered _,Event.Ended _ ->
                true;
        };
    }

    private static GameEvent seen(GameEvent event, boolean over, int viewer) {
        return event.seenBy(event instanceof Event.Whispered && !over ? Game.SPECTATOR : viewer);
    }
}
