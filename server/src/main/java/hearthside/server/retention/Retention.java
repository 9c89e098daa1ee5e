package hearthside.server.retention;

import java.time.Duration;

/// How many tables a house keeps, and for how long. What belongs to an account is kept for good.
///
/// @param maxTables  games that are being played at a time
/// @param unfinished how long a game nobody goes on with is kept; zero is for good
/// @param finished   how long a finished game is kept; zero is for good
public record Retention(int maxTables, Duration unfinished, Duration finished) {
    /// For a club: a game may rest over the summer, and last year's can be looked at.
    public static final Retention USUAL = new Retention(10_000, Duration.ofDays(90), Duration.ofDays(365));
}
