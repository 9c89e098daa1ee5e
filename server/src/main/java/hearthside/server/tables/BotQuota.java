package hearthside.server.tables;

import hearthside.ai.Bots;
import hearthside.ai.bot.Budget;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.server.identity.Origins;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Pace;
import hearthside.server.protocol.ApiError;
import hearthside.server.retention.OpenTables;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// How many bots that search for long may be at work for somebody: at tables where a bot has to decide now, or where somebody looks. Those
/// who stand in for somebody count, too.
///
/// @param ofTable        at one table: a person can always sit among them
/// @param ofGuest        at all tables a guest has opened
/// @param ofAccount      at all tables somebody with an account has opened
/// @param ofAddress      at all tables opened from one address
/// @param guestsSimulate whether guests may open tables of bots alone
/// @param origins        where the hosts of tables come from
public record BotQuota(int ofTable, int ofGuest, int ofAccount, int ofAddress, boolean guestsSimulate, Origins origins) {
    private static final int FEW_ITERATIONS = 100;
    /// Whoever comes from one place opens such tables one after the other, or many at once would all find room.
    private static final List<Object> DOORS = Stream.generate(Object::new).limit(64).toList();

    /// A class of pupils behind one address can still play.
    public static BotQuota usual(Origins origins) { return new BotQuota(4, 12, 24, 60, false, origins); }

    /// For drills, and for whoever simulates.
    public static BotQuota none(Origins origins) {
        return new BotQuota(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE, true, origins);
    }

    /// Opens a table with these seats. Throws [ApiError] where it would be too much.
    ///
    /// @param tables those that are open
    /// @param open   afterwards it is among them
    <T> T admit(Game<?, ?> game, List<Seat> seats, Visitor host, OpenTables tables, Supplier<T> open) {
        if (!guestsSimulate && host.account() == null && !host.equals(Visitor.HOUSE) && seats.stream().allMatch(Seat::isBot))
            throw new ApiError(403, "bots-alone", "A table of bots alone needs an account: sign in first, or let a person sit down.");
        int wanted = searching(game, seats.stream().map(Seat::bot).filter(Objects::nonNull).toList());
        if (wanted > ofTable)
            throw new ApiError(409, "too-many-bots",
                    "At one table only a few bots may think for long; choose weaker ones for the other seats.");
        if (wanted == 0) return opened(host, open);
        var address = origins.of(host.hash()).address();
        synchronized (DOORS.get(Math.floorMod(address.hashCode(), DOORS.size()))) {
            check(wanted, host, address, tables.all());
            return opened(host, open);
        }
    }

    private <T> T opened(Visitor host, Supplier<T> open) {
        var table = open.get();
        origins.opened(host.hash(), host.address());
        return table;
    }

    private void check(int wanted, Visitor host, String address, Collection<Table<?, ?>> tables) {
        int mine = atWork(tables, holder -> holder.equals(host.hash()));
        if (wanted + mine > (host.account() == null ? ofGuest : ofAccount)
                || wanted + atWork(tables, holder -> origins.of(holder).address().equals(address)) > ofAddress)
            throw new ApiError(429, "too-many-bots",
                    "Enough bots are thinking for you already: finish one of those games first, or choose weaker bots.");
    }

    private static int atWork(Collection<Table<?, ?>> tables, Predicate<String> isTheirs) {
        return tables.stream().filter(table -> !table.isOver() && isTheirs.test(table.row().host()) && !table.isQuiet())
                .mapToInt(table -> searching(table.game(), table.levels())).sum();
    }

    /// @param levels of the bots that sit there, or stand in
    private static <S extends Copyable<S>, A> int searching(Game<S, A> game, Collection<String> levels) {
        var ladder = Bots.of(game);
        return (int) levels.stream().filter(level -> !level.equals(Pace.FIRST) && isLong(ladder.level(level).budget())).count();
    }

    /// Whether whoever plays at this level searches for long.
    public static boolean thinksLong(Game<?, ?> game, String level) { return searching(game, List.of(level)) > 0; }

    private static boolean isLong(Budget budget) { return budget.millis() > 0 || budget.iterations() > FEW_ITERATIONS; }
}
