package hearthside.server.identity;

/// On whose behalf something is done, so that it can be shared fairly.
///
/// @param holder  a guest or an account
/// @param address where they came from last; the holder where that is not known
public record Origin(String holder, String address) {}
