package hearthside.server.protocol;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Results, statistics, ratings, finished games, and everything the house knows about one person.
public interface Club {
    enum OpponentKind { PLAYER, PROGRAM, GUEST, BOT }

    /// @param opponents only where one asks about oneself
    record MyStatistics(List<AtGame> games, List<Against> opponents, List<Rated> ratings) implements Answer {}

    record Player(String name, Instant since, boolean program, List<AtGame> games, List<Rated> ratings,
            List<Finished> finished) implements Answer {}

    record Fared(List<AtGame> games, List<Against> opponents) {}

    /// @param place the average
    record AtGame(String game, int played, int won, int resigned, int best, double place, Instant last) {}

    /// @param ahead  how often one stood before them at the end
    /// @param behind how often they did
    record Against(String game, String name, OpponentKind kind, int played, int ahead, int level, int behind) {}

    /// One finished seat, for a list or a spreadsheet.
    record Fate(String table, String game, Instant finished, int seat, String name, int points, int place, boolean won,
            boolean resigned, boolean rated, List<String> others) {}

    /// @param value 1500 for a newcomer
    /// @param doubt the true strength is within this distance two times out of three
    record Rated(String game, int value, int doubt, int games, List<Moment> history) {}

    record Moment(Instant at, int value, int doubt, String table) {}

    record Ranked(String name, int value, int doubt, int games) implements Answer {}

    /// @param player the name of the account; null for guests and bots
    record SeatThen(String name, @Nullable String player, boolean program, @Nullable String bot, int points, int place, boolean won,
            boolean resigned) {}

    record Finished(String table, String game, Instant finished, boolean rated, boolean open, List<SeatThen> seats) {}

    /// @param next what to ask for as `after`; null at the end
    record Page(List<Finished> games, @Nullable String next) implements Answer {}

    record Everything(Instant written, @Nullable Person account, List<SignedIn> browsers, List<OwnKey> passkeys, List<OwnSeat> seats,
            List<OwnTable> opened, List<Remark> said, @Nullable OwnWish wish, List<Instant> devices,
            List<Fate> results, Fared statistics, List<Rated> ratings, Map<String, List<String>> learnt,
            Puzzles.Kept puzzles, List<Social.Person> blocks, List<Social.OwnReport> reports,
            List<OwnTournament> tournaments, List<Social.Friend> friends, List<Keeper.Holding> measures,
            List<EditionListed> editions, List<OwnGroup> groups) implements Answer {}

    /// One they take part in, or run.
    record OwnTournament(String tournament, String name, boolean host, Instant since) {}

    /// One they belong to, or have asked.
    record OwnGroup(String group, String name, Social.GroupRole role, Instant since) {}

    record Person(String name, Instant since, boolean hasPassphrase) {}

    record SignedIn(String device, Instant since, Instant seen) {}

    record OwnKey(String device, Instant since, Instant used) {}

    record OwnSeat(String table, String game, int seat, String name, String status, Instant since, Instant updated) {}

    record OwnTable(String table, String game, String status, Instant since) {}

    /// How they want to be told of things.
    record OwnWish(String language, @Nullable String webhook, @Nullable String mail, boolean confirmed, @Nullable String quiet) {}

    record Remark(String table, Instant at, String text) {}

    /// An edition is kept with the account.
    ///
    /// @param id      the one that it takes the place of; null for a new one
    /// @param edition the whole file: what is in the box, and whose it is
    record KeepEdition(@Nullable String id, String game, JsonNode edition) implements RequestBody {}

    /// @param hash of what is in the box: equal editions have the same
    record EditionListed(String id, String game, String name, String hash, Instant updated) implements Answer {}

    /// For whoever has its link.
    ///
    /// @param mine whether whoever asks may change it
    record EditionShown(String id, String game, String name, String hash, boolean mine, JsonNode edition) implements Answer {}
}
