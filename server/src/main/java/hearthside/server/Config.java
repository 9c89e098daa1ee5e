package hearthside.server;

import hearthside.server.http.RateLimits;
import hearthside.server.notice.NoticeChannels;
import hearthside.server.retention.Retention;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a server needs to know before it starts.
///
/// @param port     where to listen; 0 takes any free port
/// @param database the SQLite file, whose folder is made where it is missing, or `jdbc:postgresql://…`
/// @param web      the folder of the built browser client; without one it comes from the class path, `/web`
/// @param rules    the folder of the rules pages, `<game>.md`; without one they come from the class path, `/rules`
/// @param botPause how many milliseconds a bot takes for a move, so that people can follow
/// @param channels what the house may use to reach people who are not at a table
/// @param limits   how visitors come in, and how much one address may ask for
/// @param retention how many tables are kept, and for how long
/// @param ratesNeighbours whether games among players from one address are rated
/// @param keepers the names of the accounts that look after the house
/// @param legal   the folder of `imprint.md` and `privacy.md`; null where there are none
/// @param bus     the NATS server by which several servers talk, `nats://…`; null where they talk through the database
public record Config(String host, int port, String database, @Nullable Path web, @Nullable Path rules, int botPause,
        NoticeChannels channels,
        RateLimits limits, Retention retention, boolean ratesNeighbours, List<String> keepers, @Nullable Path legal,
        @Nullable String bus) {
    public static final int PORT = 7070;
    public static final int BOT_PAUSE = 900;

    public static Config of(Path database) { return of(database.toString()); }

    public static Config of(String database) {
        return new Config("127.0.0.1", PORT, database, null, null, BOT_PAUSE, NoticeChannels.NONE, RateLimits.USUAL, Retention.USUAL,
                false, List.of(), null, null);
    }

    public Config withHost(String host) {
        return new Config(host, port, database, web, rules, botPause, channels, limits, retention, ratesNeighbours, keepers, legal, bus);
    }

    public Config withPort(int port) {
        return new Config(host, port, database, web, rules, botPause, channels, limits, retention, ratesNeighbours, keepers, legal, bus);
    }

    public Config withWeb(@Nullable Path web) {
        return new Config(host, port, database, web, rules, botPause, channels, limits, retention, ratesNeighbours, keepers, legal, bus);
    }

    public Config withRules(@Nullable Path rules) {
        return new Config(host, port, database, web, rules, botPause, channels, limits, retention, ratesNeighbours, keepers, legal, bus);
    }

    public Config withBotPause(int millis) {
        return new Config(host, port, database, web, rules, millis, channels, limits, retention, ratesNeighbours, keepers, legal, bus);
    }

    public Config withChannels(NoticeChannels channels) {
        return new Config(host, port, database, web, rules, botPause, channels, limits, retention, ratesNeighbours, keepers, legal, bus);
    }

    public Config withLimits(RateLimits limits) {
        return new Config(host, port, database, web, rules, botPause, channels, limits, retention, ratesNeighbours, keepers, legal, bus);
    }

    public Config withRatesNeighbours(boolean rates) {
        return new Config(host, port, database, web, rules, botPause, channels, limits, retention, rates, keepers, legal, bus);
    }

    public Config withRetention(Retention kept) {
        return new Config(host, port, database, web, rules, botPause, channels, limits, kept, ratesNeighbours, keepers, legal, bus);
    }

    public Config withKeepers(List<String> names) {
        return new Config(host, port, database, web, rules, botPause, channels, limits, retention, ratesNeighbours, names, legal, bus);
    }

    public Config withLegal(@Nullable Path folder) {
        return new Config(host, port, database, web, rules, botPause, channels, limits, retention, ratesNeighbours, keepers, folder, bus);
    }

    public Config withBus(@Nullable String address) {
        return new Config(host, port, database, web, rules, botPause, channels, limits, retention, ratesNeighbours, keepers, legal,
                address);
    }

    @Override
    public String toString() { return "a server on %s:%d".formatted(host, port); } // addresses may hold passwords
}
