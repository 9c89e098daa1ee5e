package hearthside.server;

import hearthside.core.BadInput;
import hearthside.core.Game;
import hearthside.core.TableOption;
import hearthside.core.Terms;
import hearthside.server.pace.Pace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What somebody wants who opens a table.
///
/// @param pace  how much time there is; none is no clock
/// @param open  whether anybody may find it in the lobby, and the finished game afterwards
/// @param hints whether players may ask for hints; unless said, those who play against bots alone may
record NewTable(String game, List<NewSeat> seats, @Nullable Map<String, String> options, @Nullable Pace pace, @Nullable Boolean open,
        @Nullable Boolean hints) {

    /// `here` is one more person at the same screen as `me`.
    enum Kind { ME, HERE, OPEN, BOT }

    record NewSeat(Kind kind, @Nullable String name, @Nullable String bot) {}

    /// @param path the secret is behind the #: browsers do not send that part, so it gets into no log on the way
    record Invite(int seat, String path) {}

    record Opened(String table, List<Invite> invites) {}

    Opened open(Hall hall, Browser host) {
        var rules = Hall.game(game);
        var terms = terms(rules);
        for (int seat = 0; seat < seats.size(); seat++) check(seat);
        checkPace(rules);
        var table = hall.open(rules, terms, pace, host, (id, seat) -> chair(rules, host, id, seat));
        if (hints == null ? isAgainstBots() : hints) hall.advice().allowHints(table.id());
        if (open != null && open) hall.ledger().list(table.id());
        return new Opened(table.id(), invites(hall, table, host));
    }

    private boolean isAgainstBots() { return seats.stream().allMatch(seat -> seat.kind() == Kind.ME || seat.kind() == Kind.BOT); }

    /// The links of seats nobody has taken yet. Only the host's cookie can make them again.
    static List<Invite> invites(Hall hall, Table<?, ?> table, Browser host) {
        if (!host.hash().equals(table.row().host())) throw new Fault(403, "not-host", "Only whoever opened this table can see its links.");
        var maker = hall.ledger().linkKey(table.id()).map(Browser::of).orElse(host);
        return table.chairs().stream().filter(Chair::isOpen)
                .map(chair -> new Invite(chair.seat(),
                        "/join/%s#%s".formatted(table.id(), Secrets.invite(maker, table.id(), chair.seat()))))
                .toList();
    }

    private Terms terms(Game<?, ?> rules) {
        var chosen = new LinkedHashMap<String, String>();
        if (options != null) chosen.putAll(options);
        var all = new LinkedHashMap<>(chosen);
        // A screen that several look at hides nothing from them.
        boolean isShared = seats.stream().filter(seat -> seat.kind() == Kind.ME || seat.kind() == Kind.HERE).count() > 1;
        for (var option : rules.info().options()) {
            if (isShared && option.sharedOnly() != null) all.put(option.key(), option.sharedOnly());
            if (option.scope() == TableOption.Scope.SEAT && option.forBots() != null && !chosen.containsKey(option.key()))
                leaveToBots(all, option.key(), option.forBots());
        }
        return rules.info().terms(seats.size(), seats.size() > rules.info().maxSeats() ? chosen : all);
    }

    private void leaveToBots(Map<String, String> all, String key, String value) {
        for (int seat = 0; seat < seats.size(); seat++) if (seats.get(seat).kind() == Kind.BOT) all.putIfAbsent(key + "." + seat, value);
    }

    private void check(int seat) {
        var field = "seats[%d]".formatted(seat);
        var wanted = seats.get(seat);
        if (wanted.kind() == Kind.ME && seats.stream().limit(seat).anyMatch(other -> other.kind() == Kind.ME))
            throw new BadInput(field + ".kind", "There is only one of you; others at this screen are \"here\".");
        if (wanted.bot() != null && wanted.kind() != Kind.BOT) throw new BadInput(field + ".bot", "Only a bot has a level.");
    }

    private void checkPace(Game<?, ?> rules) {
        if (pace == null || pace.standIn() == null || pace.standIn().equals(Pace.FIRST)) return;
        try {
            Hall.botLevel(rules, pace.standIn());
        } catch (BadInput e) {
            throw new BadInput("pace.standIn", e.sentence());
        }
    }

    private Chair chair(Game<?, ?> rules, Browser host, String table, int seat) {
        var wanted = seats.get(seat);
        var field = "seats[%d].".formatted(seat);
        return switch (wanted.kind()) {
            case ME -> Chair.person(seat, host.called(wanted.name(), field + "name", "Player " + (seat + 1)), false, host);
            case HERE -> Chair.person(seat, Chair.name(wanted.name(), field + "name", "Player " + (seat + 1)), true, host);
            case OPEN -> Chair.open(seat, Secrets.hash(Secrets.invite(host, table, seat)));
            case BOT -> {
                var level = level(rules, wanted.bot(), seat);
                yield Chair.bot(seat,
                        Chair.name(wanted.name(), field + "name", level.substring(0, 1).toUpperCase(Locale.ROOT) + level.substring(1)),
                        level);
            }
        };
    }

    private static String level(Game<?, ?> rules, @Nullable String asked, int seat) {
        try {
            return Hall.botLevel(rules, asked);
        } catch (BadInput e) {
            throw e.within("seats[%d]".formatted(seat));
        }
    }
}
