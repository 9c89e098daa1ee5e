package hearthside.server.protocol;

import hearthside.core.TableOption;
import hearthside.server.pace.Pace;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The lists of games and tables, and coming to a table.
public interface Tables {
    record GameShown(String id, String title, int minSeats, int maxSeats, List<TableOption> options, String edition, List<String> bots,
            String defaultBot, boolean hints) implements Answer {}

    /// @param accounts for each name whether it is that of an account: no guest can have it
    /// @param programs for each name whether it is that of a program
    record TableListed(String table, String game, List<String> names, List<Boolean> accounts, List<Boolean> programs, List<Integer> toAct,
            List<Integer> mine,
            boolean over,
            Instant updated, @Nullable Pace pace, long now, List<Message.Ticking> clocks, List<Integer> away,
            boolean ownDice) implements Answer {}

    /// @param coach whether newcomers may be taught here: not where the game may be rated
    /// @param host  whether whoever asks has opened it
    /// @param sat   their seats, also those they have given up
    /// @param ownDice whether luck was typed in by those who rolled it
    record TableShown(String table, String game, List<Message.Seated> seats, List<Integer> mine, boolean over, String hash,
            boolean hints, boolean coach, boolean host, List<Integer> sat, boolean ownDice) implements Answer {}

    /// A link for one's own seats on another device, once and soon.
    ///
    /// @param path  the secret is behind the #
    /// @param until when it ends, in milliseconds since 1970
    /// @param now   the server's clock
    record DeviceLink(String path, long until, long now) implements Answer {}

    record Joining(String secret, @Nullable String name) implements RequestBody {}

    record Joined(int seat) implements Answer {}

    /// @param free how many may still sit down
    record OpenTable(String table, String game, List<Message.Seated> seats, int free, List<Integer> mine,
            Instant since, Talk talk) implements Answer {}

    record Sitting(@Nullable String name) implements RequestBody {}

    /// @param path the secret is behind the #: browsers do not send that part, so it gets into no log on the way
    record Invite(int seat, String path) implements Answer {}

    record Opened(String table, List<Invite> invites) implements Answer {}

    record Forked(String table) implements Answer {}

    /// How fast a quick game goes: all at the table, or turn by turn.
    enum Tempo { LIVE, DAILY }

    /// What somebody would play who waits at the fire.
    ///
    /// @param games     the dearest first
    /// @param seats     how many play
    /// @param botsAfter minutes after which bots take the seats that are free; without, they never do
    /// @param name      of a guest
    record Quick(List<String> games, Tempo tempo, int seats, @Nullable Integer botsAfter, @Nullable String name) implements RequestBody {}

    /// @param table   where one sits now
    /// @param others  how many wait in all
    /// @param fitting how many of the others would play the same
    record QuickWaiting(boolean waiting, @Nullable Instant since, @Nullable Instant botsAt, @Nullable String table, int others,
            int fitting) implements Answer {}

    /// A game that was played on somebody's device, and is to go on in this house or be kept here.
    ///
    /// @param name   what the device calls it: the same one is taken in once
    /// @param header the first line of its journal
    /// @param lines  what follows: the setup, decisions, and what was taken back
    /// @param hints  whether its players may ask for hints
    /// @param ownDice whether they rolled themselves and typed in what came
    record Arrival(String name, String header, List<String> lines, List<ArrivedSeat> seats, boolean hints,
            @Nullable Boolean ownDice) implements RequestBody {}

    /// @param bot      the level of whoever plays there, where it is no person
    /// @param resigned whether a person gave up there, and the bot plays on
    record ArrivedSeat(@Nullable String name, @Nullable String bot, boolean resigned) {}
}
