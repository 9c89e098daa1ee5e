package hearthside.server.people;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What a browser is called in the list of those signed in: "Firefox, Linux". Nothing finer is kept.
public final class Device {
    private static final String[][] BROWSERS = {{"Edg", "Edge"}, {"OPR", "Opera"}, {"SamsungBrowser", "Samsung Internet"},
            {"Firefox|FxiOS", "Firefox"}, {"Chrome|CriOS|Chromium", "Chrome"}, {"Safari", "Safari"}};
    private static final String[][] SYSTEMS = {{"Android", "Android"}, {"iPhone|iPad", "iOS"}, {"Windows", "Windows"}, {"Mac OS", "macOS"},
            {"CrOS", "ChromeOS"}, {"Linux|X11", "Linux"}};

    private Device() {}

    public static String of(@Nullable String userAgent) {
        var agent = userAgent == null ? "" : userAgent;
        var system = first(agent, SYSTEMS);
        return system.isEmpty() ? first(agent, BROWSERS) : (first(agent, BROWSERS) + ", " + system).replaceFirst("^, ", "");
    }

    private static String first(String agent, String[][] signs) {
        for (var sign : signs) if (Pattern.compile(sign[0]).matcher(agent).find()) return sign[1];
        return "";
    }
}
