package hearthside.server.quick;

import hearthside.server.protocol.Tables.Tempo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/// Who of those that wait at the fire sit down together. Pure: the same people at the same time give the same tables.
final class Matchmaking {
    private Matchmaking() {}

    /// Somebody who waits.
    ///
    /// @param games  they would play, the dearest first
    /// @param fillAt from when on bots may take the seats that are free; null where they shall not
    record Waiting(String holder, String name, List<String> games, Tempo tempo, int seats, long since, @Nullable Long fillAt) {
        Waiting {
            games = List.copyOf(games);
        }

        boolean fits(Waiting other, String game) {
            return tempo == other.tempo && seats == other.seats && other.games.contains(game);
        }

        boolean mayBeFilled(long now) { return fillAt != null && fillAt <= now; }
    }

    /// A table that is to be opened.
    ///
    /// @param bots how many take the seats that are free
    record Seated(String game, Tempo tempo, List<Waiting> people, int bots) {}

    /// Whoever has waited longest comes first. A table is made when it is full; where somebody has waited as long as they wanted to, with
    /// those who want the same and do not mind bots.
    ///
    /// @param areApart whether one of two does not want to meet the other
    static List<Seated> tables(List<Waiting> all, BiPredicate<String, String> areApart, long now) {
        var order = all.stream().sorted(Comparator.comparingLong(Waiting::since).thenComparing(Waiting::holder)).toList();
        var placed = new HashSet<String>();
        var tables = new ArrayList<Seated>();
        for (var first : order) {
            if (placed.contains(first.holder)) continue;
            var table = full(first, order, placed, areApart);
            if (table == null && first.mayBeFilled(now)) table = filled(first, order, placed, areApart);
            if (table == null) continue;
            table.people.forEach(each -> placed.add(each.holder));
            tables.add(table);
        }
        return tables;
    }

    private static @Nullable Seated full(Waiting first, List<Waiting> order, Set<String> placed, BiPredicate<String, String> areApart) {
        for (var game : first.games) {
            var group = group(first, game, order.stream().filter(each -> !placed.contains(each.holder)).toList(), areApart);
            if (group.size() == first.seats) return new Seated(game, first.tempo, group, 0);
        }
        return null;
    }

    private static Seated filled(Waiting first, List<Waiting> order, Set<String> placed, BiPredicate<String, String> areApart) {
        var here = order.stream().filter(each -> !placed.contains(each.holder) && each.fillAt != null).toList();
        Seated best = null;
        for (var game : first.games) {
            var group = group(first, game, here, areApart);
            if (best == null || group.size() > best.people.size()) best = new Seated(game, first.tempo, group, first.seats - group.size());
        }
        if (best == null) throw new IllegalStateException("everybody wants some game");
        return best;
    }

    private static List<Waiting> group(Waiting first, String game, List<Waiting> here, BiPredicate<String, String> areApart) {
        var group = new ArrayList<Waiting>();
        group.add(first);
        for (var each : here)
            if (group.size() < first.seats && !each.holder.equals(first.holder) && first.fits(each, game)
                    && group.stream().noneMatch(other -> areApart.test(other.holder, each.holder)))
                group.add(each);
        return group;
    }
}
