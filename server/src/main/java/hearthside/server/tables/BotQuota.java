package hearthside.server.tables;

import hearthside.ai.Bots;
import hearthside.ai.bot.Budget;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.server.identity.Origins;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/// How many bots that search for long may be at work for somebody: at tables where a bot has to decide now, or where somebody looks.
///
/// @param ofGuest        at all tables a guest has opened
/// @param ofAccount      at all tables somebody with an account has opened
/// @param ofAddress      at all tables opened from one address
/// @param guestsSimulate whether guests may open tables of bots alone
/// @param origins        where the hosts of tables come from
public record BotQuota(int ofGuest, int ofAccount, int ofAddress, boolean guestsSimulate, Origins origins) {
    private static final int FEW_ITERATIONS = 100;

    /// A class of pupils behind one address can still play.
    public static BotQuota usual(Origins origins) { return new BotQuota(12, 24, 60, false, origins); }

    /// For drills, and for whoever simulates.
    public static BotQuota none(Origins origins) {
        return new BotQuota(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, true, origins);
    }

    /// Throws [ApiError] where a table with these seats would be too much.
    ///
    /// @param tables those that are open
    void check(Game<?, ?> game, List<Seat> seats, Visitor host, Collection<Table<?, ?>> tables) {
        if (!guestsSimulate && host.account() == null && seats.stream().allMatch(Seat::isBot))
            throw new ApiError(403, "bots-alone", "A table of bots alone needs an account: sign in first, or let a person sit down.");
        int wanted = searching(game, seats);
        if (wanted == 0) return;
        int mine = atWork(tables, holder -> holder.equals(host.hash()));
        var address = origins.of(host.hash()).address();
        if (wanted + mine > (host.account() == null ? ofGuest : ofAccount)
                || wanted + atWork(tables, holder -> origins.of(holder).address().equals(address)) > ofAddress)
            throw new ApiError(429, "too-many-bots",
                    "Enough bots are thinking for you already: finish one of those games first, or choose weaker bots.");
    }

    private static int atWork(Collection<Table<?, ?>> tables, Predicate<String> isTheirs) {
        return tables.stream().filter(table -> !table.isOver() && isTheirs.test(table.row().host()) && isBusy(table))
                .mapToInt(table -> searching(table.game(), table.seats())).sum();
    }

    private static boolean isBusy(Table<?, ?> table) {
        return !table.isDeserted() || table.state().toAct().stream().anyMatch(seat -> table.seats().get(seat).isBot());
    }

    private static <S extends Copyable<S>, A> int searching(Game<S, A> game, List<Seat> seats) {
        var ladder = Bots.of(game);
        int count = 0;
        for (var seat : seats) {
            var level = seat.bot();
            if (level != null && isLong(ladder.level(level).budget())) count++;
        }
        return count;
    }

    private static boolean isLong(Budget budget) { return budget.millis() > 0 || budget.iterations() > FEW_ITERATIONS; }
}
