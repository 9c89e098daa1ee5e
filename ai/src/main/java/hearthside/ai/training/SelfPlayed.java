package hearthside.ai.training;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/// A game that the search played against itself: the decisions alone. The rest follows from the rules and the luck of its number, so that
/// whoever learns from it may look at anything.
public final class SelfPlayed {
    /// What was found at a decision.
    ///
    /// @param chosen which of the options was played
    /// @param tried  how often each option was tried; empty where the search did not think long enough to teach
    /// @param wins   the chance of each seat to win, as the search saw it; empty if it did not think at all
    public record Decision(int chosen, List<Integer> tried, List<Double> wins) {
        public Decision {
            tried = List.copyOf(tried);
            wins = List.copyOf(wins);
        }

        /// Where nothing was thought.
        Decision(int chosen) { this(chosen, List.of(), List.of()); }
    }

    /// Goes through a game again, from decision to decision.
    public interface Visitor<S, A> {
        /// @param state before the decision
        void decides(S state, int seat, List<A> options, Decision decision);

        void ended(S state);
    }

    private final long seed, number;
    private final List<Decision> decisions = new ArrayList<>();

    public SelfPlayed(long seed, long number) {
        this.seed = seed;
        this.number = number;
    }

    public long number() { return number; }

    public List<Decision> decisions() { return decisions; }

    void add(Decision decision) { decisions.add(decision); }

    /// What is drawn in this game, from its setup on.
    Chance.Seeded luck() { return new Chance.Seeded(new Chance.Seeded(seed * 0x9E3779B97F4A7C15L + number).nextLong()); }

    /// @param terms what the games are played by, in turn
    public <S extends Copyable<S>, A> void visit(Game<S, A> game, List<Terms> terms, Visitor<S, A> visitor) {
        var dealer = Dealer.silent(luck());
        var state = game.setup(terms.get((int) (number % terms.size())), dealer);
        int next = 0;
        for (var deciding = game.toAct(state); !deciding.isEmpty(); deciding = game.toAct(state)) {
            int seat = deciding.first();
            var options = game.options(state, seat);
            int chosen = 0;
            if (options.size() > 1) {
                if (next == decisions.size() || decisions.get(next).chosen >= options.size())
                    throw new BadInput("games", "Game %d does not go by these rules: play it again.".formatted(number));
                var decision = decisions.get(next++);
                visitor.decides(state, seat, options, decision);
                chosen = decision.chosen;
            }
            game.apply(state, seat, options.get(chosen), dealer);
        }
        visitor.ended(state);
    }

    /// A line: the number of the game, and for each decision what was chosen, how often which option was tried, and the chances in
    /// thousandths: `7 3 0;0:12,4:30;512,488`
    public String line() {
        var line = new StringBuilder().append(number);
        for (var decision : decisions) {
            line.append(' ').append(decision.chosen);
            if (decision.wins.isEmpty()) continue;
            line.append(';');
            for (int i = 0, before = 0; i < decision.tried.size(); i++)
                if (decision.tried.get(i) > 0) line.append(before++ > 0 ? "," : "").append(i).append(':').append(decision.tried.get(i));
            line.append(';');
            for (int seat = 0; seat < decision.wins.size(); seat++)
                line.append(seat > 0 ? "," : "").append(Math.round(1000 * decision.wins.get(seat)));
        }
        return line.toString();
    }

    public static SelfPlayed parse(long seed, String line) {
        try {
            var words = line.split(" ");
            var played = new SelfPlayed(seed, Long.parseLong(words[0]));
            for (var word : Arrays.copyOfRange(words, 1, words.length)) played.add(decision(word.split(";", -1)));
            return played;
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new BadInput("games", "\"%s\" is not a game.".formatted(line.length() > 60 ? line.substring(0, 60) + "…" : line));
        }
    }

    private static Decision decision(String[] parts) {
        int chosen = Integer.parseInt(parts[0]);
        if (parts.length < 3) return new Decision(chosen);
        var wins = Arrays.stream(parts[2].split(",")).map(each -> Integer.parseInt(each) / 1000.0).toList();
        if (parts[1].isEmpty()) return new Decision(chosen, List.of(), wins);
        var pairs = Arrays.stream(parts[1].split(",")).map(pair -> pair.split(":")).toList();
        var tried = new ArrayList<Integer>(Collections.nCopies(1 + Integer.parseInt(pairs.getLast()[0]), 0));
        for (var pair : pairs) tried.set(Integer.parseInt(pair[0]), Integer.parseInt(pair[1]));
        return new Decision(chosen, tried, wins);
    }
}
