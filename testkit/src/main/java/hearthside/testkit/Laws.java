package hearthside.testkit;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.Refusal;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/// What must hold of every game, checked along random games. The pieces are counted in the live state, which nothing but the rules has
/// touched, at every decision. What takes longer (saving and loading, imagined worlds, refusals) is looked at in a sample of the decisions,
/// another one at each table; with `-Dhearthside.all=true` at every one.
public final class Laws<S extends Copyable<S>, A> {
    private static final int LONGEST = 20_000;
    private static final int MOST_OPTIONS = 200;
    private static final int SAMPLE = Boolean.getBoolean("hearthside.all") ? 1 : 25; // one decision in so many is looked at closely
    private static final int TRIED = 8; // of many options, so many are applied at each decision

    private final Game<S, A> game;
    private final Consumer<S> audit;
    private final Set<String> varied = new TreeSet<>();
    private final List<A> harvest = new ArrayList<>();
    private final Set<A> harvested = new HashSet<>();
    private final Set<Class<?>> met = new HashSet<>(); // events
    private int decisions;

    /// @param audit what must be true of every state: pieces are conserved
    public Laws(Game<S, A> game, Consumer<S> audit) {
        this.game = game;
        this.audit = audit;
    }

    public int decisions() { return decisions; }

    /// The parts of the position that ever differed between the real world and one that some seat imagined: the secrets.
    public Set<String> varied() { return varied; }

    /// Plays one random game and checks every law at every decision. The seed is in the message of a broken law.
    public void check(Terms terms, long seed) {
        try {
            new OneGame(terms, seed).play();
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError("%s, %d seats, options %s, seed %d: %s".formatted(game.info().id(), terms.seats(), terms.options(),
                    seed, e.getMessage()), e);
        }
    }

    private final class OneGame {
        final Terms terms;
        final long seed;
        final Chance.Seeded chance;
        final Match<S, A> match;
        final Dealer dealer;
        final S s; // live: it plays the same game beside the match, by the rules alone

        OneGame(Terms terms, long seed) {
            this.terms = terms;
            this.seed = seed;
            chance = new Chance.Seeded(seed);
            match = new Match<>(game, terms, new Chance.Seeded(seed));
            dealer = Dealer.silent(new Chance.Seeded(seed));
            s = game.setup(terms, dealer);
        }

        void play() {
            for (int step = 0; !match.isOver(); step++) {
                must(step < LONGEST, "the game ends");
                audit.accept(s);
                boolean close = (step + seed) % SAMPLE == 0;
                if (close) lookClosely();
                int seat = match.toAct().list().get(chance.below(match.toAct().list().size()));
                var options = match.options(seat);
                must(!options.isEmpty(), "whoever must act can act");
                var action = options.get(chance.below(options.size()));
                game.apply(s, seat, action, dealer);
                for (var event : match.play(seat, action)) if (met.add(event.getClass()) || close) checkEvent(event);
                decisions++;
            }
            audit.accept(s);
            checkFacts();
            checkPosition();
            checkReplay();
        }

        void lookClosely() {
            must(game.view(s, Game.REFEREE).equals(match.view(Game.REFEREE)),
                    "the same decisions and the same luck lead to the same state");
            for (int seat : match.toAct().list()) checkOptions(seat);
            checkWorlds();
            checkFacts();
            checkPosition();
            checkRefusals();
        }

        /// Whoever has a view can be told what the rules say about it, and no more than that follows from it.
        void checkFacts() {
            for (int viewer = Game.REFEREE; viewer < terms.seats(); viewer++) {
                var view = match.view(viewer);
                var facts = game.facts(terms, view, viewer);
                if (facts == null) continue;
                must(Json.read(facts.getClass(), Json.write(facts)).equals(facts), "facts survive JSON");
                must(facts.equals(game.facts(terms, Json.read(game.info().position(), Json.write(view)), viewer)),
                        "facts follow from view and terms alone");
            }
        }

        void checkOptions(int seat) {
            var options = match.options(seat);
            must(!options.isEmpty(), "whoever must act can act");
            must(options.size() <= MOST_OPTIONS, "no decision has more than " + MOST_OPTIONS + " options");
            must(new HashSet<>(options).size() == options.size(), "no option is offered twice");
            var before = match.view(Game.REFEREE);
            must(options.equals(match.options(seat)), "options are stable");
            must(before.equals(match.view(Game.REFEREE)), "looking at options changes nothing");
            for (int i = 0; i < options.size(); i += Math.max(1, options.size() / TRIED)) {
                var action = options.get(i);
                must(Json.read(game.info().actions(), Json.write(action)).equals(action), "actions survive JSON");
                var copy = s.copy();
                game.apply(copy, seat, action, Dealer.silent(new Chance.Seeded(seed + i)));
                must(game.view(s, Game.REFEREE).equals(before), "playing on a copy leaves the original alone");
                if (harvested.add(action)) harvest.add(action);
            }
        }

        void checkWorlds() {
            var real = match.view(Game.REFEREE);
            for (int seat = 0; seat < terms.seats(); seat++) {
                var world = match.imagine(seat, new Chance.Seeded(seed * 31 + decisions));
                must(game.view(world, seat).equals(match.view(seat)), "an imagined world looks the same to its dreamer");
                must(Objects.equals(game.facts(terms, game.view(world, seat), seat), game.facts(terms, match.view(seat), seat)),
                        "facts tell nothing that a seat cannot know");
                must(game.toAct(world).equals(match.toAct()), "whose turn it is is no secret");
                if (match.toAct().contains(seat))
                    must(game.options(world, seat).equals(match.options(seat)), "options depend only on what one knows");
                compare("", Json.tree(real), Json.tree(game.view(world, Game.REFEREE)));
            }
        }

        void checkPosition() {
            var position = match.view(Game.REFEREE);
            must(Json.read(game.info().position(), Json.write(position)).equals(position), "views survive JSON");
            var again = game.restore(terms, position);
            must(game.view(again, Game.REFEREE).equals(position), "a position gives the state back");
            for (int viewer = Game.SPECTATOR; viewer < terms.seats(); viewer++) {
                var seen = match.view(viewer);
                must(game.view(again, viewer).equals(seen), "a restored state looks the same to everybody");
                must(Json.read(game.info().position(), Json.write(seen)).equals(seen), "views survive JSON");
            }
            for (int seat : match.toAct().list()) {
                var options = match.options(seat);
                must(game.options(again, seat).equals(options), "a restored state offers the same");
                var action = options.get(chance.below(options.size()));
                var one = match.imagine(seat, new Chance.Seeded(7));
                var two = game.restore(terms, game.view(one, Game.REFEREE));
                game.apply(one, seat, action, Dealer.silent(new Chance.Seeded(seed)));
                game.apply(two, seat, action, Dealer.silent(new Chance.Seeded(seed)));
                must(game.view(one, Game.REFEREE).equals(game.view(two, Game.REFEREE)), "a restored state goes on the same way");
            }
            var opened = Json.read(Position.class, Json.write(Position.of(match))).open(List.of(game), new Chance.Seeded(1));
            must(opened.view(Game.REFEREE).equals(position), "a saved position gives the match back");
        }

        /// A refusal is empty exactly for the options; tried with actions that were options at other moments.
        void checkRefusals() {
            for (int seat = 0; seat < terms.seats(); seat++) {
                var options = new HashSet<>(match.options(seat));
                for (var option : options) must(match.whyNot(seat, option).isEmpty(), "no rule forbids an option");
                for (int i = 0; i < Math.min(TRIED, harvest.size()); i++) {
                    var action = harvest.get(chance.below(harvest.size()));
                    must(match.whyNot(seat, action).isEmpty() == options.contains(action),
                            "whyNot is empty exactly for the options: seat " + seat + ", " + action);
                    match.whyNot(seat, action).ifPresent(this::checkRefusal);
                }
            }
        }

        void checkRefusal(Refusal refusal) {
            must(refusal.rule().matches("[A-Z]{2}-V?\\d+") && !refusal.text().contains("{"), "a refusal names its rule: " + refusal);
            Sentences.check(refusal.text());
        }

        void checkEvent(GameEvent event) {
            var family = Arrays.stream(event.getClass().getInterfaces()).filter(Class::isSealed).findFirst()
                    .orElseThrow(() -> new AssertionError("events belong to a sealed family"));
            for (int viewer = Game.REFEREE; viewer < terms.seats(); viewer++) {
                var seen = event.seenBy(viewer);
                must(Json.read(family, Json.write(seen)).equals(seen), "events survive JSON");
            }
            must(event.seenBy(Game.REFEREE).equals(event), "the referee sees every event whole");
        }

        void checkReplay() {
            var again = Match.replay(game, terms, match.journal(), new Chance.Seeded(0));
            must(again.view(Game.REFEREE).equals(match.view(Game.REFEREE)), "replaying the journal gives the same end");
            must(again.result().equals(match.result()), "replaying the journal gives the same result");
        }
    }

    private void compare(String path, JsonNode real, JsonNode imagined) {
        if (real.equals(imagined)) return;
        if (real.isObject() && imagined.isObject()) {
            for (var name : real.propertyNames()) compare(path.isEmpty() ? name : path + "." + name, real.get(name), imagined.path(name));
        } else if (real.isArray() && imagined.isArray() && real.size() == imagined.size()) {
            for (int i = 0; i < real.size(); i++) compare(path + "[]", real.get(i), imagined.get(i));
        } else {
            varied.add(path);
        }
    }

    private static void must(boolean holds, String law) {
        if (!holds) throw new AssertionError("broken law: " + law);
    }
}
