package hearthside.server.notice;

import hearthside.core.input.BadInput;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;

/// From when to when somebody does not want to be told anything, on the clock where they live. What happens meanwhile is told at the end.
///
/// @param from such as `22:00`
/// @param to   such as `07:30`; earlier than `from` it is the next morning
/// @param zone such as `Europe/Berlin`
public record QuietHours(String from, String to, String zone) {
    public QuietHours {
        time("from", from);
        time("to", to);
        zoneId(zone);
    }

    private static LocalTime time(String field, String text) {
        try {
            return LocalTime.parse(text);
        } catch (DateTimeException _) {
            throw new BadInput(field, "A time looks like 22:30.");
        }
    }

    private static ZoneId zoneId(String zone) {
        try {
            return ZoneId.of(zone);
        } catch (DateTimeException _) {
            throw new BadInput("zone", "There is no time zone \"%s\".".formatted(zone.length() > 40 ? zone.substring(0, 40) : zone));
        }
    }

    /// The first moment from `at` on that is not quiet.
    public Instant after(Instant at) {
        LocalTime begin = time("from", from), end = time("to", to);
        var here = at.atZone(zoneId(zone));
        var now = here.toLocalTime();
        boolean isQuiet = begin.isBefore(end)
                ? !now.isBefore(begin) && now.isBefore(end)
                : !begin.equals(end) && (!now.isBefore(begin) || now.isBefore(end));
        if (!isQuiet) return at;
        var today = here.toLocalDate();
        return (now.isBefore(end) ? today : today.plusDays(1)).atTime(end).atZone(zoneId(zone)).toInstant();
    }
}
