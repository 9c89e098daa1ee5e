package hearthside.server.table;

import hearthside.core.Match;
import hearthside.server.pace.Actor;
import hearthside.server.pace.Clocks;
import hearthside.server.pace.Order;
import hearthside.server.pace.Pace;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Command;
import hearthside.server.protocol.Message;
import hearthside.wire.Json;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// The pace of one table: whose clock runs, who is away, what is done for whom. Its table calls it under the table's lock.
///
/// What it works out is a new [Pacing]; the table writes it, and only then it counts ([#set]).
public final class TablePace {
    private final @Nullable Pace pace;
    private final Clock time;
    // whoever took a step back decides by hand next, or the forced move would be made again at once
    private final Set<Integer> held = new HashSet<>();
    private Pacing pacing;

    public TablePace(@Nullable Pace pace, Pacing pacing, Clock time) {
        this.pace = pace;
        this.pacing = pacing;
        this.time = time;
    }

    public Pacing pacing() { return pacing; }

    /// It is written. Returns whether somebody has gone or come back.
    public boolean set(Pacing next) {
        boolean hasChanged = !next.clocks().away().equals(pacing.clocks().away());
        pacing = next;
        return hasChanged;
    }

    public ClockUpdate stamp(Pacing next, Actor actor) { return new ClockUpdate(time.millis(), actor, next, due(next)); }

    boolean isAway(int seat) { return pacing.clocks().away().contains(seat); }

    /// When the next clock runs out.
    private Optional<Long> due(Pacing of) { return pace == null ? Optional.empty() : of.clocks().next(pace).map(Clocks.Due::at); }

    /// Those who decide here, a stand-in wherever somebody is away.
    List<Seat> players(List<Seat> chairs, String usual) {
        var standIn = pace == null || pace.standIn() == null ? usual : pace.standIn();
        return chairs.stream().map(chair -> isAway(chair.seat()) ? chair.resignedTo(standIn) : chair).toList();
    }

    /// Who decides for a seat that is helped.
    Actor actor(Seat chair, List<?> options) {
        if (chair.isBot()) return Actor.BOT;
        if (isAway(chair.seat())) return Actor.STAND_IN;
        var order = pacing.orders().get(chair.seat());
        return order != null && isOption(order, options) ? Actor.ORDER : Actor.FORCED;
    }

    /// What somebody at the table wants done without being asked: a standing order, or the only option there is.
    <A> Optional<A> wanted(int seat, List<A> options) {
        var order = pacing.orders().get(seat);
        if (order != null && isOption(order, options))
            return options.stream().filter(option -> Json.write(option).equals(order.action())).findFirst();
        return pacing.forced().contains(seat) && !held.contains(seat) && options.size() == 1
                ? Optional.of(options.getFirst())
                : Optional.empty();
    }

    /// Whether somebody else decides for the player of a seat, or there is no player.
    boolean isHelped(Match<?, ?> match, Seat chair) {
        return chair.isBot() || isAway(chair.seat()) || wanted(chair.seat(), match.options(chair.seat())).isPresent();
    }

    /// People who have to decide now and had not to before, or all where the game is over: perhaps they are elsewhere.
    public List<Seat> toTell(Match<?, ?> match, List<Seat> chairs, List<Integer> waitedFor) {
        return chairs.stream().filter(chair -> chair.isPerson() && !isAway(chair.seat()))
                .filter(chair -> match.isOver()
                        || match.toAct().contains(chair.seat()) && !waitedFor.contains(chair.seat()) && !isHelped(match, chair))
                .toList();
    }

    /// Somebody has decided; `match` is as it is now.
    Pacing decided(Match<?, ?> match, List<Seat> chairs, int seat, Object action, Actor actor) {
        if (actor == Actor.PERSON) held.remove(seat);
        return settled(match,
                pacing.decided(seat, Order.kindOf(action), actor).then(pace, seat, running(match, chairs, pacing), time.millis()));
    }

    /// Steps were taken back; `match` is as it is now.
    Pacing takenBack(Match<?, ?> match, List<Seat> chairs) {
        held.addAll(match.toAct().list());
        return pacing.withoutOrders().then(pace, -1, running(match, chairs, pacing), time.millis());
    }

    /// Somebody has sat down, or a bot has.
    public Pacing seated(Match<?, ?> match, List<Seat> chairs) { return seated(match, chairs, pacing); }

    private Pacing seated(Match<?, ?> match, List<Seat> chairs, Pacing next) {
        return next.then(pace, -1, running(match, chairs, next), time.millis());
    }

    /// The game was given up: no clock runs, and no order waits.
    Pacing ended() { return pacing.withoutOrders().then(pace, -1, List.of(), time.millis()); }

    /// Whether the time of somebody has run out: then a stand-in plays for them.
    Optional<Pacing> overdue(Match<?, ?> match, List<Seat> chairs) {
        if (pace == null) return Optional.empty();
        var next = pacing;
        for (var due : pacing.clocks().due(pace))
            if (due.at() <= time.millis()) next = next.with(next.clocks().gone(due.seat())).withoutOrder(due.seat());
        return next.equals(pacing) ? Optional.empty() : Optional.of(seated(match, chairs, next));
    }

    /// Those whose time has run out between now and `next`.
    List<Seat> leaving(Pacing next, List<Seat> chairs) {
        return chairs.stream().filter(chair -> !isAway(chair.seat()) && next.clocks().away().contains(chair.seat())).toList();
    }

    /// What a player wishes about the pace of a seat that is theirs.
    Pacing wished(Match<?, ?> match, List<Seat> chairs, Command.Wish wish) {
        return switch (wish) {
            case Command.Return(int seat) -> seated(match, chairs, pacing.with(pacing.clocks().back(seat)));
            case Command.Forced(int seat, boolean on) -> {
                held.remove(seat);
                yield pacing.withForced(seat, on);
            }
            case Command.CancelOrder(int seat) -> pacing.withoutOrder(seat);
            case Command.Order order -> pacing.withOrder(order.seat(), order(match.options(order.seat()), order));
        };
    }

    private static Order order(List<?> options, Command.Order wish) {
        if (wish.times() < 1 || wish.times() > Order.MOST)
            throw new ApiError(400, "bad-order", "A choice is repeated from 1 to %d times.".formatted(Order.MOST));
        var action = canonical(options, wish.action())
                .orElseThrow(() -> new ApiError(409, "bad-order", "Only what can be chosen now can be repeated."));
        return new Order(Json.write(action), Order.kindOf(action), Order.kinds(options), wish.times(), wish.untilAsked(),
                wish.untilOther());
    }

    private static Optional<?> canonical(List<?> options, JsonNode action) {
        return options.stream().filter(option -> Json.tree(option).equals(action)).findFirst();
    }

    /// Some orders end where something else is asked than when they were given.
    private static Pacing settled(Match<?, ?> match, Pacing next) {
        var settled = next;
        for (int seat : match.toAct().list()) {
            var order = next.orders().get(seat);
            if (order != null && order.untilAsked() && !isOption(order, match.options(seat))) settled = settled.withoutOrder(seat);
        }
        return settled;
    }

    private static boolean isOption(Order order, List<?> options) {
        return order.fits(options) && options.stream().anyMatch(option -> Json.write(option).equals(order.action()));
    }

    private static List<Integer> running(Match<?, ?> match, List<Seat> chairs, Pacing next) {
        return match.toAct().list().stream().filter(seat -> chairs.get(seat).isPerson() && !next.clocks().away().contains(seat)).toList();
    }

    /// @param mine the seats of whoever is told: orders are nobody else's business
    Message.Paced shown(List<Integer> mine) {
        var clocks = pacing.clocks();
        var due = pace == null ? List.<Clocks.Due>of() : clocks.due(pace);
        var orders = pacing.orders().entrySet().stream().filter(order -> mine.contains(order.getKey()))
                .map(order -> new Message.Ordered(order.getKey(), Json.parse(order.getValue().action()), order.getValue().left(),
                        order.getValue().untilAsked(), order.getValue().untilOther()))
                .toList();
        return new Message.Paced(pace, time.millis(),
                due.stream().map(d -> new Message.Ticking(d.seat(), clocks.since().get(d.seat()), d.at())).toList(), clocks.left(),
                clocks.away(),
                pacing.forced().stream().filter(mine::contains).toList(), orders);
    }
}
