package hearthside.ai.search;

/// One thing the value function looks at.
///
/// @param name   in files of weights: `food`
/// @param reason what a hint says of an option after which there is more of it: "feeds the tribe"
/// @param lack   what it says if there is less of it and that is good; empty if that makes no sense
public record Feature(String name, String reason, String lack) {
    public Feature(String name, String reason) { this(name, reason, ""); }
}
