package hearthside.ai.training;

import hearthside.ai.arena.Share;
import java.util.List;
import java.util.Locale;

/// What became of a round of learning: how the new one fared against the best so far.
///
/// @param kept whether it is the best now
/// @param elo  how strong the best is after it, from 0 for what was there at first; 400 more wins ten times as often
public record Generation(int number, Share share, boolean kept, double elo) {
    private static final int WIDTH = 760, HEIGHT = 320, LEFT = 70, BOTTOM = 270, TOP = 50;

    /// It is kept only if it won more than its fair share by more than luck explains: equals do so in one match of forty.
    ///
    /// @param fair what it would win against its like
    static Generation of(int number, Share share, double fair, double before) {
        boolean kept = share.low() > fair;
        double rate = Math.clamp(share.rate(), 0.5 / share.games(), 1 - 0.5 / share.games());
        return new Generation(number, share, kept, kept ? before + 400 * Math.log10(rate / (1 - rate) * (1 - fair) / fair) : before);
    }

    /// As a line of a table.
    public String line() {
        return String.format(Locale.ROOT, "%3d  %5.1f %% (%.1f–%.1f) of %d games  %-4s  Elo %+.0f", number, 100 * share.rate(),
                100 * share.low(), 100 * share.high(), share.games(), kept ? "kept" : "not", elo);
    }

    /// A picture: how strong the best was after each generation.
    public static String svg(String title, List<Generation> generations) {
        double most = Math.max(100, generations.stream().mapToDouble(Generation::elo).max().orElse(0));
        var svg = new StringBuilder(
                ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"14\" "
                        + "fill=\"#3a2a1c\">%n").formatted(WIDTH, HEIGHT));
        svg.append("<rect width=\"%d\" height=\"%d\" fill=\"#fbf6ec\"/>%n<text x=\"20\" y=\"28\" font-size=\"17\">%s</text>%n".formatted(
                WIDTH, HEIGHT, title));
        svg.append("<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%.0f</text>%n<text x=\"%d\" y=\"%d\" text-anchor=\"end\">0</text>%n"
                .formatted(LEFT - 10, TOP + 5, most, LEFT - 10, BOTTOM + 5));
        var points = new StringBuilder("%d,%d".formatted(LEFT, BOTTOM));
        for (var each : generations) {
            double x = LEFT + (double) (WIDTH - LEFT - 30) * each.number / generations.size(),
                    y = BOTTOM - (BOTTOM - TOP) * each.elo / most;
            points.append(String.format(Locale.ROOT, " %.1f,%.1f", x, y));
            svg.append(String.format(Locale.ROOT,
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5\" fill=\"%s\"/>%n<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>%n",
                    x, y,
                    each.kept ? "#b5652b" : "#cbbfae", x, BOTTOM + 24, each.number));
        }
        return svg.append("<polyline points=\"%s\" fill=\"none\" stroke=\"#b5652b\" stroke-width=\"2\"/>%n</svg>%n".formatted(points))
                .toString();
    }
}
