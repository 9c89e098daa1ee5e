package hearthside.server.protocol;

import hearthside.server.pace.Pace;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// What somebody wants who opens a table.
///
/// @param pace  how much time there is; none is no clock
/// @param open  whether anybody may find it in the lobby, and the finished game afterwards
/// @param talk  how people may talk there; unless said, in phrases where strangers may come and children play
/// @param hints whether players may ask for hints; unless said, those who play against bots alone may
/// @param edition what is in the box, whole; unless said, that of the house
public record NewTable(String game, List<NewSeat> seats, @Nullable Map<String, String> options, @Nullable Pace pace, @Nullable Boolean open,
        @Nullable Boolean hints, @Nullable ChatPolicy talk, @Nullable JsonNode edition) implements RequestBody {

    /// `here` is one more person at the same screen as `me`.
    public enum Kind { ME, HERE, OPEN, BOT }

    public record NewSeat(Kind kind, @Nullable String name, @Nullable String bot) {}
}
