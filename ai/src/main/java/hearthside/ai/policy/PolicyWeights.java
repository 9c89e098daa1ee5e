package hearthside.ai.policy;

import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The numbers of a policy: a hidden layer looks at the position, and says of every aspect how much it speaks for an option just now.
/// Kept as a text file that one can read.
public final class PolicyWeights {
    public final int features, hidden;
    public final double[] mean, scale; // by feature
    public final double[][] layer; // by hidden unit and input
    public final List<String> aspects;
    public final double[][] says; // by aspect: hidden units, 1
    private final Map<String, Integer> places = new HashMap<>();

    public PolicyWeights(int features, int hidden, List<String> aspects) {
        this.features = features;
        this.hidden = hidden;
        this.aspects = List.copyOf(aspects);
        mean = new double[features];
        scale = new double[features];
        Arrays.fill(scale, 1);
        layer = new double[hidden][inputs()];
        says = new double[aspects.size()][hidden + 1];
        for (int i = 0; i < aspects.size(); i++) places.put(aspects.get(i), i);
    }

    /// What one has, how much more that is than the others have, how far the game has come, and 1.
    public int inputs() { return 2 * features + 2; }

    /// @param seen the features of all seats
    public void inputs(double[][] seen, int seat, double progress, double[] into) {
        for (int i = 0; i < features; i++) {
            double others = 0;
            for (int other = 0; other < seen.length; other++) if (other != seat) others += seen[other][i];
            if (seen.length > 1) others /= seen.length - 1;
            into[i] = Math.clamp((seen[seat][i] - mean[i]) / scale[i], -5, 5);
            into[features + i] = Math.clamp((seen[seat][i] - others) / scale[i], -5, 5);
        }
        into[2 * features] = progress;
        into[2 * features + 1] = 1;
    }

    /// Which of the aspects an option has; those that nothing was learnt of are left out.
    public int[] aspectsOf(Object action) {
        return Aspects.of(action).stream().map(places::get).filter(place -> place != null).mapToInt(Integer::intValue).toArray();
    }

    /// As text: comments, a line for each feature, one for each hidden unit, one for each aspect.
    public String text(List<String> names, String made) {
        var text = new StringBuilder("# ").append(made).append("\n# feature mean scale; hidden by input; aspects by hidden unit\n");
        for (int i = 0; i < features; i++) line(text, names.get(i), mean[i], scale[i]);
        for (var unit : layer) line(text, "hidden", unit);
        for (int i = 0; i < says.length; i++) line(text, aspects.get(i), says[i]);
        return text.toString();
    }

    private static void line(StringBuilder text, String name, double... numbers) {
        text.append(name);
        for (double number : numbers) text.append(String.format(Locale.ROOT, " %.3g", number));
        text.append('\n');
    }

    /// Throws [BadInput] that names the line.
    public static PolicyWeights parse(String text, List<String> names) {
        var lines = new ArrayList<String[]>();
        for (var line : text.split("\n")) if (!line.isBlank() && !line.startsWith("#")) lines.add(line.split(" "));
        if (lines.size() < names.size())
            throw new BadInput("policy",
                    "There are %d lines, but the game has %d features: learn it again.".formatted(lines.size(), names.size()));
        int units = 0;
        while (names.size() + units < lines.size() && lines.get(names.size() + units)[0].equals("hidden")) units++;
        var rest = lines.subList(names.size() + units, lines.size());
        var policy = new PolicyWeights(names.size(), units, rest.stream().map(line -> line[0]).toList());
        for (int i = 0; i < names.size(); i++) {
            var numbers = numbers(lines.get(i), names.get(i), 2);
            policy.mean[i] = numbers[0];
            policy.scale[i] = numbers[1];
        }
        for (int unit = 0; unit < units; unit++)
            policy.layer[unit] = numbers(lines.get(names.size() + unit), "hidden", policy.inputs());
        for (int i = 0; i < rest.size(); i++) policy.says[i] = numbers(rest.get(i), policy.aspects.get(i), units + 1);
        return policy;
    }

    private static double[] numbers(String[] line, String name, int count) {
        if (!line[0].equals(name) || line.length != count + 1)
            throw new BadInput("policy",
                    "Here should be a line \"%s\" with %d numbers, but it is \"%s\".".formatted(name, count, String.join(" ", line)));
        try {
            return Arrays.stream(line).skip(1).mapToDouble(Double::parseDouble).toArray();
        } catch (NumberFormatException e) {
            throw new BadInput("policy", "The line \"%s\" has something that is not a number.".formatted(String.join(" ", line)));
        }
    }
}
