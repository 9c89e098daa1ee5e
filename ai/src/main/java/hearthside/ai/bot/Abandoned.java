package hearthside.ai.bot;

/// Nobody waits for the end of this game any more.
@SuppressWarnings("serial")
public final class Abandoned extends RuntimeException {
    Abandoned() { super("The game was broken off.", null, false, false); }
}
