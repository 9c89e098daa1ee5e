package hearthside.server.replay;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// What was told about finished games lately: they do not change, and telling one means playing it again. So many letters are kept, and
/// those that were asked for last.
public final class FinishedAnswers {
    private static final long MOST_LETTERS = 6_000_000;
    private static final long LARGEST = 1_500_000;
    private static final Duration KEPT = Duration.ofMinutes(10);

    private record Told(String text, long at) {}

    private final Map<String, Told> told = new LinkedHashMap<>(16, 0.75f, true);
    private final LongAdder again = new LongAdder();
    private final long kept;
    private final LongSupplier nanos;
    private long letters;

    public FinishedAnswers() { this(KEPT); }

    /// @param kept for how long
    public FinishedAnswers(Duration kept) { this(kept, System::nanoTime); }

    public FinishedAnswers(LongSupplier nanos) { this(KEPT, nanos); }

    private FinishedAnswers(Duration kept, LongSupplier nanos) {
        this.kept = kept.toNanos();
        this.nanos = nanos;
    }

    public String tell(String key, Supplier<String> answer) { return tell(key, answer, _ -> true); }

    /// @param isFinal whether this answer will stay as it is
    public String tell(String key, Supplier<String> answer, Predicate<String> isFinal) {
        var known = find(key);
        if (known != null) {
            again.increment();
            return known;
        }
        var text = answer.get();
        if (isFinal.test(text) && text.length() <= LARGEST) keep(key, text);
        return text;
    }

    private synchronized @Nullable String find(String key) {
        var known = told.get(key);
        if (known == null) return null;
        if (nanos.getAsLong() - known.at <= kept) return known.text;
        told.remove(key);
        letters -= known.text.length();
        return null;
    }

    private synchronized void keep(String key, String text) {
        var before = told.put(key, new Told(text, nanos.getAsLong()));
        letters += text.length() - (before == null ? 0 : before.text.length());
        var oldest = told.entrySet().iterator();
        while (letters > MOST_LETTERS) {
            letters -= oldest.next().getValue().text.length();
            oldest.remove();
        }
    }

    /// How often an answer was told from memory.
    public long again() { return again.sum(); }

    public synchronized int size() { return told.size(); }
}
