package hearthside.server.identity;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Where holders came from last: whoever has many cookies still has one address. Kept in memory alone.
public final class Origins {
    private static final int REMEMBERED = 10_000;

    private final Map<String, String> addresses = remembered();
    /// Those who have opened a table are remembered apart, for a new cookie costs nothing: else one could make the house forget whose bots
    /// are thinking.
    private final Map<String, String> hosts = remembered();

    private static Map<String, String> remembered() {
        return new LinkedHashMap<>(16, 0.75f, true) {
            @Override // nobody fills the memory with cookies
            protected boolean removeEldestEntry(Map.Entry<String, String> eldest) { return size() > REMEMBERED; }
        };
    }

    public synchronized void note(String holder, String address) {
        addresses.put(holder, address);
        hosts.replace(holder, address);
    }

    /// Somebody has opened a table.
    public synchronized void opened(String holder, @Nullable String address) { if (address != null) hosts.put(holder, address); }

    public synchronized Origin of(String holder) {
        var last = addresses.get(holder);
        return new Origin(holder, last != null ? last : hosts.getOrDefault(holder, holder));
    }
}
