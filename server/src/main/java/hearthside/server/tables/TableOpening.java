package hearthside.server.tables;

import hearthside.core.Game;
import hearthside.core.TableOption;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Pace;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.NewTable;
import hearthside.server.protocol.Tables;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Opens a table as somebody asked for it.
public record TableOpening(NewTable asked) {
    public Tables.Opened open(TableRegistry registry, Visitor host) {
        var rules = TableRegistry.game(asked.game());
        var terms = terms(rules);
        for (int seat = 0; seat < asked.seats().size(); seat++) check(seat);
        checkPace(rules);
        boolean isListed = asked.open() != null && asked.open();
        if (isListed) registry.mayList(host);
        var table = registry.open(rules, terms, asked.pace(), host, (id, seat) -> chair(registry.access().names(), rules, host, id, seat));
        if (asked.hints() == null ? isAgainstBots() : asked.hints()) registry.hooks().hintsWanted(table.id());
        if (isListed) registry.repository().list(table.id());
        return new Tables.Opened(table.id(), invites(registry, table, host));
    }

    private boolean isAgainstBots() {
        return asked.seats().stream().allMatch(seat -> seat.kind() == NewTable.Kind.ME || seat.kind() == NewTable.Kind.BOT);
    }

    /// The links of seats nobody has taken yet. Only the host's cookie can make them again.
    public static List<Tables.Invite> invites(TableRegistry registry, Table<?, ?> table, Visitor host) {
        if (!host.hash().equals(table.row().host()))
            throw new ApiError(403, "not-host", "Only whoever opened this table can see its links.");
        var maker = registry.repository().linkKey(table.id()).map(Visitor::of).orElse(host);
        return table.seats().stream().filter(Seat::isOpen)
                .map(seat -> invite(table, host, maker, seat)).toList();
    }

    /// A seat that was freed gets its new link when the host asks for it.
    private static Tables.Invite invite(Table<?, ?> table, Visitor host, Visitor maker, Seat seat) {
        var secret = Secrets.invite(maker, table.id(), seat.seat(), seat.freed());
        table.commands().link(host, seat.seat(), Secrets.hash(secret));
        return new Tables.Invite(seat.seat(), "/join/%s#%s".formatted(table.id(), secret));
    }

    private Terms terms(Game<?, ?> rules) {
        var chosen = new LinkedHashMap<String, String>();
        if (asked.options() != null) chosen.putAll(asked.options());
        var all = new LinkedHashMap<>(chosen);
        // A screen that several look at hides nothing from them.
        boolean isShared = asked.seats().stream().filter(seat -> seat.kind() == NewTable.Kind.ME || seat.kind() == NewTable.Kind.HERE)
                .count() > 1;
        for (var option : rules.info().options()) {
            if (isShared && option.sharedOnly() != null) all.put(option.key(), option.sharedOnly());
            if (option.scope() == TableOption.Scope.SEAT && option.forBots() != null && !chosen.containsKey(option.key()))
                leaveToBots(all, option.key(), option.forBots());
        }
        return rules.info().terms(asked.seats().size(), asked.seats().size() > rules.info().maxSeats() ? chosen : all);
    }

    private void leaveToBots(Map<String, String> all, String key, String value) {
        for (int seat = 0; seat < asked.seats().size(); seat++)
            if (asked.seats().get(seat).kind() == NewTable.Kind.BOT) all.putIfAbsent(key + "." + seat, value);
    }

    private void check(int seat) {
        var field = "seats[%d]".formatted(seat);
        var wanted = asked.seats().get(seat);
        if (wanted.kind() == NewTable.Kind.ME && asked.seats().stream().limit(seat).anyMatch(other -> other.kind() == NewTable.Kind.ME))
            throw new BadInput(field + ".kind", "There is only one of you; others at this screen are \"here\".");
        if (wanted.bot() != null && wanted.kind() != NewTable.Kind.BOT) throw new BadInput(field + ".bot", "Only a bot has a level.");
    }

    private void checkPace(Game<?, ?> rules) {
        var pace = asked.pace();
        if (pace == null || pace.standIn() == null || pace.standIn().equals(Pace.FIRST)) return;
        try {
            TableRegistry.botLevel(rules, pace.standIn());
        } catch (BadInput e) {
            throw new BadInput("pace.standIn", e.sentence());
        }
    }

    private Seat chair(GuestNames names, Game<?, ?> rules, Visitor host, String table, int seat) {
        var wanted = asked.seats().get(seat);
        var field = "seats[%d].".formatted(seat);
        return switch (wanted.kind()) {
            case ME -> Seat.person(seat, names.of(host, wanted.name(), field + "name", "Player " + (seat + 1)), false, host);
            case HERE -> Seat.person(seat, names.free(wanted.name(), field + "name", "Player " + (seat + 1)), true, host);
            case OPEN -> Seat.open(seat, Secrets.hash(Secrets.invite(host, table, seat, 0)));
            case BOT -> {
                var level = level(rules, wanted.bot(), seat);
                yield Seat.bot(seat,
                        names.free(wanted.name(), field + "name", level.substring(0, 1).toUpperCase(Locale.ROOT) + level.substring(1)),
                        level);
            }
        };
    }

    private static String level(Game<?, ?> rules, @Nullable String asked, int seat) {
        try {
            return TableRegistry.botLevel(rules, asked);
        } catch (BadInput e) {
            throw e.within("seats[%d]".formatted(seat));
        }
    }
}
