package hearthside.app.engine;

import hearthside.app.lens.Lens;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// Many games of one kind side by side, told as numbers: for programs that learn. They have no journal and nothing is taken back.
final class EngineBatch<S extends Copyable<S>, A> {
    static final int MOST = 10_000;

    /// How a game of the batch ended.
    record Ended(int game, List<Integer> points, List<Integer> places, List<Integer> winners) {}

    /// One of the games.
    private static final class Table<S, A> {
        final S state;
        final Dealer dealer;
        final int seat; // who is to act; -1 when it is over
        final List<A> options; // what that seat may do; those that have a number, in the order of the rules
        final int[] numbers; // the number of each

        Table(S state, Dealer dealer, int seat, List<A> options, int[] numbers) {
            this.state = state;
            this.dealer = dealer;
            this.seat = seat;
            this.options = options;
            this.numbers = numbers;
        }
    }

    private final Game<S, A> game;
    private final Terms terms;
    private final Lens<S, A> lens;
    private final boolean views, again;
    private final List<Table<S, A>> tables = new ArrayList<>();

    private EngineBatch(Game<S, A> game, Terms terms, boolean views, boolean again) {
        this.game = game;
        this.terms = terms;
        this.lens = Lens.of(game, terms.edition());
        this.views = views;
        this.again = again;
    }

    static <S extends Copyable<S>, A> EngineBatch<S, A> begin(Game<S, A> game, Terms terms, JsonNode request) {
        int games = Engine.integer(request, "games", 1);
        if (games < 0 || games > MOST) throw new BadInput("games", "A batch has 0 to %d games.".formatted(MOST));
        var batch = new EngineBatch<>(game, terms, isOn(request, "views"), isOn(request, "again"));
        long seed = Engine.seed(request);
        for (int i = 0; i < games; i++) batch.tables.add(batch.open(Dealer.silent(new Chance.Seeded(seed + i))));
        return batch;
    }

    static boolean isOn(JsonNode request, String field) {
        if (!request.has(field)) return false;
        if (!request.path(field).isBoolean()) throw new BadInput(field, "Here should be true or false.");
        return request.path(field).booleanValue();
    }

    private Table<S, A> open(Dealer dealer) { return table(game.setup(terms, dealer), dealer); }

    private Table<S, A> table(S state, Dealer dealer) {
        var toAct = game.toAct(state);
        if (toAct.isEmpty()) return new Table<>(state, dealer, -1, List.of(), new int[0]);
        int seat = toAct.first();
        var options = game.options(state, seat);
        var numbers = new int[options.size()];
        int numbered = 0;
        var kept = new ArrayList<A>(options.size());
        for (var option : options) {
            int number = lens.index().number(option);
            if (number < 0) continue;
            numbers[numbered++] = number;
            kept.add(option);
        }
        return new Table<>(state, dealer, seat, kept, numbered == numbers.length ? numbers : Arrays.copyOf(numbers, numbered));
    }

    /// Plays one action in each game, or in none where one of them cannot be played.
    void step(JsonNode actions, Map<String, Object> answer) {
        if (!actions.isArray())
            throw new BadInput("actions", "%s one whole number for each of the %d games, in brackets."
                    .formatted(actions.isMissingNode() ? "This field is missing; it holds" : "Here should be", tables.size()));
        if (actions.size() != tables.size())
            throw new BadInput("actions", "There are %d games, so here should be a list of %d numbers.".formatted(tables.size(),
                    tables.size()));
        var chosen = new int[tables.size()];
        for (int i = 0; i < chosen.length; i++) chosen[i] = choice(i, actions.get(i));
        var ended = new ArrayList<Ended>();
        for (int i = 0; i < chosen.length; i++) {
            var table = tables.get(i);
            if (table.seat < 0 && again) tables.set(i, open(table.dealer));
            else if (chosen[i] >= 0) play(i, table, table.options.get(chosen[i]), ended);
        }
        tell(answer, ended);
    }

    /// Which of the options is meant; -1 for none.
    private int choice(int i, JsonNode action) {
        var field = "actions[%d]".formatted(i);
        int number = Engine.inside(field, () -> Json.readInt(action));
        var table = tables.get(i);
        if (number == -1 || table.seat < 0 && again) return -1;
        for (int option = 0; option < table.numbers.length; option++) if (table.numbers[option] == number) return option;
        throw new BadInput(field, table.seat < 0
                ? "Game %d is over; -1 leaves it alone.".formatted(i)
                : "Action %d is not an option of seat %d now.".formatted(number, table.seat));
    }

    private void play(int i, Table<S, A> table, A action, List<Ended> ended) {
        game.apply(table.state, table.seat, action, table.dealer);
        var next = table(table.state, table.dealer);
        tables.set(i, next);
        if (next.seat >= 0) return;
        var result = game.result(next.state);
        ended.add(new Ended(i, result.points(), result.places(), result.winners()));
    }

    void tell(Map<String, Object> answer, List<Ended> ended) {
        answer.put("seat", tables.stream().mapToInt(table -> table.seat).toArray());
        answer.put("options", tables.stream().map(table -> table.numbers).toList());
        if (views) answer.put("views", tables.stream().map(table -> vector(table.state, table.seat)).toList());
        answer.put("ended", ended);
    }

    private int[] vector(S state, int viewer) { return lens.vector(game.view(state, viewer), viewer, terms.seats()); }

    /// What another seat sees in one of the games.
    void observe(JsonNode request, Map<String, Object> answer) {
        int i = Engine.integer(request, "game", 0), viewer = Engine.integer(request, "seat", Game.SPECTATOR);
        if (i < 0 || i >= tables.size()) throw new BadInput("game", "Games are 0 to %d.".formatted(tables.size() - 1));
        if (viewer < Game.SPECTATOR || viewer >= terms.seats())
            throw new BadInput("seat", "Seats are 0 to %d; -1 is a spectator.".formatted(terms.seats() - 1));
        answer.put("view", vector(tables.get(i).state, viewer));
    }

    /// The fixed numbers of a game.
    static <S extends Copyable<S>, A> void layout(Game<S, A> game, Edition edition, boolean whole, Map<String, Object> answer) {
        var lens = Lens.of(game, edition);
        answer.put("game", game.info().id());
        answer.put("actions", lens.index().size());
        answer.put("index", lens.index().blocks());
        answer.put("view", lens.size());
        answer.put("slots", lens.slots().stream().map(slot -> {
            var told = new LinkedHashMap<String, Object>();
            told.put("path", slot.path());
            told.put("at", slot.at());
            told.put("count", slot.count());
            if (slot.values() != null) told.put("values", slot.values());
            return told;
        }).toList());
        if (whole) answer.put("all", lens.index().actions());
    }
}
