package hearthside.server.protocol;

import hearthside.server.pace.Pace;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Whom somebody does not want to hear or meet, and what they complain of; friends, and groups.
public interface Social {
    /// Muted people are not heard; blocked ones are neither heard nor let in where one sits.
    enum Stance { MUTED, BLOCKED }

    enum Reason { WORDS, NAME, STALLING, CHEATING, OTHER }

    /// @param people the newest first
    record Blocked(List<Person> people) implements Answer {}

    record Person(String id, String name, boolean account, Stance stance, Instant since) {}

    /// Somebody at a table, by their seat, or with an account, by its name.
    record Block(Stance stance, @Nullable String table, @Nullable Integer seat, @Nullable String name) implements RequestBody {}

    record Unblock(String id) implements RequestBody {}

    /// @param words what happened, in the words of whoever reports
    record Report(String table, int seat, Reason reason, @Nullable String words) implements RequestBody {}

    /// @param remarks how many of the last remarks go with it
    record Reported(String id, int remarks) implements Answer {}

    /// A report of one's own, for whoever wants to know what is kept of them.
    record OwnReport(String table, int seat, String name, Reason reason, String words, Instant made) {}

    /// Whether both agreed; whether one has asked, or is asked.
    enum Friendship { FRIEND, ASKED, ASKS }

    record Friend(String name, boolean program, Friendship state, Instant since) implements Answer {}

    record Befriending(String name) implements RequestBody {}

    /// What somebody is in a group. Whoever is barred is told nothing of it.
    enum GroupRole {
        OWNER, KEEPER, MEMBER, ASKS, BARRED;

        public boolean isIn() { return this == OWNER || keeps() || this == MEMBER; }

        /// Whether they look after the group.
        public boolean keeps() { return this == OWNER || this == KEEPER; }
    }

    /// What is done about somebody who asks, or belongs to a group.
    enum GroupDeed { ACCEPT, DECLINE, REMOVE, BAR, PARDON, MAKE_KEEPER, MAKE_MEMBER, HAND_OVER }

    /// @param listed   whether strangers find it
    /// @param defaults how a table is set where nothing else is said
    record GroupWish(String name, @Nullable String about, boolean listed, @Nullable GroupDefaults defaults) implements RequestBody {}

    record GroupDefaults(String game, int seats, @Nullable Map<String, String> options, @Nullable Pace pace, @Nullable Talk talk) {}

    /// What anybody is told of a group.
    ///
    /// @param role of whoever asks; null for a stranger
    /// @param asking how many wait for an answer, for those who may give it
    record GroupListed(String group, String name, String about, boolean listed, int members, String owner, @Nullable GroupRole role,
            int asking) implements Answer {}

    /// @param mine   the groups of whoever asks, and those they have asked
    /// @param listed those that strangers find
    record GroupList(List<GroupListed> mine, List<GroupListed> listed) implements Answer {}

    /// @param inside null for strangers
    record GroupShown(GroupListed about, @Nullable GroupInside inside) implements Answer {}

    /// What members are told.
    ///
    /// @param people for those who look after it also those who ask and those who are barred
    /// @param noted  when the notes were changed, as whoever changes them says again
    /// @param link   lets people in; null for those who do not look after it, and where there is none
    record GroupInside(List<GroupPerson> people, String notes, long noted, @Nullable GroupDefaults defaults, @Nullable String link) {}

    record GroupPerson(String name, GroupRole role, Instant since) {}

    record GroupMade(String group) implements Answer {}

    record GroupSecret(String secret) implements RequestBody {}

    record GroupCare(String name, GroupDeed deed) implements RequestBody {}

    /// @param seen when the notes were last changed, as far as whoever writes knows
    record GroupNotes(String text, long seen) implements RequestBody {}

    /// @param on whether there is a link from now on; each is a new one
    record GroupLink(boolean on) implements RequestBody {}

    /// @param table how it is set; without, as the group has agreed
    record GroupTable(@Nullable NewTable table) implements RequestBody {}

    /// @param open    tables with a free seat
    /// @param running games one may look on at
    record GroupLobby(List<Tables.OpenTable> open, List<Replays.Watchable> running) implements Answer {}

    /// How members stand at a game, counted from games at the group's tables alone.
    record GroupRanking(String game, List<Club.Ranked> members) implements Answer {}
}
