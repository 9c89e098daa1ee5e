package hearthside.server.identity;

import java.util.LinkedHashMap;
import java.util.Map;

/// Where holders came from last: whoever has many cookies still has one address. Kept in memory alone.
public final class Origins {
    private static final int REMEMBERED = 10_000;

    private final Map<String, String> addresses = new LinkedHashMap<>(16, 0.75f, true) {
        @Override // nobody fills the memory with cookies
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) { return size() > REMEMBERED; }
    };

    public synchronized void note(String holder, String address) { addresses.put(holder, address); }

    public synchronized Origin of(String holder) { return new Origin(holder, addresses.getOrDefault(holder, holder)); }
}
