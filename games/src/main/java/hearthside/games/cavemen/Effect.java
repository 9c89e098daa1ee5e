package hearthside.games.cavemen;

/// CV-81: what an invention gives its tribe, at once and for good. All of it works by itself; nothing is optional.
public sealed interface Effect {

    record Raise(Score score, int by) implements Effect {}

    /// So much for every `each` cavemen of a kind, rounded down.
    record RaisePer(Score score, int by, Kind kind, int each) implements Effect {}

    /// So much for every cave but the home cave.
    record RaisePerCave(Score score, int by) implements Effect {}

    /// While the tribe has at least one caveman of a kind.
    record RaiseWith(Score score, int by, Kind kind) implements Effect {}

    /// While the tribe has at least `size` cavemen, the leader included.
    record RaiseFromSize(Score score, int by, int size) implements Effect {}

    /// CV-77: more of everything that is hunted.
    record HuntMore(int food, int teeth) implements Effect {}

    /// CV-62: recruits cost less, but never less than 1.
    record RecruitForLess(int by) implements Effect {}

    /// Whoever wins the Conch pays less than the bid, but never less than nothing.
    record PayLessForConch(int by) implements Effect {}

    /// CV-49: food in every Feed phase, before anything is paid.
    record FindFood(int food) implements Effect {}

    /// CV-49: teeth for every caveman of a kind, in a Feed phase in which the tribe holds the Conch, before anything is paid.
    record FindTeethPer(Kind kind, int teeth) implements Effect {}

    /// The holder of the Conch owes only half the food, rounded up.
    record FeedHalf() implements Effect {}

    /// CV-76: no casualties are drawn for.
    record NoCasualties() implements Effect {}

    /// CV-83: Fire.
    record Win() implements Effect {}
}
