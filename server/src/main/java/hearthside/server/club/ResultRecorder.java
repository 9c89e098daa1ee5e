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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Writes down how games came out: when one ends, and after a start those that ended while nobody wrote. Doing it twice does nothing.
public record ResultRecorder(Function<String, Table<?, ?>> tables, ResultRepository scores) {
    private static final Logger LOG = LoggerFactory.getLogger(ResultRecorder.class);
    private static final int TRIES = 3;

    public void catchUp() {
        for (var id : scores.missing()) {
            try {
                var table = tables.apply(id);
                keep(table, table.row().updated());
            } catch (ApiError _) {
                // quarantined, and logged
            }
        }
    }

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
                if (tries < TRIES) continue;
                LOG.warn("How table {} came out is not written down; it will be after the next start.", table.id(), e);
                return;
            }
        }
    }

    /// Ratings compare those who played with the same cards.
    private static boolean hasOtherEdition(Table<?, ?> table) {
        return !table.state().match().terms().edition().equals(table.game().info().edition());
    }

    private static <S extends Copyable<S>, A> List<String> rungs(Game<S, A> game) { return Bots.of(game).ids(); }

    private Scoresheet.Player player(Seat chair) {
        boolean isBot = chair.isBot() && !chair.resigned();
        return new Scoresheet.Player(chair.name(), isBot ? null : owner(chair), isBot ? chair.bot() : null, chair.resigned());
    }

    /// Of several who hold a seat, the account it was taken with, or else one with an account. Nobody lets another account lose for them.
    private @Nullable String owner(Seat chair) {
        var holders = chair.holders().stream().sorted(Comparator.comparingInt((String holder) -> rank(holder, chair))
                .thenComparing(Comparator.naturalOrder())).toList();
        return holders.isEmpty() ? null : holders.getFirst();
    }

    private int rank(String holder, Seat chair) {
        return scores.account(holder).map(name -> name.equals(chair.name()) ? 0 : 1).orElse(2);
    }
}
