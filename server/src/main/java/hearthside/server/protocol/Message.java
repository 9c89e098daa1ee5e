package hearthside.server.protocol;

import hearthside.core.GameEvent;
import hearthside.core.Refusal;
import hearthside.core.Result;
import hearthside.server.pace.Pace;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// What the server sends over a table's socket.
public sealed interface Message {

    /// How the table looks to one browser. Whoever has the latest needs nothing else.
    record Update(int seq, String table, String game, String hash, Agreed terms, List<Seated> seats, List<Integer> mine, int viewer,
            List<Integer> toAct,
            List<?> options, List<GameEvent> events, Record view, Takeback undo, boolean over, Standing result, @Nullable String seed,
            List<Integer> thinking, Paced pacing) implements Message {}

    record Refused(String rule, String sentence, List<String> with) implements Message {
        public static Refused of(Refusal refusal) { return new Refused(refusal.rule(), refusal.sentence(), refusal.with()); }
    }

    record Allowed() implements Message {}

    @SuppressWarnings("AvoidCommonTypeNames") // the protocol calls it so
    record Error(String error, String sentence) implements Message {}

    record Said(int seat, String name, String text, Instant at) implements Message {}

    record People(List<Seated> seats, int spectators) implements Message {}

    record UndoAsked(int seat, int entries) implements Message {}

    record UndoAnswered(boolean yes) implements Message {}

    record Moved(String table) implements Message {}

    record Pong() implements Message {}

    /// The terms as far as browsers care.
    record Agreed(int seats, Map<String, String> options) {}

    /// A seat as everybody sees it.
    record Seated(int seat, String name, SeatKind kind, @Nullable String bot, boolean here, boolean connected, boolean resigned) {}

    enum SeatKind { PERSON, OPEN, BOT }

    /// @param free   how many steps of one's own can be taken back at once
    /// @param canAsk whether there is anything one could ask the others to take back
    /// @param asked  the seat that is asking now
    record Takeback(int free, boolean canAsk, @Nullable Integer asked) {
        public static final Takeback NONE = new Takeback(0, false, null);
    }

    record Standing(List<Integer> points, List<Integer> tiebreak, List<Integer> winners, List<Integer> places) {
        public static Standing of(Result result) {
            return new Standing(result.points(), result.tiebreak(), result.winners(), result.places());
        }
    }

    /// The pace of the table as one browser may know it. Times are milliseconds since 1970.
    ///
    /// @param now     the server's clock when this was sent: browsers' own may be wrong
    /// @param clocks  of people who have to decide
    /// @param reserve what each seat has left, in milliseconds; empty without a clock
    /// @param away    seats a stand-in plays for
    /// @param forced  one's own seats whose forced moves are made at once
    record Paced(@Nullable Pace pace, long now, List<Ticking> clocks, List<Long> reserve, List<Integer> away, List<Integer> forced,
            List<Ordered> orders) {}

    record Ticking(int seat, long since, long due) {}

    record Ordered(int seat, JsonNode action, int left, boolean untilAsked, boolean untilOther) {}
}
