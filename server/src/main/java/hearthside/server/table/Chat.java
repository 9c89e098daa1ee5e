package hearthside.server.table;

import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import hearthside.server.tables.TableRepository;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/// What people say at one table: the last hundred remarks are kept. Browsers show it as plain text, never as HTML.
public final class Chat {
    private static final int LENGTH = 500;
    private static final int MOST_IN_TEN_SECONDS = 20;

    private final TableRepository repository;
    private final String table;
    private final Deque<Message.Said> last = new ArrayDeque<>();
    private int line;

    public Chat(TableRepository repository, String table) {
        this.repository = repository;
        this.table = table;
        catchUp();
    }

    /// What is written; some of it may have been taken away.
    void read() {
        last.clear();
        line = 0;
        catchUp();
    }

    /// What was said on other servers meanwhile.
    public List<Message.Said> catchUp() {
        var news = repository.chat(table, line);
        for (var said : news) {
            line = said.getKey() + 1;
            keep(said.getValue());
        }
        return news.stream().map(Map.Entry::getValue).toList();
    }

    private void keep(Message.Said said) {
        last.add(said);
        if (last.size() > TableRepository.CHAT_KEPT) last.removeFirst();
    }

    List<Message.Said> last() { return List.copyOf(last); }

    /// Returns what everybody is to be told: this, and before it what was said meanwhile on other servers.
    List<Message.Said> say(Seat chair, String typed) {
        var text = typed.replaceAll("\\p{Cc}", " ").strip();
        if (text.isEmpty()) throw new ApiError(400, "bad-text", "There is nothing to say in this.");
        if (text.length() > LENGTH) throw new ApiError(400, "bad-text", "One can say at most %d characters at once.".formatted(LENGTH));
        var now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        if (last.stream().filter(said -> said.at().isAfter(now.minusSeconds(10))).count() >= MOST_IN_TEN_SECONDS)
            throw new ApiError(409, "too-fast", "This table talks too fast; wait a moment.");
        var said = new Message.Said(chair.seat(), chair.name(), text, now);
        var told = new ArrayList<Message.Said>();
        while (!repository.say(table, line, said)) told.addAll(catchUp());
        line++;
        keep(said);
        told.add(said);
        return told;
    }
}
