package hearthside.app.lens;

import hearthside.core.Copyable;
import hearthside.core.Edition;
import hearthside.core.Game;
import java.util.ArrayList;
import java.util.List;

/// One game, with one edition, as fixed numbers. Seats and options change neither the length of the vector nor the index.
public final class Lens<S extends Copyable<S>, A> {
    private static final int HEAD = 2; // who looks, and how many seats there are

    private final ActionIndex<A> index;
    private final Fields view;

    private Lens(ActionIndex<A> index, Fields view) {
        this.index = index;
        this.view = view;
    }

    public static <S extends Copyable<S>, A> Lens<S, A> of(Game<S, A> game, Edition edition) {
        var facts = HouseFacts.of(game.info().id());
        var pieces = new Pieces((Record) edition, facts.unlisted());
        return new Lens<>(new ActionIndex<>(game.info().actions(), facts, pieces),
                new Shaping(facts, pieces).record("", game.info().position(), ""));
    }

    public ActionIndex<A> index() { return index; }

    /// The length of the vector.
    public int size() { return HEAD + view.size(); }

    /// What a viewer sees as numbers.
    public int[] vector(Record seen, int viewer, int seats) {
        var vector = new int[size()];
        vector[0] = viewer;
        vector[1] = seats;
        view.write(seen, vector, HEAD);
        return vector;
    }

    /// What stands at each place.
    public List<Slot> slots() {
        var slots = new ArrayList<>(List.of(new Slot("viewer", 0, 1, null), new Slot("seats", 1, 1, null)));
        view.tell("", HEAD, slots);
        return List.copyOf(slots);
    }
}
