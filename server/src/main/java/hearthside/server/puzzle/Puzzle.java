package hearthside.server.puzzle;

import hearthside.ai.puzzle.Found;
import hearthside.ai.review.Reason;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A puzzle as it lies in its file: one line of JSON.
///
/// @param position where it begins, whole: it holds what the seat must not see
/// @param before   what is shown first; in My First Stone Age what was turned up must be remembered
/// @param seat     whose decision it is
/// @param theme    what the best option is good for
/// @param level    the weakest level of bot that finds it
/// @param options  every option, the best first
/// @param line     the best one and what follows
public record Puzzle(String id, Position position, List<Step> before, int seat, String theme, String level, List<Choice> options,
        List<Step> line) {
    /// @param drew what chance gave
    public record Step(int seat, JsonNode action, List<Integer> drew) {}

    /// @param win    the chance to win after it
    /// @param points what may be expected at the end
    public record Choice(JsonNode action, double win, double points, @Nullable Reason reason) {}

    /// @param start where it begins; what was decided since then is shown
    public static <A> Puzzle of(String id, Match<?, A> start, Found<A> found) {
        var journal = found.match().journal();
        return new Puzzle(id, Position.of(start), steps(journal.subList(start.journal().size(), journal.size())), found.seat(),
                found.theme(), found.level(), found.options().stream()
                        .map(each -> new Choice(Json.tree(each.action()), round(each.win()), round(each.points()), each.reason())).toList(),
                steps(found.line()));
    }

    private static <A> List<Step> steps(List<Match.Entry<A>> entries) {
        return entries.stream().map(entry -> new Step(entry.seat(), Json.tree(entry.action()), entry.drew())).toList();
    }

    private static double round(double number) { return Math.round(number * 1000) / 1000.0; }

    /// The match as it stands when it is to be solved.
    public <S extends Copyable<S>, A> Match<S, A> open(Game<S, A> game) {
        var match = position.open(game, new Chance.Seeded(0));
        for (var step : before) play(match, step);
        return match;
    }

    public static <S extends Copyable<S>, A> void play(Match<S, A> match, Step step) {
        match.play(step.seat(), Json.read(match.game().info().actions(), step.action()), new Chance.Scripted(step.drew()));
    }
}
