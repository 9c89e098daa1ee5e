package hearthside.ai.review;

/// Why an option is good.
///
/// @param feature the name of what there is more of after it, or less
/// @param more    whether there is more of it
/// @param words   the same in English: "feeds the tribe"
public record Reason(String feature, boolean more, String words) {}
