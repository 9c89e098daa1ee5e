package hearthside.ai;

import hearthside.core.Copyable;
import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.games.cavemen.CavemenEdition;
import hearthside.games.fireaxe.FireAndAxeEdition;
import hearthside.games.firestone.Cave;
import hearthside.games.firestone.FireAndStoneEdition;
import hearthside.games.firestone.Tile;
import hearthside.games.myfirststoneage.Hut;
import hearthside.games.myfirststoneage.MyFirstStoneAgeEdition;
import hearthside.games.stoneage.StoneAgeEdition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/// Watches one game and remembers what each seat came to hold: cards, inventions, buildings, places it settled. Afterwards a report can
/// say how the holders fared.
public final class Holdings implements Consumer<GameEvent> {

    /// What the events of a game say about who holds what.
    interface Reading {
        /// @param before the event just before this one
        Optional<Held> of(GameEvent before, GameEvent event);

        /// All that can come to be held with this edition.
        List<String> things(Edition edition);
    }

    record Held(int seat, String thing) {}

    private record Start() implements GameEvent {}

    private final Reading reading;
    private final List<Set<String>> held = new ArrayList<>();
    private GameEvent last = new Start();

    private Holdings(Reading reading, int seats) {
        this.reading = reading;
        for (int seat = 0; seat < seats; seat++) held.add(new TreeSet<>());
    }

    /// A fresh memory for one game; empty where nobody has said what can be held.
    public static Optional<Holdings> watching(Game<?, ?> game, int seats) {
        return reading(game).map(reading -> new Holdings(reading, seats));
    }

    /// All that can come to be held with this edition.
    public static List<String> things(Game<?, ?> game, Edition edition) {
        return reading(game).map(reading -> reading.things(edition)).orElse(List.of());
    }

    private static <S extends Copyable<S>, A> Optional<Reading> reading(Game<S, A> game) {
        return GamePlayers.of(game).map(GamePlayers::holdings);
    }

    private static Optional<Held> held(int seat, String thing) { return Optional.of(new Held(seat, thing)); }

    private static String named(Enum<?> thing) { return thing.name().toLowerCase(Locale.ROOT).replace('_', '-'); }

    /// Huts.
    record MyFirstStoneAge() implements Reading {
        @Override
        public Optional<Held> of(GameEvent before, GameEvent event) {
            return event instanceof hearthside.games.myfirststoneage.Event.Built(int seat, int _, Hut hut, var _, int _)
                    ? held(seat, hut.id())
                    : Optional.empty();
        }

        @Override
        public List<String> things(Edition edition) {
            return ((MyFirstStoneAgeEdition) edition).huts().stream().map(Hut::id).toList();
        }
    }

    /// Cards and buildings.
    ///
    /// @param alone whether one player has all tribes
    record StoneAge(boolean alone) implements Reading {
        @Override
        public Optional<Held> of(GameEvent before, GameEvent event) {
            return switch (event) {
                case hearthside.games.stoneage.Event.Bought(int tribe, var _, var card, var _) -> held(alone ? 0 : tribe, card.id());
                case hearthside.games.stoneage.Event.Built(int tribe, var _, var tile, var _, int _) -> held(alone ? 0 : tribe, tile.id());
                default -> Optional.empty();
            };
        }

        @Override
        public List<String> things(Edition edition) {
            var box = (StoneAgeEdition) edition;
            var things = new ArrayList<String>();
            box.cards().forEach(card -> things.add(card.id()));
            box.tiles().forEach(tile -> things.add(tile.id()));
            return things;
        }
    }

    /// Cavemen, beasts, caves and inventions; not Fire, for whoever has it wins.
    record Cavemen() implements Reading {
        @Override
        public Optional<Held> of(GameEvent before, GameEvent event) {
            return switch (event) {
                case hearthside.games.cavemen.Event.Invented(int seat, String card) when !card.equals("invention-fire") -> held(seat, card);
                case hearthside.games.cavemen.Event.Explored(int seat, String card, int _) -> held(seat, card);
                case hearthside.games.cavemen.Event.Recruited(int seat, String card, var _, int _) -> held(seat, card);
                case hearthside.games.cavemen.Event.Hunted(int seat, String card, int _, int _) -> held(seat, card);
                default -> Optional.empty();
            };
        }

        @Override
        public List<String> things(Edition edition) {
            var box = (CavemenEdition) edition;
            var things = new ArrayList<String>();
            box.cavemen().forEach(card -> things.add(card.id()));
            box.beasts().forEach(card -> things.add(card.id()));
            box.caves().forEach(card -> things.add(card.id()));
            box.inventions().forEach(card -> things.add(card.id()));
            return things;
        }
    }

    /// Inventions, the cave that was found, and areas with a hut.
    record FireAndStone() implements Reading {
        @Override
        public Optional<Held> of(GameEvent before, GameEvent event) {
            return switch (event) {
                case hearthside.games.firestone.Event.InventionTaken(int seat, var invention) -> held(seat, named(invention));
                case hearthside.games.firestone.Event.InventionChosen(int seat, var invention) -> held(seat, named(invention));
                case hearthside.games.firestone.Event.HutBuilt(int seat, var area, int _) -> held(seat, named(area));
                case hearthside.games.firestone.Event.CaveOpened(Cave cave) ->
                    before instanceof hearthside.games.firestone.Event.Revealed(int seat, var _, Tile _)
                            ? held(seat, named(cave))
                            : Optional.empty();
                default -> Optional.empty();
            };
        }

        @Override
        public List<String> things(Edition edition) {
            var box = (FireAndStoneEdition) edition;
            var things = new ArrayList<String>();
            box.inventions().stream().filter(each -> each.count() > 0).forEach(each -> things.add(named(each.invention())));
            box.map().stream().filter(land -> !land.hearth()).forEach(land -> things.add(named(land.area())));
            return things;
        }
    }

    /// Sagas, and ports that were taken or settled.
    record FireAndAxe() implements Reading {
        @Override
        public Optional<Held> of(GameEvent before, GameEvent event) {
            return switch (event) {
                case hearthside.games.fireaxe.Event.SagaCompleted(int seat, var saga) -> held(seat, saga.id());
                case hearthside.games.fireaxe.Event.TownTaken(int seat, String port, int _) -> held(seat, port);
                case hearthside.games.fireaxe.Event.Founded(int seat, String port, int _) -> held(seat, port);
                default -> Optional.empty();
            };
        }

        @Override
        public List<String> things(Edition edition) {
            var box = (FireAndAxeEdition) edition;
            var things = new ArrayList<String>();
            box.sagas().forEach(saga -> things.add(saga.id()));
            box.ports().stream().filter(port -> !port.isHome()).forEach(port -> things.add(port.id()));
            return things;
        }
    }

    @Override
    public void accept(GameEvent event) {
        reading.of(last, event).ifPresent(found -> held.get(found.seat()).add(found.thing()));
        last = event;
    }

    /// What a seat has held, each thing once.
    public Set<String> of(int seat) { return held.get(seat); }
}
