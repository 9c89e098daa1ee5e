package hearthside.ai.search;

import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// The numbers of a value function. Each feature counts twice: early, and multiplied by how far the game has come.
public final class Weights {
    public final int features, hidden;
    public final double[] mean, scale; // by feature
    public final double[] win, points; // by input: features, features times progress, progress, 1
    public final double[][] layer; // by hidden unit and input
    public final double[] out, pointsOut; // by hidden unit; points of those who play alone are not a sum of features

    public Weights(int features, int hidden) {
        this.features = features;
        this.hidden = hidden;
        mean = new double[features];
        scale = new double[features];
        Arrays.fill(scale, 1);
        win = new double[inputs()];
        points = new double[inputs()];
        layer = new double[hidden][inputs()];
        out = new double[hidden];
        pointsOut = new double[hidden];
    }

    public int features() { return features; }

    public int inputs() { return 2 * features + 2; }

    public void inputs(double[] seen, double progress, double[] into) {
        for (int i = 0; i < features; i++) {
            into[i] = (seen[i] - mean[i]) / scale[i];
            into[features + i] = into[i] * progress;
        }
        into[2 * features] = progress;
        into[2 * features + 1] = 1;
    }

    public double score(double[] inputs) {
        double score = dot(win, inputs);
        for (int unit = 0; unit < hidden; unit++) score += out[unit] * tanh(dot(layer[unit], inputs));
        return score;
    }

    /// Exact to the last digits that count in a sum, and the same in a browser as far as exp is: what browsers run has another tanh,
    /// which fails for large numbers.
    public static double tanh(double x) {
        double e = Math.exp(-2 * Math.abs(x));
        return Math.copySign((1 - e) / (1 + e), x);
    }

    public double points(double[] inputs) {
        double sum = dot(points, inputs);
        for (int unit = 0; unit < hidden; unit++) if (pointsOut[unit] != 0) sum += pointsOut[unit] * tanh(dot(layer[unit], inputs));
        return sum;
    }

    public static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) sum += a[i] * b[i];
        return sum;
    }

    /// The slope of the score by feature at this moment of the game, hidden units left aside: what a hint goes by.
    public double slope(int feature, double progress) { return (win[feature] + win[features + feature] * progress) / scale[feature]; }

    /// As text: a line of comment, a line for each feature, then the hidden layer.
    public String text(List<Feature> names, String made) {
        var text = new StringBuilder("# ").append(made).append("\n# feature mean scale | win early, late | points early, late\n");
        for (int i = 0; i < features; i++)
            line(text, names.get(i).name(), mean[i], scale[i], win[i], win[features + i], points[i], points[features + i]);
        line(text, "progress", win[2 * features], points[2 * features]);
        line(text, "always", win[2 * features + 1], points[2 * features + 1]);
        for (int unit = 0; unit < hidden; unit++) {
            var row = Arrays.copyOf(new double[] {out[unit]}, 1 + inputs());
            System.arraycopy(layer[unit], 0, row, 1, inputs());
            line(text, "hidden", row);
            if (pointsOut[unit] != 0) line(text, "hiddenPoints", pointsOut[unit]);
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, double... numbers) {
        text.append(name);
        for (double number : numbers) text.append(String.format(Locale.ROOT, " %.6g", number));
        text.append('\n');
    }

    /// Throws [BadInput] that names the line.
    public static Weights parse(String text, List<Feature> names) {
        var lines = Arrays.stream(text.split("\n")).filter(line -> !line.isBlank() && !line.startsWith("#")).map(line -> line.split(" "))
                .toList();
        var units = lines.stream().filter(line -> line[0].equals("hidden")).toList();
        var pointsOut = lines.stream().filter(line -> line[0].equals("hiddenPoints")).toList();
        if (!pointsOut.isEmpty() && pointsOut.size() != units.size())
            throw new BadInput("weights",
                    "There are %d hidden units, but %d of them lead to points.".formatted(units.size(), pointsOut.size()));
        var weights = new Weights(names.size(), units.size());
        var rest = new ArrayList<>(lines);
        rest.removeAll(units);
        rest.removeAll(pointsOut);
        if (rest.size() != names.size() + 2)
            throw new BadInput("weights",
                    "There are %d lines of features, but the game has %d: train it again.".formatted(rest.size() - 2, names.size()));
        for (int i = 0; i < names.size(); i++) {
            double[] n = numbers(rest.get(i), names.get(i).name(), 6);
            weights.mean[i] = n[0];
            weights.scale[i] = n[1];
            weights.win[i] = n[2];
            weights.win[names.size() + i] = n[3];
            weights.points[i] = n[4];
            weights.points[names.size() + i] = n[5];
        }
        for (int i = 0; i < 2; i++) {
            double[] n = numbers(rest.get(names.size() + i), i == 0 ? "progress" : "always", 2);
            weights.win[2 * names.size() + i] = n[0];
            weights.points[2 * names.size() + i] = n[1];
        }
        for (int unit = 0; unit < units.size(); unit++) {
            double[] n = numbers(units.get(unit), "hidden", 1 + weights.inputs());
            weights.out[unit] = n[0];
            System.arraycopy(n, 1, weights.layer[unit], 0, weights.inputs());
            if (!pointsOut.isEmpty()) weights.pointsOut[unit] = numbers(pointsOut.get(unit), "hiddenPoints", 1)[0];
        }
        return weights;
    }

    private static double[] numbers(String[] line, String name, int count) {
        if (!line[0].equals(name) || line.length != count + 1)
            throw new BadInput("weights",
                    "Here should be a line \"%s\" with %d numbers, but it is \"%s\".".formatted(name, count, String.join(" ", line)));
        try {
            return Arrays.stream(line).skip(1).mapToDouble(Double::parseDouble).toArray();
        } catch (NumberFormatException e) {
            throw new BadInput("weights", "The line \"%s\" has something that is not a number.".formatted(String.join(" ", line)));
        }
    }
}
