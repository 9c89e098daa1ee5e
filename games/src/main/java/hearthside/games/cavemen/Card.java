package hearthside.games.cavemen;

/// CV-4: the cards. A stone marker is 1 to 5, or 0 where there is none (CV-10).
public sealed interface Card {
    String id();

    String name();

    int marker();

    /// @param cost in food or in teeth
    record Caveman(String id, String name, int marker, Kind kind, int cost, int hunting, int inventing, int foraging) implements Card {}

    /// @param cost the hunting score a tribe needs
    record Beast(String id, String name, int marker, int cost, int food, int teeth) implements Card {}

    /// @param cost in teeth; 0 for a home cave, which nobody buys
    record Cave(String id, String name, int marker, int cost, int population) implements Card {}

    /// @param cost the inventing score a tribe needs; nothing is paid
    record Invention(String id, String name, int marker, int cost, Effect effect) implements Card {}
}
