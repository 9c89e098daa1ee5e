package hearthside.server.table;

import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.Phrase;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What people say at one table: the last hundred remarks are kept. Browsers show it as plain text, never as HTML.
///
/// @param last the newest last
/// @param next the number of the next remark
public record Chat(List<Remark> last, int next) {
    public static final int KEPT = 100;
    public static final Chat NONE = new Chat(List.of(), 0);
    private static final int LENGTH = 500;
    private static final int MOST_AT_ONCE = 20;
    private static final int AT_ONCE_SECONDS = 10;

    public Chat {
        last = List.copyOf(last);
    }

    /// Something that was said, as it is written.
    ///
    /// @param number of the remark
    /// @param after  so many lines of the journal: all servers tell it there
    /// @param by     the holder who said it; null where that was not noted yet
    public record Remark(int number, int after, Message.Said said, @Nullable String by) {
        void tell(AudienceMember viewer) {
            if (viewer.hears(by)) viewer.tell(said);
        }
    }

    public Chat with(List<Remark> news) {
        if (news.isEmpty()) return this;
        var all = new ArrayList<>(last);
        all.addAll(news);
        return new Chat(all.subList(Math.max(0, all.size() - KEPT), all.size()), news.getLast().number + 1);
    }

    /// What was said since then.
    List<Remark> since(Chat before) { return last.stream().filter(remark -> remark.number >= before.next).toList(); }

    /// A remark as it will be written. Throws [ApiError] where it is none, or one too many.
    Message.Said remark(Seat seat, String typed, @Nullable Phrase phrase) {
        var text = typed.replaceAll("\\p{Cc}", " ").strip();
        if (text.isEmpty()) throw new ApiError(400, "bad-text", "There is nothing to say in this.");
        if (text.length() > LENGTH) throw new ApiError(400, "bad-text", "One can say at most %d characters at once.".formatted(LENGTH));
        var now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        // each for themselves, or one could silence the others; what seems to be said later was said before the time of day was set back
        if (last.stream().filter(
                remark -> remark.said.seat() == seat.seat() && remark.said.at().isAfter(now.minusSeconds(AT_ONCE_SECONDS))
                        && !remark.said.at().isAfter(now))
                .count() >= MOST_AT_ONCE)
            throw new ApiError(409, "too-fast", "You talk too fast; wait a moment.");
        return new Message.Said(seat.seat(), seat.name(), seat.account(), text, now, phrase);
    }
}
