package hearthside.server.pace;

import hearthside.core.input.BadInput;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// How much time the players of a table have. A table without one has no clock.
public sealed interface Pace {
    /// The stand-in that plays the first legal option; any other is the level of a bot.
    String FIRST = "first";

    /// How long one decision may take before the reserve is touched.
    Duration decision();

    /// What each seat has besides, for the whole game.
    Duration reserve();

    /// Who plays for a seat whose time has run out, until its player comes back; the usual bot of the game unless chosen.
    @Nullable
    String standIn();

    /// Everybody is at the table: seconds for each decision, and a reserve in seconds.
    record Live(int seconds, int reserveSeconds, @Nullable String standIn) implements Pace {
        public Live {
            if (seconds < 5 || seconds > 3600) throw new BadInput("seconds", "A decision has from 5 to 3600 seconds.");
            if (reserveSeconds < 0 || reserveSeconds > 10_800)
                throw new BadInput("reserveSeconds", "A reserve has from 0 to 10800 seconds.");
        }

        @Override
        public Duration decision() { return Duration.ofSeconds(seconds); }

        @Override
        public Duration reserve() { return Duration.ofSeconds(reserveSeconds); }
    }

    /// Turn by turn: days for each decision.
    record Daily(int days, @Nullable String standIn) implements Pace {
        public Daily {
            if (days < 1 || days > 30) throw new BadInput("days", "A decision has from 1 to 30 days.");
        }

        @Override
        public Duration decision() { return Duration.ofDays(days); }

        @Override
        public Duration reserve() { return Duration.ZERO; }
    }
}
