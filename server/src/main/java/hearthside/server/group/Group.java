package hearthside.server.group;

import hearthside.server.protocol.Social.GroupDefaults;
import hearthside.server.protocol.Social.GroupRole;
import org.jspecify.annotations.Nullable;

/// A group as the database holds it.
///
/// @param link  which of the links there were lets people in, from 1; none where it is not above 0
/// @param noted when the notes were last changed
record Group(String id, String name, String about, boolean isListed, int link, @Nullable GroupDefaults defaults, String notes, long noted,
        long created) {
    /// Of one account, in one group, and of those who ask.
    static final int MOST_OWNED = 3, MOST_JOINED = 20, MOST_ASKED = 10, MOST_MEMBERS = 200, MOST_KEEPERS = 10, MOST_ASKING = 50,
            MOST_BARRED = 200;
    static final int LONGEST_NAME = 60, LONGEST_ABOUT = 300, LONGEST_NOTES = 4_000, LONGEST_DEFAULTS = 4_000;

    /// Somebody who belongs to it, asks, or is barred.
    record Person(String account, String holder, String linkKey, String name, GroupRole role, long since) {}
}
