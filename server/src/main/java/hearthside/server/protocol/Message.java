package hearthside.server.protocol;

import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Refusal;
import hearthside.core.Result;
import hearthside.core.Terms;
import hearthside.server.pace.Pace;
import hearthside.wire.Editions;
import hearthside.wire.Json;
import hearthside.wire.OfSomeGame;
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
            List<@OfSomeGame ?> options, List<GameEvent> events, Record view, @Nullable Record facts, UndoState undo, boolean over,
            Standing result, @Nullable String seed,
            List<Integer> thinking, Paced pacing, @Nullable Vote vote, ChatPolicy talk) implements Message {}

    record Refused(String rule, String sentence, List<String> with) implements Message {
        public static Refused of(Refusal refusal) { return new Refused(refusal.rule(), refusal.sentence(), refusal.with()); }
    }

    record Allowed() implements Message {}

    @SuppressWarnings("AvoidCommonTypeNames") // the protocol calls it so
    record Error(String error, String sentence) implements Message {}

    /// @param phrase where it is one: browsers say it in their language
    record Said(int seat, String name, boolean account, String text, Instant at, @Nullable Phrase phrase) implements Message {}

    record People(List<Seated> seats, int spectators) implements Message {}

    record UndoAsked(int seat, int entries) implements Message {}

    record UndoAnswered(boolean yes) implements Message {}

    record Moved(String table) implements Message {}

    record Pong() implements Message {}

    /// The terms as far as browsers care.
    ///
    /// @param edition what is in the box; null in games that were kept before it was told, which had the house edition
    record Agreed(int seats, Map<String, String> options, @Nullable Boxed edition) {

        /// At a table: whoever does not have the edition asks the table for it, once.
        public static Agreed at(Terms terms) {
            return new Agreed(terms.seats(), terms.options(), new Boxed(terms.edition().name(), Editions.hash(terms.edition()), null));
        }

        /// Where there is no table to ask: an edition that browsers do not have comes along whole. They have the newest of the house's.
        public static Agreed whole(Game<?, ?> game, Terms terms) {
            var edition = terms.edition();
            return new Agreed(terms.seats(), terms.options(), new Boxed(edition.name(), Editions.hash(edition),
                    edition.equals(game.info().newest()) ? null : Json.tree(edition)));
        }
    }

    /// An edition.
    ///
    /// @param hash  of its components, by which browsers know whether they have it
    /// @param whole the edition itself; null where it comes with the game or can be asked for
    record Boxed(String name, String hash, @Nullable JsonNode whole) {}

    /// A seat as everybody sees it.
    ///
    /// @param account whether the name is that of an account: no guest can have it
    /// @param program whether a program plays under that account
    /// @param rematch whether its player wants to play again
    record Seated(int seat, String name, SeatKind kind, @Nullable String bot, boolean here, boolean connected, boolean resigned,
            boolean account, boolean program, boolean rematch) {}

    enum SeatKind { PERSON, OPEN, BOT }

    /// @param free   how many steps of one's own can be taken back at once
    /// @param canAsk whether there is anything one could ask the others to take back
    /// @param asked  the seat that is asking now
    /// @param until  when that question ends, by the server's clock
    record UndoState(int free, boolean canAsk, @Nullable Integer asked, @Nullable Long until) {
        public static final UndoState NONE = new UndoState(0, false, null, null);
    }

    /// Whether to free a seat: more than half of the people at the table must agree.
    ///
    /// @param seat   who asks; -1 for a host without a seat
    /// @param about  the seat that would be free
    /// @param silent who has not answered yet; of somebody with several seats the first
    /// @param until  when it ends, by the server's clock
    record Vote(int seat, int about, List<Integer> silent, long until) {}

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

    record Ordered(int seat, @OfSomeGame JsonNode action, int left, boolean untilAsked, boolean untilOther) {}
}
