package hearthside.drill.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A picture of lines over numbers, as SVG. It is told apart by dashes and marks too, not by colour alone.
final class Chart {
    private static final int WIDTH = 760, HEIGHT = 420, LEFT = 96, RIGHT = 200, TOP = 44, BOTTOM = 56;
    private static final List<String> COLOURS = List.of("#9a3412", "#1d4ed8", "#15803d", "#7e22ce", "#b45309", "#0e7490");
    private static final List<String> DASHES = List.of("", "7 4", "2 3", "10 3 2 3", "4 2", "1 4");

    /// @param points x and y
    record Line(String name, List<double[]> points) {}

    /// One of the two directions.
    record Axis(String name, double least, double most, boolean isLog) {
        private double share(double value) {
            double inside = Math.clamp(value, least, most);
            return isLog ? Math.log(inside / least) / Math.log(most / least) : (inside - least) / (most - least);
        }

        private List<Double> marks() {
            var marks = new ArrayList<Double>();
            if (isLog) for (double at = Math.pow(10, Math.ceil(Math.log10(least) - 1e-9)); at <= most * 1.0001; at *= 10) marks.add(at);
            else for (int i = 0; i <= 5; i++) marks.add(least + (most - least) * i / 5);
            return marks;
        }
    }

    private Chart() {}

    static String svg(String title, Axis across, Axis up, List<Line> lines) {
        var svg = new StringBuilder(String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="13" role="img">
                <title>%s</title>
                <rect width="100%%" height="100%%" fill="#fffdf8"/>
                <text x="%d" y="26" font-size="16" fill="#1c1917">%s</text>
                """, WIDTH, HEIGHT, title, LEFT, title));
        for (double mark : across.marks()) {
            double x = x(across, mark);
            svg.append(String.format(Locale.ROOT,
                    "<path d=\"M%.1f %d V%d\" stroke=\"#d6d3d1\"/>"
                            + "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\" fill=\"#44403c\">%s</text>%n",
                    x, TOP, HEIGHT - BOTTOM, x, HEIGHT - BOTTOM + 18, number(mark)));
        }
        for (double mark : up.marks()) {
            double y = y(up, mark);
            svg.append(String.format(Locale.ROOT,
                    "<path d=\"M%d %.1f H%d\" stroke=\"#d6d3d1\"/>"
                            + "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\" fill=\"#44403c\">%s</text>%n",
                    LEFT,
                    y, WIDTH - RIGHT, LEFT - 8, y + 4, number(mark)));
        }
        svg.append(String.format(Locale.ROOT,
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" fill=\"#1c1917\">%s</text>"
                        + "<text transform=\"translate(18 %d) rotate(-90)\" text-anchor=\"middle\" fill=\"#1c1917\">%s</text>%n",
                (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, across.name, (TOP + HEIGHT - BOTTOM) / 2, up.name));
        for (int i = 0; i < lines.size(); i++) svg.append(drawn(lines.get(i), i, across, up));
        return svg.append("</svg>\n").toString();
    }

    private static String drawn(Line line, int index, Axis across, Axis up) {
        var colour = COLOURS.get(index % COLOURS.size());
        var dash = DASHES.get(index % DASHES.size());
        var style = "fill=\"none\" stroke=\"%s\" stroke-width=\"2.2\" stroke-dasharray=\"%s\"".formatted(colour, dash);
        var path = new StringBuilder();
        for (var point : line.points)
            if (Double.isFinite(point[1]))
                path.append(String.format(Locale.ROOT, "%s%.1f %.1f", path.isEmpty() ? "M" : " L", x(across, point[0]), y(up, point[1])));
        int y = TOP + 14 + 24 * index, x = WIDTH - RIGHT + 12;
        return String.format(Locale.ROOT,
                "<path d=\"%s\" %s/><path d=\"M%d %d h30\" %s/><text x=\"%d\" y=\"%d\" fill=\"#1c1917\">%s</text>%n", path, style, x, y,
                style,
                x + 36, y + 4, line.name);
    }

    private static double x(Axis across, double value) { return LEFT + across.share(value) * (WIDTH - LEFT - RIGHT); }

    private static double y(Axis up, double value) { return HEIGHT - BOTTOM - up.share(value) * (HEIGHT - TOP - BOTTOM); }

    private static String number(double value) {
        return value >= 1_000_000
                ? "%.0f M".formatted(value / 1_000_000)
                : value >= 1000
                        ? "%.0f 000".formatted(value / 1000)
                        : value == Math.rint(value) ? "%.0f".formatted(value) : String.format(Locale.ROOT, "%.1f", value);
    }
}
