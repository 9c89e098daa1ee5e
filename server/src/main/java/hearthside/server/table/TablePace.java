package hearthside.server.table;

import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.server.pace.Actor;
import hearthside.server.pace.ClockUpdate;
import hearthside.server.pace.Clocks;
import hearthside.server.pace.Order;
import hearthside.server.pace.Pace;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Command;
import hearthside.server.protocol.Message;
import hearthside.server.question.Question;
import hearthside.wire.Json;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// The pace of one table: whose clock runs, who is away, what is done for whom. It keeps nothing: what it works out is a new [Pacing],
/// which counts once the table has written it.
public record TablePace(@Nullable Pace pace, Clock time) {
    private static final Duration AT_THE_TABLE = Duration.ofMinutes(1), UNHURRIED = Duration.ofMinutes(5);

    /// @param after the table as it will be
    public ClockUpdate clockUpdate(TableState<?, ?> after, Actor actor) {
        var toAct = after.toAct();
        return new ClockUpdate(time.millis(), actor, after.pacing(),
                pace == null ? Optional.empty() : after.pacing().clocks().next(pace).map(Clocks.Due::at), toAct,
                toAct.stream().anyMatch(seat -> isHelped(after, seat)));
    }

    /// How those play who are no people, or whose stand-in plays.
    ///
    /// @param usual the bot that stands in unless another was agreed
    Map<Integer, String> levels(TableState<?, ?> now, String usual) {
        var standIn = pace == null || pace.standIn() == null ? usual : pace.standIn();
        var levels = new HashMap<Integer, String>();
        for (var seat : now.participants().seats()) {
            if (now.pacing().isAway(seat.seat())) levels.put(seat.seat(), standIn);
            else if (seat.isBot() && seat.bot() != null) levels.put(seat.seat(), seat.bot());
        }
        return levels;
    }

    /// Who decides for a seat that is helped.
    Actor actor(TableState<?, ?> now, int seat) {
        if (now.participants().seat(seat).isBot()) return Actor.BOT;
        if (now.pacing().isAway(seat)) return Actor.STAND_IN;
        var order = now.pacing().orders().get(seat);
        return order != null && isOption(order, now.match().options(seat)) ? Actor.ORDER : Actor.FORCED;
    }

    /// What somebody at the table wants done without being asked: a standing order, or the only option there is.
    <S extends Copyable<S>, A> Optional<A> wanted(TableState<S, A> now, int seat) {
        var order = now.pacing().orders().get(seat);
        boolean isForced = now.pacing().forced().contains(seat) && !now.held().contains(seat);
        if (order == null && !isForced) return Optional.empty();
        var options = now.match().options(seat);
        if (order != null && isOption(order, options))
            return options.stream().filter(option -> Json.write(option).equals(order.action())).findFirst();
        return isForced && options.size() == 1 ? Optional.of(options.getFirst()) : Optional.empty();
    }

    /// Whether somebody else decides for the player of a seat, or there is no player.
    boolean isHelped(TableState<?, ?> now, int seat) {
        return now.participants().seat(seat).isBot() || now.pacing().isAway(seat) || wanted(now, seat).isPresent();
    }

    /// Whether what decides for a seat waits until people have agreed whether to take back; once they have not, it does not wait again.
    boolean isHeldUp(TableState<?, ?> now, int seat) {
        return now.isAsking(Question.Kind.UNDO) && now.denied() != now.seq() && !now.pacing().isAway(seat);
    }

    /// When a question that is asked now ends.
    long questionEnds() {
        return time.millis() + switch (pace) {
            case null -> UNHURRIED.toMillis();
            case Pace.Live _ -> AT_THE_TABLE.toMillis();
            case Pace.Daily _ -> Duration.ofDays(1).toMillis();
        };
    }

    /// People who have to decide now and had not to before, or all where the game is over: perhaps they are elsewhere.
    public List<Seat> toTell(TableState<?, ?> now, List<Integer> waitedFor) {
        var match = now.match();
        return now.participants().seats().stream().filter(seat -> seat.isPerson() && !now.pacing().isAway(seat.seat()))
                .filter(seat -> match.isOver()
                        || match.toAct().contains(seat.seat()) && !waitedFor.contains(seat.seat()) && !isHelped(now, seat.seat()))
                .toList();
    }

    /// Somebody has decided; `match` is as it is now.
    Pacing decided(TableState<?, ?> before, Match<?, ?> match, int seat, Object action, Actor actor) {
        var pacing = before.pacing();
        return settled(match, pacing.decided(seat, Order.kindOf(action), actor).then(pace, seat,
                running(match, before.participants(), pacing), time.millis()));
    }

    /// Steps were taken back; `match` is as it is now.
    Pacing takenBack(TableState<?, ?> before, Match<?, ?> match) {
        return before.pacing().withoutOrders().then(pace, -1, running(match, before.participants(), before.pacing()), time.millis());
    }

    /// Somebody has sat down or come back, or a bot has.
    public Pacing seated(Match<?, ?> match, Participants participants, Pacing next) {
        return next.then(pace, -1, running(match, participants, next), time.millis());
    }

    /// The game was given up: no clock runs, and no order waits.
    Pacing ended(Pacing pacing) { return pacing.withoutOrders().then(pace, -1, List.of(), time.millis()); }

    /// Whether the time of somebody has run out: then a stand-in plays for them.
    Optional<Pacing> overdue(TableState<?, ?> now, Pacing pacing) {
        if (pace == null) return Optional.empty();
        var next = pacing;
        for (var due : pacing.clocks().due(pace))
            if (due.at() <= time.millis()) next = next.with(next.clocks().gone(due.seat())).withoutOrder(due.seat());
        return next.equals(pacing) ? Optional.empty() : Optional.of(seated(now.match(), now.participants(), next));
    }

    /// What a player wishes about the pace of a seat that is theirs.
    Pacing wished(TableState<?, ?> now, Command.Wish wish) {
        var pacing = now.pacing();
        return switch (wish) {
            case Command.Return(int seat) -> seated(now.match(), now.participants(), pacing.with(pacing.clocks().back(seat)));
            case Command.Forced(int seat, boolean on) -> pacing.withForced(seat, on);
            case Command.CancelOrder(int seat) -> pacing.withoutOrder(seat);
            case Command.Order order -> pacing.withOrder(order.seat(), order(now.match().options(order.seat()), order));
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

    private static List<Integer> running(Match<?, ?> match, Participants participants, Pacing next) {
        return match.toAct().list().stream()
                .filter(seat -> participants.seat(seat).isPerson() && !next.isAway(seat) && !next.isExpected(seat)).toList();
    }

    /// @param mine the seats of whoever is told: orders are nobody else's business
    public Message.Paced shown(Pacing pacing, List<Integer> mine) {
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
