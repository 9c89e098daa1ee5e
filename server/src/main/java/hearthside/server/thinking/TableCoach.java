package hearthside.server.thinking;

import hearthside.ai.Coaches;
import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.review.Costly;
import hearthside.ai.review.Hint;
import hearthside.ai.review.Hints;
import hearthside.ai.review.Opponents;
import hearthside.ai.search.SearchSetup;
import hearthside.core.Copyable;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Thoughts;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.table.TableState;
import hearthside.wire.JournalLine;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/// Teaches whoever plays a game for the first times: what matters now, which choice would cost much, and why the bots did what they did.
/// Never where the game may be rated; what a search finds only where hints are agreed on.
public final class TableCoach {
    /// A tenth of a second or two, and the same on every machine.
    private static final Budget DECISION = Budget.ofIterations(2000), OPPONENT = Budget.ofIterations(400);

    private final ReviewRepository repository;
    private final TableHints hints;

    TableCoach(ReviewRepository repository, TableHints hints) {
        this.repository = repository;
        this.hints = hints;
    }

    public boolean isOn(Table<?, ?> table) {
        return SearchSetups.of(table.game()).isPresent() && !repository.mayBeRated(table.state().participants().seats());
    }

    /// What is true of this moment: found at once, without a search.
    public <S extends Copyable<S>, A> Thoughts.Remarked remarks(Table<S, A> table, Visitor visitor, int seat, int seq) {
        var insight = insight(table, table.state(), visitor, seat, seq);
        return new Thoughts.Remarked(seq, seat, Coaches.of(table.game()).remarks(insight));
    }

    /// What a short search says about this decision and about the last one of a bot.
    public <S extends Copyable<S>, A> Thoughts.Considered consider(Table<S, A> table, Visitor visitor, int seat, int seq) {
        var now = table.state();
        var insight = insight(table, now, visitor, seat, seq);
        if (!hints.isOn(table)) throw new ApiError(409, "no-hints", "There are no hints at this table.");
        var setup = SearchSetups.of(table.game()).orElseThrow();
        return hints.thought(table, "coach " + visitor.hash(), visitor, seq, DECISION,
                share -> think(setup, now, insight, share));
    }

    private <S extends Copyable<S>, A> Insight<S, A> insight(Table<S, A> table, TableState<S, A> now, Visitor visitor, int seat, int seq) {
        now.participants().mustOwn(visitor, seat);
        if (!isOn(table)) throw new ApiError(409, "no-coach", "There is no coach at this table.");
        if (now.isOver()) throw ApiError.over();
        var insight = Insight.shown(now.match(), seat);
        if (now.seq() != seq || insight.options().isEmpty()) throw TableHints.passed();
        return insight;
    }

    private static <S extends Copyable<S>, A> Thoughts.Considered think(SearchSetup<S, A> setup, TableState<S, A> now,
            Insight<S, A> insight, Budget share) {
        int seats = now.participants().seats().size();
        var bots = now.participants().seats().stream().filter(Seat::isBot).map(Seat::seat).collect(Collectors.toSet());
        var other = new Opponents<>(setup, now.match(), insight.seat(), bots).last(OPPONENT);
        var found = insight.options().size() == 1
                ? List.<Hint<A>>of() // nothing to think about
                : new Hints<>(setup).of(insight, seats, share, 1, now.seq());
        var wins = found.stream().filter(hint -> Hints.WINS.equals(hint.reason())).findFirst();
        return new Thoughts.Considered(now.seq(), insight.seat(), wins.isEmpty() ? null : wins.get().action(),
                Costly.of(found).stream().<Costly<?>>map(each -> each).toList(), other.map(each -> told(now, each)).orElse(null));
    }

    /// What was taken back is no step of the match, but it was told.
    private static Thoughts.Explained told(TableState<?, ?> now, Opponents.Explained<?> other) {
        int seq = JournalLine.standing(now.lines()).get(other.step()) + 1;
        return new Thoughts.Explained(seq, other.seat(), Objects.requireNonNull(other.action()), other.reason());
    }
}
