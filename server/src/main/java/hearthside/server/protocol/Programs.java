package hearthside.server.protocol;

import hearthside.server.pace.Pace;
import hearthside.wire.OfSomeGame;
import hearthside.wire.Written;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Programs as players, and challenges.
public interface Programs {
    /// What a program is told over its stream besides `Update`, `Said` and the other messages of its tables.
    sealed interface Event {}

    /// The first line: whoever reads it is connected.
    ///
    /// @param account its name
    record Welcome(String account, Instant now) implements Event {}

    /// Somebody asks it to sit down.
    record Challenge(String challenge, String table, String game, String from, boolean account, int seats, Map<String, String> options,
            @Nullable Pace pace, Instant made) implements Event {}

    /// That is settled, or no seat is free any more.
    record ChallengeGone(String challenge) implements Event {}

    /// It has seats at a table; an `Update` follows.
    record Start(String table, String game, List<Message.Seated> seats, List<Integer> mine) implements Event {}

    /// A game of it is over.
    record End(String table, String game, List<Integer> mine, @Written(Message.Standing.class) JsonNode result) implements Event {}

    /// @param passphrase once more, where there is one
    record Becoming(@Nullable String passphrase) implements RequestBody {}

    /// @param token told this once
    record Token(String account, String token) implements Answer {}

    record Move(int seq, int seat, @OfSomeGame JsonNode action) implements RequestBody {}

    /// One of both.
    record Talk(@Nullable String text, @Nullable Phrase phrase) implements RequestBody {}

    record Seat(int seat) implements RequestBody {}

    /// @param yes whether to take back what was asked
    record AnswerUndo(boolean yes) implements RequestBody {}

    /// How far the journal of the table is now.
    record Done(int seq) implements Answer {}

    /// A game against these: bots of the house by their level, accounts by their name.
    ///
    /// @param seat where the one who asks wants to sit; the others in their order
    record NewGame(String game, List<Opponent> against, @Nullable Map<String, String> options, @Nullable Pace pace,
            @Nullable Integer seat) implements RequestBody {}

    record Opponent(@Nullable String level, @Nullable String name) {}

    record Opened(String table, List<String> challenges) implements Answer {}

    record Challenging(String name) implements RequestBody {}

    /// @param from who asks
    record Challenged(String challenge, String table, String game, String from, boolean account, int seats, @Nullable Pace pace,
            Instant made) implements Answer {}

    record Sent(String challenge) implements Answer {}

    record Accepted(String table, int seat) implements Answer {}

    /// Whoever plays by itself: a level of the house, or a bot account.
    ///
    /// @param level  null for accounts
    /// @param online whether it would answer now
    record Listed(String name, @Nullable String level, @Nullable String game, boolean online) implements Answer {}
}
