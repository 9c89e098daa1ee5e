package hearthside.server.tables;

import hearthside.ai.Bots;
import hearthside.core.Copyable;
import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.chance.Committed;
import hearthside.core.input.BadInput;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Pace;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.ChatPolicy;
import hearthside.server.protocol.NewTable;
import hearthside.server.protocol.Tables;
import hearthside.server.store.WriteFailed;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.table.TablePorts.WriteConflict;
import hearthside.server.table.TableRow;
import hearthside.wire.EditionFile;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Opens a table as somebody asked for it.
public record TableOpening(NewTable asked) {
    public Tables.Opened open(TableRegistry registry, Visitor host) {
        var rules = TableRegistry.game(asked.game());
        var terms = terms(rules);
        for (int seat = 0; seat < asked.seats().size(); seat++) check(seat);
        checkPace(rules, asked.pace());
        boolean isListed = asked.open() != null && asked.open();
        if (isListed) registry.mayList(host);
        var table = registry.open(rules, terms, asked.pace(), talk(isListed), host,
                (id, seat) -> seatOf(registry.access().names(), rules, host, id, seat));
        if (asked.hints() == null ? isAgainstBots() : asked.hints()) registry.hooks().hintsWanted(table.id());
        if (isListed) registry.repository().list(table.id());
        return new Tables.Opened(table.id(), invites(registry, table, host));
    }

    private ChatPolicy talk(boolean isListed) { return asked.talk() != null ? asked.talk() : ChatPolicy.usual(asked.game(), isListed); }

    private boolean isAgainstBots() {
        return asked.seats().stream().allMatch(seat -> seat.kind() == NewTable.Kind.ME || seat.kind() == NewTable.Kind.BOT);
    }

    /// A table that the house opens under a name it chose before. Where it is there already nothing happens.
    ///
    /// @param shared the luck it has in common with other tables; null for luck of its own
    public static void named(TableRegistry registry, String id, Game<?, ?> game, Terms terms, Pace pace, @Nullable Committed shared,
            IntFunction<Seat> seats) {
        open(registry, id, game, terms, pace, shared, seats);
    }

    private static <S extends Copyable<S>, A> void open(TableRegistry registry, String id, Game<S, A> game, Terms terms, Pace pace,
            @Nullable Committed shared, IntFunction<Seat> seats) {
        var luck = shared == null ? Committed.fresh() : shared;
        try {
            registry.open(id, new Match<>(game, terms, luck), luck, shared != null, pace, ChatPolicy.usual(game.info().id(), true),
                    Visitor.HOUSE, (_, seat) -> seats.apply(seat), null);
        } catch (WriteFailed e) {
            if (registry.repository().find(id).isEmpty()) throw e; // else another server was faster
        }
    }

    /// Throws [BadInput] that lists the bots there are.
    static <S extends Copyable<S>, A> String botLevel(Game<S, A> game, @Nullable String asked) {
        var ladder = Bots.of(game);
        return asked == null ? ladder.usual() : ladder.level(asked).id();
    }

    public static String usualBot(String game) { return botLevel(TableRegistry.game(game), null); }

    /// The same people on the same terms. Returns the name of the new table, the same for everybody who asks.
    static String again(TableRegistry registry, Table<?, ?> old, Visitor host) {
        try {
            return again(registry, old, host, old.seats());
        } catch (WriteConflict _) {
            return registry.repository().find(old.id()).map(TableRow::successor).orElseThrow();
        }
    }

    private static <S extends Copyable<S>, A> String again(TableRegistry registry, Table<S, A> old, Visitor host, List<Seat> seats) {
        var pace = registry.repository().pace(old.id());
        var next = registry.open(old.game(), old.finished().terms(), pace, old.row().talk(), host, (id, seat) -> {
            var was = seats.get(seat);
            boolean isFree = was.isOpen() || was.resigned() && was.holders().isEmpty(); // whoever left for good comes to no other table
            return isFree ? Seat.open(seat, Secrets.hash(Secrets.invite(host, id, seat, 0))) : was.again();
        }, old.id());
        registry.hooks().rematch(old.id(), next.id());
        next.seats().stream().filter(Seat::program).flatMap(seat -> seat.holders().stream()).forEach(registry::call);
        return next.id();
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
        var chosen = Objects.requireNonNullElse(asked.options(), Map.<String, String>of());
        // A screen that several look at hides nothing from them.
        boolean isShared = asked.seats().stream().filter(seat -> seat.kind() == NewTable.Kind.ME || seat.kind() == NewTable.Kind.HERE)
                .count() > 1;
        var bots = IntStream.range(0, asked.seats().size()).filter(seat -> asked.seats().get(seat).kind() == NewTable.Kind.BOT).boxed()
                .toList();
        return rules.info().terms(asked.seats().size(),
                asked.seats().size() > rules.info().maxSeats() ? chosen : rules.info().suiting(chosen, bots, isShared), edition(rules));
    }

    private Edition edition(Game<?, ?> rules) {
        if (asked.edition() == null || asked.edition().isNull()) return rules.info().newest();
        try {
            return EditionFile.read(rules, asked.edition()).edition();
        } catch (BadInput e) {
            throw e.within("edition");
        }
    }

    private void check(int seat) {
        var field = "seats[%d]".formatted(seat);
        var wanted = asked.seats().get(seat);
        if (wanted.kind() == NewTable.Kind.ME && asked.seats().stream().limit(seat).anyMatch(other -> other.kind() == NewTable.Kind.ME))
            throw new BadInput(field + ".kind", "There is only one of you; others at this screen are \"here\".");
        if (wanted.bot() != null && wanted.kind() != NewTable.Kind.BOT) throw new BadInput(field + ".bot", "Only a bot has a level.");
    }

    /// Throws [BadInput] where nobody of this name could stand in.
    public static void checkPace(Game<?, ?> rules, @Nullable Pace pace) {
        if (pace == null || pace.standIn() == null || pace.standIn().equals(Pace.FIRST)) return;
        try {
            botLevel(rules, pace.standIn());
        } catch (BadInput e) {
            throw new BadInput("pace.standIn", e.sentence());
        }
    }

    private Seat seatOf(GuestNames names, Game<?, ?> rules, Visitor host, String table, int seat) {
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
            return botLevel(rules, asked);
        } catch (BadInput e) {
            throw e.within("seats[%d]".formatted(seat));
        }
    }
}
