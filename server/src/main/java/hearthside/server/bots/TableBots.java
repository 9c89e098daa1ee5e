package hearthside.server.bots;

import hearthside.ai.Bots;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.bot.Level;
import hearthside.core.Copyable;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.server.identity.Secrets;
import hearthside.server.pace.Pace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The bots of one table. Whoever has them sees to it that one thread at a time calls; only [#choose] runs aside, and touches nothing but
/// the bot whose turn it is.
public final class TableBots<S extends Copyable<S>, A> {
    private static final Logger LOG = LoggerFactory.getLogger(TableBots.class);

    /// A bot and what it has still to be told. One worker at a time has it.
    private record Head<S extends Copyable<S>, A>(Bot<S, A> bot, Budget budget, List<GameEvent> news) {}

    /// A decision a bot has to make: what it may know, and when it was asked.
    ///
    /// @param isWanted whether the player of the seat has decided already: then nobody waits
    /// @param holder   whose table it is
    public record Task<S extends Copyable<S>, A>(int seq, int seat, Bot<S, A> bot, Budget budget, List<GameEvent> news,
            Insight<S, A> insight,
            boolean isWanted, ThinkingInterrupt interrupt, String holder) {
        public Task<S, A> within(Budget other) { return new Task<>(seq, seat, bot, other, news, insight, isWanted, interrupt, holder); }
    }

    private final Map<Integer, Head<S, A>> heads = new HashMap<>();
    private final Set<Integer> atWork = new HashSet<>();
    private final Map<Integer, ThinkingInterrupt> thinking = new HashMap<>();

    /// Seats new bots that know all that has happened: at the start, after an undo, and where somebody has resigned.
    ///
    /// @param levels how each bot plays, by seat
    public void seat(Map<Integer, String> levels, Match<S, A> match) {
        hurry(); // what they think about is not there any more
        heads.clear();
        var ladder = Bots.of(match.game());
        levels.forEach((seat, level) -> heads.put(seat,
                level.equals(Pace.FIRST)
                        ? new Head<>(TableBots::first, Budget.QUICK, new ArrayList<>())
                        : head(ladder.level(level), seat)));
        if (!heads.isEmpty() && match.journal().size() > 1) match.follow((_, events) -> tell(events));
    }

    private static <S extends Copyable<S>, A> Head<S, A> head(Level<S, A> level, int seat) {
        return new Head<>(level.sit(seat, Secrets.botSeed()), level.budget(), new ArrayList<>());
    }

    private static <S extends Copyable<S>, A> A first(Insight<S, A> insight, Budget budget) { return insight.options().getFirst(); }

    public void tell(List<GameEvent> events) {
        heads.forEach((seat, head) -> { for (var event : events) head.news().add(event.seenBy(seat)); });
    }

    /// Whether a worker has to be sent for this seat: one is enough.
    public boolean begin(int seat) { return atWork.add(seat); }

    public void end(int seat) { atWork.remove(seat); }

    /// Whoever thinks now plays the best found so far.
    public void hurry() { thinking.values().forEach(ThinkingInterrupt::ask); }

    /// @param wanted what the player of the seat wants done; else a bot decides
    /// @param holder whose table it is
    public Task<S, A> task(int seq, int seat, Match<S, A> match, Optional<A> wanted, String holder) {
        var head = heads.get(seat);
        if (head == null && wanted.isPresent())
            return new Task<>(seq, seat, (_, _) -> wanted.get(), Budget.QUICK, List.of(), Insight.of(match, seat), true,
                    new ThinkingInterrupt(), holder);
        if (head == null) throw new IllegalStateException("no bot sits at " + seat);
        var news = List.copyOf(head.news());
        head.news().clear();
        var interrupt = new ThinkingInterrupt();
        thinking.put(seat, interrupt);
        return new Task<>(seq, seat, head.bot(), head.budget(), news, Insight.of(match, seat), false, interrupt, holder);
    }

    /// A bot that fails plays its first option: people are waiting.
    public static <S extends Copyable<S>, A> A choose(Task<S, A> task) {
        task.interrupt().begin();
        try {
            task.news().forEach(task.bot()::saw);
            var chosen = task.bot().choose(task.insight(), task.budget());
            if (task.insight().options().contains(chosen)) return chosen;
            LOG.warn("The bot {} chose what is not an option; its first option is played.", task.bot().getClass().getSimpleName());
        } catch (RuntimeException | StackOverflowError e) {
            LOG.warn("The bot {} failed; its first option is played.", task.bot().getClass().getSimpleName(), e);
        } finally {
            task.interrupt().end();
        }
        return task.insight().options().getFirst();
    }
}
