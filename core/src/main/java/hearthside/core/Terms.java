package hearthside.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// What the players agree on before they begin. Made by [GameInfo#terms], which knows what may be agreed on.
public record Terms(int seats, Map<String, String> options, Edition edition) {

    public Terms {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    public String option(String key) {
        var value = options.get(key);
        if (value == null) throw new IllegalStateException("no option " + key);
        return value;
    }

    public String option(String key, int seat) { return option(key + "." + seat); }

    public boolean isOn(String key) { return option(key).equals("on"); }
}
