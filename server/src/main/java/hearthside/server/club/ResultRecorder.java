package hearthside.server.club;

import hearthside.ai.Bots;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.server.protocol.ApiError;
import hearthside.server.store.WriteFailed;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Writes down how games came out: when one ends, and after a start those that ended while nobody wrote. Doing it twice does nothing.
public record ResultRecorder(Function<String, Table<?, ?>> tables, ResultRepository scores) {
    private static final int TRIES = 3;

    public void catchUp() {
        for (var id : scores.missing()) catchUp(id);
    }

    public void catchUp(String id) {
        if (scores.isWritten(id)) return;
        try {
            var table = tables.apply(id);
            keep(table, table.row().updated());
        } catch (ApiError _) {
            // quarantined, and logged
        }
    }

    /// Throws [WriteFailed].
    public void keep(Table<?, ?> table, long finished) {
        var now = table.state();
        if (!now.isOver()) throw ApiError.notOver();
        var result = now.result();
        var players = now.participants().seats().stream().map(this::player).toList();
        var sheet = Scoresheet.of(table.id(), table.row().game(), players, result, finished).judged(scores.deciders(table.id()),
                scores.stoodIn(table.id()),
                table.row().isLocal() || hasOtherEdition(table)
                        || now.participants().seats().stream().anyMatch(seat -> seat.freed() > 0));
        for (int tries = 1;; tries++) {
            try {
                scores.write(sheet, rungs(table.game()));
                return;
            } catch (WriteFailed e) {
                if (tries == TRIES) throw e;
            }
        }
    }

    /// Ratings compare those who played with the same cards.
    private static boolean hasOtherEdition(Table<?, ?> table) {
        return table.game().info().houseWord(table.state().match().terms().edition()).isEmpty();
    }

    private static <S extends Copyable<S>, A> List<String> rungs(Game<S, A> game) { return Bots.of(game).ids(); }

    private Scoresheet.Player player(Seat seat) {
        boolean isBot = seat.isBot() && !seat.resigned();
        return new Scoresheet.Player(seat.name(), isBot ? null : owner(seat), isBot ? seat.bot() : null, seat.resigned());
    }

    /// Of several who hold a seat, the account it was taken with, or else one with an account. Nobody lets another account lose for them.
    private @Nullable String owner(Seat seat) {
        var holders = seat.holders().stream().sorted(Comparator.comparingInt((String holder) -> rank(holder, seat))
                .thenComparing(Comparator.naturalOrder())).toList();
        return holders.isEmpty() ? null : holders.getFirst();
    }

    private int rank(String holder, Seat seat) {
        return scores.account(holder).map(name -> name.equals(seat.name()) ? 0 : 1).orElse(2);
    }
}
