package hearthside.core.input;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Something given to us from outside cannot be used: terms, a position, an edition, a journal, a file.
/// It says in one sentence for people what is wrong, and in which field.
public final class BadInput extends IllegalArgumentException {
    /// So many complaints about one thing are told at once; then the reading stops.
    public static final int MOST = 100;

    private static final ThreadLocal<@Nullable List<BadInput>> GATHERED = new ThreadLocal<>();

    private final String field;
    private final String sentence;

    public BadInput(String field, String sentence) {
        super(field.isEmpty() ? sentence : field + ": " + sentence);
        this.field = field;
        this.sentence = sentence;
    }

    /// Complains unless `holds`. While complaints are gathered, the reading goes on as if it did.
    public static void must(boolean holds, String field, String sentence) {
        if (holds) return;
        var complaint = new BadInput(field, sentence);
        var gathered = GATHERED.get();
        if (gathered == null || gathered.size() >= MOST - 1) throw complaint;
        gathered.add(complaint);
    }

    /// Reads with all complaints gathered instead of the first one thrown. What was read is for guessing at most, once there are any; it
    /// is null where the reading could not go on.
    public static <T> @Nullable T gather(List<BadInput> complaints, Supplier<T> reading) {
        var outer = GATHERED.get();
        GATHERED.set(complaints);
        try {
            return reading.get();
        } catch (BadInput e) {
            complaints.add(e);
            return null;
        } catch (RuntimeException e) {
            if (complaints.isEmpty()) throw e; // our own fault; after a complaint it is that of the position
            return null;
        } finally {
            if (outer == null) GATHERED.remove();
            else GATHERED.set(outer);
        }
    }

    /// Reads a part of something: what is complained about there is told with the path of the part.
    public static void inside(String outer, Runnable reading) {
        var gathered = GATHERED.get();
        int before = gathered == null ? 0 : gathered.size();
        try {
            reading.run();
        } catch (BadInput e) {
            throw e.within(outer);
        } finally {
            if (gathered != null) gathered.subList(before, gathered.size()).replaceAll(complaint -> complaint.within(outer));
        }
    }

    /// Where to look: `options.start`, `settlements[0].dogs`; empty for the whole.
    public String field() { return field; }

    public String sentence() { return sentence; }

    /// The same complaint, told from further outside: `dogs` becomes `position.dogs`.
    public BadInput within(String outer) {
        var path = field.isEmpty() ? outer : field.startsWith("[") ? outer + field : outer + "." + field;
        return new BadInput(path, sentence);
    }

    /// Field and sentence together.
    public String text() { return field.isEmpty() ? sentence : field + ": " + sentence; }
}
