package hearthside.ai.arena;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// How the bots of a tournament stand.
///
/// @param lines one for each bot, in the order they were named
public record Standings(int seats, int games, List<Line> lines) {

    /// @param seatsTaken how often it sat down; a bot may sit on several seats of one game
    /// @param wins       a shared win is split
    /// @param share      wins for each seat taken; fair is one divided by the number of seats
    /// @param low        the lower end of the 95 % interval of the share
    /// @param elo        how strong it is against the others; their mean is 0, and 400 more wins ten times as often
    public record Line(String bot, int seatsTaken, double wins, double share, double low, double high, double meanPoints, double elo) {}

    public static Standings of(List<String> bots, int seats, Collection<Played> games) {
        int n = bots.size();
        var taken = new int[n];
        var wins = new double[n];
        var points = new double[n];
        var beat = new double[n][n];
        for (var game : games)
            for (int seat = 0; seat < seats; seat++) {
                int bot = game.bots().get(seat);
                taken[bot]++;
                points[bot] += game.points().get(seat);
                if (game.winners().contains(seat)) wins[bot] += 1.0 / game.winners().size();
                for (int other = 0; other < seats; other++) {
                    if (game.bots().get(other) == bot) continue;
                    int difference = game.places().get(other) - game.places().get(seat);
                    beat[bot][game.bots().get(other)] += difference > 0 ? 1 : difference == 0 ? 0.5 : 0;
                }
            }
        var elo = elo(beat);
        var lines = new ArrayList<Line>();
        for (int bot = 0; bot < n; bot++)
            lines.add(new Line(bots.get(bot), taken[bot], wins[bot], taken[bot] == 0 ? 0 : wins[bot] / taken[bot],
                    new Share(wins[bot], taken[bot]).low(), new Share(wins[bot], taken[bot]).high(),
                    taken[bot] == 0 ? 0 : points[bot] / taken[bot], elo[bot]));
        return new Standings(seats, games.size(), lines);
    }

    /// Bradley and Terry: the strengths that make the results likeliest, with one drawn game between any two so that nobody is infinitely
    /// strong.
    private static double[] elo(double[][] beat) {
        int n = beat.length;
        var strength = new double[n];
        java.util.Arrays.fill(strength, 1);
        for (int pass = 0; pass < 500; pass++) {
            for (int i = 0; i < n; i++) {
                double won = 0, met = 0;
                for (int j = 0; j < n; j++) {
                    if (i == j) continue;
                    won += beat[i][j] + 0.5;
                    met += (beat[i][j] + beat[j][i] + 1) / (strength[i] + strength[j]);
                }
                if (met > 0) strength[i] = won / met;
            }
            double log = 0;
            for (double each : strength) log += Math.log(each);
            for (int i = 0; i < n; i++) strength[i] /= Math.exp(log / n);
        }
        var elo = new double[n];
        for (int i = 0; i < n; i++) elo[i] = 400 * Math.log10(strength[i]);
        return elo;
    }

    /// A picture: a bar for each bot's share of wins, its interval, and the fair share as a line.
    public String svg(String title) {
        int row = 34, left = 170, width = 460, height = 70 + row * lines.size();
        var svg = new StringBuilder(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 %d\" font-family=\"sans-serif\" font-size=\"14\">%n"
                        .formatted(height));
        svg.append("<rect width=\"760\" height=\"%d\" fill=\"#fbf6ec\"/>%n".formatted(height));
        svg.append("<text x=\"20\" y=\"28\" font-size=\"17\" fill=\"#3a2a1c\">%s</text>%n".formatted(escape(title)));
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i);
            int y = 48 + i * row;
            svg.append("<text x=\"%d\" y=\"%d\" text-anchor=\"end\" fill=\"#3a2a1c\">%s</text>%n".formatted(left - 10, y + 16,
                    escape(line.bot())));
            svg.append(String.format(java.util.Locale.ROOT, "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"22\" fill=\"#b5652b\"/>%n",
                    left, y, width * line.share()));
            svg.append(String.format(java.util.Locale.ROOT,
                    "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%d\" y2=\"%d\" stroke=\"#3a2a1c\" stroke-width=\"2\"/>%n",
                    left + width * line.low(), left + width * line.high(), y + 11, y + 11));
            svg.append(String.format(java.util.Locale.ROOT, "<text x=\"%d\" y=\"%d\" fill=\"#3a2a1c\">%.1f %% · %+.0f</text>%n",
                    left + width + 12, y + 16, 100 * line.share(), line.elo()));
        }
        double fair = left + (double) width / seats;
        svg.append(String.format(java.util.Locale.ROOT,
                "<line x1=\"%.1f\" x2=\"%.1f\" y1=\"40\" y2=\"%d\" stroke=\"#5a7d4d\" stroke-dasharray=\"5 4\"/>%n</svg>%n", fair, fair,
                height - 14));
        return svg.toString();
    }

    private static String escape(String text) { return text.replace("&", "&amp;").replace("<", "&lt;"); }
}
