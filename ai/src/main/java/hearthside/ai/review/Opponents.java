package hearthside.ai.review;

import hearthside.ai.Coaches;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.SearchSetup;
import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Says why an opponent did what it did: the search that plays for it thinks again, but knows no more than whoever asks. So nothing is told
/// that they could not have found out.
public final class Opponents<S extends Copyable<S>, A> {
    private static final int MOST_LOOKED_AT = 3;
    /// Whoever does something this much worse than the best has slipped: there is no reason to tell.
    private static final double SLIP = 0.05;

    /// What an opponent did, and why.
    ///
    /// @param step where in the game
    public record Explained<A>(int step, int seat, A action, Reason reason) {}

    /// A decision that everybody saw, and the world before it as the one who asks could imagine it.
    private record Seen<S, A>(int step, int seat, A action, S world) {}

    private final SearchSetup<S, A> setup;
    private final Match<S, A> match;
    private final int viewer;
    private final Set<Integer> opponents;

    /// @param viewer    who asks
    /// @param opponents whose decisions may be explained
    public Opponents(SearchSetup<S, A> setup, Match<S, A> match, int viewer, Set<Integer> opponents) {
        this.setup = setup;
        this.match = match;
        this.viewer = viewer;
        this.opponents = opponents;
    }

    /// The last decision since the viewer's own that has a reason.
    public Optional<Explained<A>> last(Budget budget) {
        var seen = seen();
        for (int i = seen.size() - 1; i >= Math.max(0, seen.size() - MOST_LOOKED_AT); i--) {
            var told = explain(seen.get(i), budget);
            if (told.isPresent()) return told;
        }
        return Optional.empty();
    }

    private List<Seen<S, A>> seen() {
        var journal = match.journal();
        int own = journal.size() - 1;
        while (own > 0 && journal.get(own).seat() != viewer) own--;
        int first = own + 1;
        var seen = new ArrayList<Seen<S, A>>();
        if (first == journal.size()) return seen;
        var coach = Coaches.of(match.game());
        var world = new ArrayList<S>(1);
        match.follow((now, events) -> {
            int step = now.journal().size() - 1;
            var entry = now.journal().get(step);
            var action = entry.action();
            // what is told to some alone stays with them, and so does its reason
            if (step >= first && action != null && opponents.contains(entry.seat()) && !world.isEmpty() && coach.isChoice(action)
                    && events.stream().allMatch(event -> event.seenBy(viewer).equals(event)))
                seen.add(new Seen<>(step, entry.seat(), action, world.getFirst()));
            world.clear();
            if (step >= first - 1 && !now.isOver()) world.add(now.imagine(viewer, new Chance.Seeded(step)));
        });
        return seen;
    }

    private Optional<Explained<A>> explain(Seen<S, A> seen, Budget budget) {
        var options = match.game().options(seen.world(), seen.seat());
        if (options.size() < 2 || !options.contains(seen.action())) return Optional.empty();
        var insight = Insight.within(match.game(), seen.world(), seen.seat(), options);
        var hints = new Hints<>(setup).of(insight, match.terms().seats(), budget, 1, seen.step());
        for (var hint : hints) {
            var reason = hint.reason();
            if (!hint.action().equals(seen.action()) || reason == null || hint.win() < hints.getFirst().win() - SLIP) continue;
            if (Coaches.of(match.game()).isOpen(reason.feature()))
                return Optional.of(new Explained<>(seen.step(), seen.seat(), seen.action(), reason));
        }
        return Optional.empty();
    }
}
