package hearthside.games.cavemen;

/// What a caveman is. CV-9: the leader is of no kind that an invention speaks of, and the starting hunter is a hunter.
public enum Kind {
    LEADER, HUNTER, THINKER, ELDER, EXPLORER
}
