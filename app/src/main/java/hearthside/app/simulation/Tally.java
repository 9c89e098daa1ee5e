package hearthside.app.simulation;

import hearthside.ai.Simulation;
import hearthside.ai.arena.Share;
import hearthside.core.Terms;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Adds up the games of a simulation.
final class Tally {
    private final String game;
    private final Terms terms;
    private final List<String> bots;
    private final boolean rotated;
    private final double[] wins, points, winsInTurn, pointsInTurn;
    private final List<Integer> lengths = new ArrayList<>();
    private final long start = cpu();
    private long decisions, rounds;
    private int won;

    Tally(String game, Terms terms, List<String> bots, boolean rotated) {
        this.game = game;
        this.terms = terms;
        this.bots = bots;
        this.rotated = rotated;
        wins = new double[terms.seats()];
        points = new double[terms.seats()];
        winsInTurn = new double[terms.seats()];
        pointsInTurn = new double[terms.seats()];
    }

    int games() { return lengths.size(); }

    /// A shared win counts as a part for each. Rotated bots are counted by where they first sat, so that each line is one bot.
    void add(Simulation.Outcome outcome) {
        var result = outcome.result();
        if (!result.winners().isEmpty()) won++;
        for (int seat = 0; seat < terms.seats(); seat++) {
            int line = Math.floorMod(seat - outcome.shift(), terms.seats()), turn = Math.floorMod(seat - outcome.first(), terms.seats());
            double won = result.winners().contains(seat) ? 1.0 / result.winners().size() : 0;
            points[line] += result.points().get(seat);
            pointsInTurn[turn] += result.points().get(seat);
            wins[line] += won;
            winsInTurn[turn] += won;
        }
        lengths.add(outcome.decisions());
        decisions += outcome.decisions();
        rounds += outcome.round();
    }

    /// @param wins       by seat, or with rotated seats by bot; a shared win is split
    /// @param winsLow    the 95 % interval of each share of wins
    /// @param inTurn     the same beginning with the seat that was asked first, whoever sits there
    /// @param meanRound  the round in which games end
    /// @param percentile length of a game in decisions
    record Report(String game, int seats, Map<String, String> options, List<String> bots, boolean rotated, int games, int gamesWon,
            long decisions, double cpuSeconds, double gamesPerCpuSecond,
            double decisionsPerCpuSecond, List<Double> wins, List<Double> winsLow, List<Double> winsHigh, List<Double> meanPoints,
            List<InTurn> inTurn, double meanDecisions, double meanRound, Map<String, Integer> percentile) {

        void print(PrintWriter out) {
            out.printf("%s, %d seats, %,d games, %,d decisions%n", game, seats, games, decisions);
            out.printf("%-4s  %-12s  %7s  %-15s  %s%n", rotated ? "bot" : "seat", "played by", "wins", "95 % interval", "mean points");
            for (int i = 0; i < seats; i++)
                out.printf("%-4d  %-12s  %5.1f %%  %5.1f – %4.1f %%   %.2f%n", i + 1, bots.get(i), 100 * wins.get(i) / games,
                        100 * winsLow.get(i), 100 * winsHigh.get(i), meanPoints.get(i));
            if (seats > 1) out.printf("%-18s  %7s  %-15s  %s%n", "in turn", "wins", "95 % interval", "mean points");
            for (int i = 0; i < seats && seats > 1; i++) inTurn.get(i).print(out, i);
            if (gamesWon < games) out.printf("nobody won %,d games%n", games - gamesWon);
            out.printf("length in decisions: mean %.1f; 10 %% %d, median %d, 90 %% %d, longest %d; they end in round %.1f%n", meanDecisions,
                    percentile.get("10"), percentile.get("50"), percentile.get("90"), percentile.get("100"),
                    meanRound);
            out.printf("%,.0f games and %,.0f decisions per second of CPU time%n", gamesPerCpuSecond, decisionsPerCpuSecond);
        }
    }

    /// How whoever was asked so many-th fared.
    record InTurn(double wins, double low, double high, double points) {
        private void print(PrintWriter out, int turn) {
            out.printf("%-18s  %5.1f %%  %5.1f – %4.1f %%   %.2f%n", turn == 0 ? "whoever began" : turn + 1, 100 * wins, 100 * low,
                    100 * high, points);
        }
    }

    Report report() {
        double seconds = (cpu() - start) / 1e9;
        int n = games();
        var sorted = lengths.stream().sorted().toList();
        var percentile = new java.util.LinkedHashMap<String, Integer>();
        for (int p : List.of(0, 10, 25, 50, 75, 90, 100)) percentile.put(String.valueOf(p), sorted.get(Math.min(n - 1, p * n / 100)));
        return new Report(game, terms.seats(), terms.options(), bots, rotated, n, won, decisions, seconds, n / seconds, decisions / seconds,
                each(seat -> wins[seat]),
                each(seat -> new Share(wins[seat], n).low()), each(seat -> new Share(wins[seat], n).high()), each(seat -> points[seat] / n),
                IntStream.range(0, terms.seats()).mapToObj(turn -> inTurn(turn, n)).toList(), (double) decisions / n, (double) rounds / n,
                percentile);
    }

    private InTurn inTurn(int turn, int n) {
        var share = new Share(winsInTurn[turn], n);
        return new InTurn(share.rate(), share.low(), share.high(), pointsInTurn[turn] / n);
    }

    private List<Double> each(java.util.function.IntToDoubleFunction of) {
        return IntStream.range(0, terms.seats()).mapToDouble(of).boxed().toList();
    }

    private static long cpu() { return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime(); }
}
