package hearthside.server.program;

import hearthside.ai.Bots;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.http.Sessions;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Pace;
import hearthside.server.protocol.Answer;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Command;
import hearthside.server.protocol.NewTable;
import hearthside.server.protocol.Programs;
import hearthside.server.protocol.RequestBody;
import hearthside.server.protocol.Tables;
import hearthside.server.store.Rows;
import hearthside.server.tables.TableOpening;
import hearthside.server.tables.TableRegistry;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.stream.Stream;

/// The HTTP calls of programs, by their token alone; and the list of those one may play against.
public final class ProgramApi {
    private static final String TABLE = "/api/bot/tables/{table}";
    /// Running games of one program.
    static final int MOST_GAMES = 60;
    private static final int DOORS = 64;
    /// A program that falls silent holds nobody up for long.
    private static final Pace USUAL = new Pace.Live(30, 300, null);

    private final TableRegistry registry;
    private final hearthside.server.people.Programs programs;
    private final ProgramStreams streams;
    private final Challenges challenges;
    private final Clock time;
    /// One program has one of them: whoever counts its games opens the next before it is counted again.
    private final List<Lock> doors = Stream.<Lock>generate(ReentrantLock::new).limit(DOORS).toList();

    public ProgramApi(TableRegistry registry, Rows rows, hearthside.server.people.Programs programs, ProgramStreams streams, Clock time) {
        this.registry = registry;
        this.programs = programs;
        this.streams = streams;
        this.challenges = new Challenges(registry, rows);
        this.time = time;
    }

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/bot/stream", ctx -> streams.serve(ctx, program(ctx), Sessions.bearer(ctx))),
                new Route(HandlerType.POST, "/api/bot/games", this::open),
                new Route(HandlerType.POST, "/api/bot/challenges/{challenge}/accept", this::accept),
                new Route(HandlerType.POST, "/api/bot/challenges/{challenge}/decline", this::decline),
                new Route(HandlerType.POST, TABLE + "/sit", this::sit),
                new Route(HandlerType.POST, TABLE + "/move", ctx -> {
                    var move = RequestGuard.body(ctx, Programs.Move.class);
                    obey(ctx, new Command.Play(move.seq(), move.seat(), move.action()));
                }),
                new Route(HandlerType.POST, TABLE + "/chat", ctx -> obey(ctx, talk(RequestGuard.body(ctx, Programs.Talk.class)))),
                new Route(HandlerType.POST, TABLE + "/resign",
                        ctx -> obey(ctx, new Command.Resign(RequestGuard.body(ctx, Programs.Seat.class).seat()))),
                new Route(HandlerType.POST, TABLE + "/undo",
                        ctx -> obey(ctx, new Command.AnswerUndo(RequestGuard.body(ctx, Programs.AnswerUndo.class).yes()))),
                new Route(HandlerType.POST, TABLE + "/rematch", ctx -> {
                    RequestGuard.body(ctx, RequestBody.Nothing.class);
                    obey(ctx, new Command.Rematch());
                }),
                new Route(HandlerType.GET, "/api/programs", ctx -> RequestGuard.answer(ctx, listed())));
    }

    /// Whoever comes by a token.
    private static Visitor program(Context ctx) {
        var visitor = RequestGuard.visitor(ctx);
        if (visitor.account() == null || !visitor.account().program())
            throw new ApiError(401, "no-token", "Send the token of a bot account: Authorization: Bearer hsb_….");
        return visitor;
    }

    /// The same door as for people: what a browser would be told over its socket is the answer.
    private void obey(Context ctx, Command command) {
        var table = registry.table(ctx.pathParam("table"));
        var answered = new Answered(program(ctx));
        table.commands().obey(answered, command);
        answered.mustBeDone();
        RequestGuard.answer(ctx, new Programs.Done(table.seq()));
    }

    private static Command talk(Programs.Talk talk) {
        if (talk.phrase() != null) return new Command.SayPhrase(talk.phrase());
        if (talk.text() == null) throw new BadInput("text", "Say something: a text, or a phrase.");
        return new Command.Say(talk.text());
    }

    private void sit(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        oneMore(ctx, visitor -> seated(ctx, visitor));
    }

    private Tables.Joined seated(Context ctx, Visitor visitor) {
        var table = registry.table(ctx.pathParam("table"));
        if (!registry.repository().isOpen(table.id())) throw new ApiError(403, "private-table", "This table is private; ask for its link.");
        int seat = registry.access().sit(table, visitor, null);
        registry.call(visitor.hash());
        return new Tables.Joined(seat);
    }

    /// Another game of whoever calls, if they may play one more.
    private void oneMore(Context ctx, Function<Visitor, Answer> game) {
        var visitor = program(ctx);
        var door = doors.get(Math.floorMod(visitor.hash().hashCode(), DOORS));
        door.lock();
        try {
            if (registry.repository().playing(visitor).size() >= MOST_GAMES)
                throw new ApiError(429, "too-many-games", "This program plays %d games already; finish some first.".formatted(MOST_GAMES));
            RequestGuard.answer(ctx, game.apply(visitor));
        } finally {
            door.unlock();
        }
    }

    private void accept(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        oneMore(ctx, visitor -> challenges.accept(visitor, ctx.pathParam("challenge"), time.millis()));
    }

    private void decline(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        challenges.end(program(ctx), ctx.pathParam("challenge"));
        RequestGuard.answer(ctx, new Programs.Sent(ctx.pathParam("challenge")));
    }

    /// Levels of the house sit down at once, accounts are asked.
    private void open(Context ctx) {
        var asked = RequestGuard.body(ctx, Programs.NewGame.class);
        oneMore(ctx, visitor -> opened(asked, visitor));
    }

    private Programs.Opened opened(Programs.NewGame asked, Visitor visitor) {
        TableRegistry.game(asked.game()).info().terms(asked.against().size() + 1); // so many can play, before anybody is looked up
        int mine = Objects.requireNonNullElse(asked.seat(), 0);
        if (mine < 0 || mine > asked.against().size())
            throw new BadInput("seat", "This should be a seat from 0 to %d.".formatted(asked.against().size()));
        var seats = new ArrayList<NewTable.NewSeat>();
        var names = new ArrayList<String>();
        for (var other : asked.against()) seats.add(seat(other, names));
        names.forEach(name -> challenges.asked(visitor, name)); // before a table is opened for nothing
        seats.add(mine, new NewTable.NewSeat(NewTable.Kind.ME, null, null));
        var opened = new TableOpening(new NewTable(asked.game(), seats, asked.options(), asked.pace() == null ? USUAL : asked.pace(), false,
                false, null, null)).open(registry, visitor);
        var sent = new ArrayList<String>();
        var table = registry.table(opened.table());
        for (var name : names) sent.add(challenges.send(table, visitor, name, time.millis()));
        registry.call(visitor.hash());
        return new Programs.Opened(opened.table(), sent);
    }

    private static NewTable.NewSeat seat(Programs.Opponent other, List<String> names) {
        if (other.name() != null) {
            names.add(other.name());
            return new NewTable.NewSeat(NewTable.Kind.OPEN, null, null);
        }
        return new NewTable.NewSeat(NewTable.Kind.BOT, null, other.level());
    }

    /// The levels of the house, and the bot accounts that are connected.
    private List<Programs.Listed> listed() {
        var all = new ArrayList<Programs.Listed>();
        for (var game : Games.ALL) all.addAll(levels(game));
        for (var name : programs.online(time.millis())) all.add(new Programs.Listed(name, null, null, true));
        return all;
    }

    private static <S extends Copyable<S>, A> List<Programs.Listed> levels(Game<S, A> game) {
        return Bots.of(game).ids().stream().map(level -> new Programs.Listed(
                level.substring(0, 1).toUpperCase(Locale.ROOT) + level.substring(1), level, game.info().id(), true)).toList();
    }
}
