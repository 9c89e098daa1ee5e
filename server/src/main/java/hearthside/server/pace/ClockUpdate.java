package hearthside.server.pace;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// When and by whom something was done at a table, and how its clocks stand then. It is written with what was done: both are there, or
/// neither.
///
/// @param due      when the next clock runs out: then the table looks whose time is up
/// @param toAct    the seats that must decide next
/// @param byItself whether one of them does so without a person: a bot, a stand-in, a standing order
public record ClockUpdate(long at, Actor actor, Pacing pacing, Optional<Long> due, List<Integer> toAct, boolean byItself) {
    public ClockUpdate {
        toAct = List.copyOf(toAct);
    }

    public String word() { return actor.name().toLowerCase(Locale.ROOT); }
}
