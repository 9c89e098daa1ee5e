package hearthside.ai;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.games.firestone.Cave;
import hearthside.games.firestone.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/// Watches one game and remembers what each seat came to hold: cards, inventions, the cave it found. Afterwards a report can say how the
/// holders fared.
public final class Holdings implements Consumer<GameEvent> {

    /// What the events of a game say about who holds what.
    @FunctionalInterface
    interface Reading {
        /// @param before the event just before this one
        Optional<Held> of(GameEvent before, GameEvent event);
    }

    record Held(int seat, String thing) {}

    /// For games in which nothing is held that a report could be about.
    static final Reading NONE = (_, _) -> Optional.empty();

    private record Start() implements GameEvent {}

    private final Reading reading;
    private final List<Set<String>> held = new ArrayList<>();
    private GameEvent last = new Start();

    private Holdings(Reading reading, int seats) {
        this.reading = reading;
        for (int seat = 0; seat < seats; seat++) held.add(new TreeSet<>());
    }

    /// A fresh memory for one game; empty where a game has nothing to hold.
    public static Optional<Holdings> watching(Game<?, ?> game, int seats) {
        return reading(game).filter(reading -> !NONE.equals(reading)).map(reading -> new Holdings(reading, seats));
    }

    private static <S extends Copyable<S>, A> Optional<Reading> reading(Game<S, A> game) {
        return GamePlayers.of(game).map(GamePlayers::holdings);
    }

    static Optional<Held> fireAndStone(GameEvent before, GameEvent event) {
        return switch (event) {
            case hearthside.games.firestone.Event.InventionTaken(int seat, var invention) -> held(seat, invention);
            case hearthside.games.firestone.Event.InventionChosen(int seat, var invention) -> held(seat, invention);
            case hearthside.games.firestone.Event.CaveOpened(Cave cave) ->
                before instanceof hearthside.games.firestone.Event.Revealed(int seat, var _, Tile _) ? held(seat, cave) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Optional<Held> held(int seat, Enum<?> thing) {
        return Optional.of(new Held(seat, thing.name().toLowerCase(Locale.ROOT).replace('_', '-')));
    }

    static Optional<Held> cavemen(GameEvent before, GameEvent event) {
        return switch (event) {
            case hearthside.games.cavemen.Event.Invented(int seat, String card) when !card.equals("invention-fire") ->
                Optional.of(new Held(seat, card)); // Fire wins, whoever has it
            case hearthside.games.cavemen.Event.Explored(int seat, String card, int _) -> Optional.of(new Held(seat, card));
            default -> Optional.empty();
        };
    }

    static Optional<Held> stoneAge(GameEvent before, GameEvent event) {
        return event instanceof hearthside.games.stoneage.Event.Bought(int seat, var _, var card, var _)
                ? Optional.of(new Held(seat, card.id()))
                : Optional.empty();
    }

    @Override
    public void accept(GameEvent event) {
        reading.of(last, event).ifPresent(found -> held.get(found.seat()).add(found.thing()));
        last = event;
    }

    /// What a seat has held, each thing once.
    public Set<String> of(int seat) { return held.get(seat); }
}
