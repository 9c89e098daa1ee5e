package hearthside.testkit;

import hearthside.core.Copyable;
import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.wire.Editions;
import hearthside.wire.Journal;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Throws extreme numbers at every number of a position, an edition and a journal. Whatever comes of it is a sentence, or a game that can
/// be played on: never an error, never a sum that has run over.
public final class Extremes<S extends Copyable<S>, A> {
    private static final long[] NUMBERS = {Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1_000_001, -1000, -1, 0, 1, 255, 65_536, 1_000_000,
            1_000_001, Integer.MAX_VALUE / 2 + 1, Integer.MAX_VALUE - 1, Integer.MAX_VALUE, Integer.MAX_VALUE + 1L, Long.MIN_VALUE};
    private static final int TRIED = 4; // of the numbers, so many for each field
    private static final int PLAYED_ON = 30; // decisions

    private final Game<S, A> game;
    private final Consumer<S> audit;
    private final Chance chance;
    private int accepted, refused;

    /// @param audit what must be true of every state, as for the [Laws]
    public Extremes(Game<S, A> game, Consumer<S> audit, long seed) {
        this.game = game;
        this.audit = audit;
        chance = new Chance.Seeded(seed);
    }

    public int accepted() { return accepted; }

    public int refused() { return refused; }

    /// Plays a random game and tries the numbers of about one position in `every`.
    public void positions(Terms terms, int every) {
        var match = new Match<>(game, terms, new Chance.Seeded(chance.below(Integer.MAX_VALUE)));
        while (!match.isOver()) {
            if (chance.below(every) == 0) position(terms, match.view(Game.REFEREE));
            playAny(match);
        }
        position(terms, match.view(Game.REFEREE));
    }

    /// Tries every number of one position, and all numbers of a part at once. What is taken can be gone on from by each option.
    public void everyNumber(Terms terms, Record position) {
        EveryNumber.of(position, changed -> {
            try {
                var told = Json.read(game.info().position(), changed.tree());
                var match = new Match<>(game, terms, told, new Chance.Seeded(1));
                must(match.view(Game.REFEREE).equals(told), "an accepted position gives itself back");
                lawful(match);
                for (int seat : match.toAct().list())
                    for (var option : match.options(seat)) {
                        var next = match.fork();
                        next.play(seat, option);
                        lawful(next);
                    }
                accepted++;
            } catch (BadInput e) {
                refused++;
                Sentences.check(e.sentence());
            }
        });
    }

    private void position(Terms terms, Record position) {
        var tree = Json.tree(position);
        each(tree, "", changed -> {
            var told = Json.read(game.info().position(), tree);
            goOn(new Match<>(game, terms, told, new Chance.Seeded(chance.below(1000))), told);
        });
    }

    /// Tries the numbers of an edition, and plays with those that are taken.
    public void editions(int seats, Edition edition) {
        var tree = Json.tree(edition);
        each(tree, "", changed -> {
            var terms = game.info().terms(seats, java.util.Map.of(), Editions.read(game, tree));
            var match = new Match<>(game, terms, new Chance.Seeded(chance.below(1000)));
            goOn(match, match.view(Game.REFEREE));
        });
    }

    /// Tries the numbers of a journal.
    public void journals(Terms terms) {
        var match = new Match<>(game, terms, new Chance.Seeded(chance.below(Integer.MAX_VALUE)));
        for (int i = 0; i < PLAYED_ON && !match.isOver(); i++) playAny(match);
        var lines = new ArrayList<JsonNode>();
        for (var line : Journal.of(match).toLines()) lines.add(Json.tree(line));
        for (var line : lines) each(line, "", changed -> {
            var again = Journal.read(List.of(game), lines, "line %d", 1).replay(game, new Chance.Seeded(0));
            must(game.restore(terms, again.view(Game.REFEREE)) != null, "a replayed journal gives a position");
        });
    }

    /// Puts extreme numbers in the place of each number, one after the other.
    private void each(JsonNode tree, String path, Consumer<String> reading) {
        switch (tree) {
            case ObjectNode object -> {
                for (var name : List.copyOf(object.propertyNames()))
                    place(object.get(name), path + "." + name, number -> object.set(name, number), reading);
            }
            case ArrayNode list -> {
                for (int i = 0; i < list.size(); i++) {
                    int index = i;
                    place(list.get(i), path + "[" + i + "]", number -> list.set(index, number), reading);
                }
            }
            default -> {}
        }
    }

    private void place(JsonNode value, String path, Consumer<JsonNode> put, Consumer<String> reading) {
        if (!value.isNumber()) {
            each(value, path, reading);
            return;
        }
        for (int i = 0; i < TRIED; i++) {
            long number = NUMBERS[chance.below(NUMBERS.length)];
            put.accept(JsonNodeFactory.instance.numberNode(number));
            attempt(path + " = " + number, reading);
        }
        put.accept(value);
    }

    private void attempt(String what, Consumer<String> reading) {
        try {
            reading.accept(what);
            accepted++;
        } catch (BadInput e) {
            refused++;
            Sentences.check(e.sentence());
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("%s, %s: %s".formatted(game.info().id(), what, e), e);
        }
    }

    /// What is accepted is told back as it was, can be played on, and can be read again at every step.
    private void goOn(Match<S, A> match, Record told) {
        must(match.view(Game.REFEREE).equals(told), "an accepted position gives itself back");
        for (int i = 0; i < PLAYED_ON && !match.isOver(); i++) {
            lawful(match);
            playAny(match);
        }
        lawful(match);
    }

    private void lawful(Match<S, A> match) {
        var position = match.view(Game.REFEREE);
        try {
            var again = game.restore(match.terms(), position);
            audit.accept(again);
            must(game.view(again, Game.REFEREE).equals(position), "what is played on from an accepted position is a position");
            must(match.result().equals(game.result(again)), "a position gives the result back");
        } catch (BadInput e) {
            throw new AssertionError("an accepted position leads to one that is refused: " + e.text(), e);
        }
    }

    private void playAny(Match<S, A> match) {
        int seat = match.toAct().list().get(chance.below(match.toAct().list().size()));
        var options = match.options(seat);
        must(!options.isEmpty(), "whoever must act can act");
        match.play(seat, options.get(chance.below(options.size())));
    }

    private static void must(boolean holds, String law) {
        if (!holds) throw new AssertionError("broken law: " + law);
    }
}
