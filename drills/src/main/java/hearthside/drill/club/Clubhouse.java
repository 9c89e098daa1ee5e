package hearthside.drill.club;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/// A group in which people come and go, write notes and open tables, and who of it challenges whom. It remembers what was confirmed; what
/// broke off is looked up before it is built upon.
final class Clubhouse {
    private static final String GAME = "my-first-stone-age";
    private static final int MOST_TABLES = 20;

    private final Wrongs wrongs;
    private final Member owner;
    private final List<Member> people;
    private final String group;
    private final Map<String, Boolean> belongs = new HashMap<>(); // by name; whoever is missing is not known about
    private final Set<String> tables = new HashSet<>();
    private final Map<String, String> accepted = new HashMap<>(); // who sits by a challenge, by table
    private @Nullable String notes = "";
    private int confirmed;

    Clubhouse(Member owner, List<Member> people, Wrongs wrongs) {
        this.owner = owner;
        this.people = people;
        this.wrongs = wrongs;
        group = owner.call("/api/groups", Map.of("name", "Drilled club", "about", "", "listed", true)).mustBeWell().get("group")
                .stringValue();
    }

    synchronized int confirmed() { return confirmed; }

    synchronized int challenges() { return accepted.size(); }

    /// One thing after the other, so that what was confirmed last holds.
    synchronized void goOn() {
        var somebody = people.get(ThreadLocalRandom.current().nextInt(people.size()));
        switch (ThreadLocalRandom.current().nextInt(6)) {
            case 0 -> write();
            case 1 -> open(somebody);
            case 2 -> challenge(somebody);
            default -> comeOrGo(somebody);
        }
    }

    private String path(String more) { return "/api/groups/" + group + more; }

    private void comeOrGo(Member who) {
        if (!belongs.containsKey(who.name())) look(who);
        var isIn = belongs.remove(who.name());
        if (isIn == null) return;
        var answer = isIn ? who.call(path("/leave"), Map.of()) : who.call(path("/ask"), Map.of());
        if (!isIn && answer.isWell()) answer = owner.call(path("/people"), Map.of("name", who.name(), "deed", "accept"));
        if (answer.isWell()) belongs.put(who.name(), !isIn);
        if (answer.isWell()) confirmed++;
        else if (answer.isSure()) wrongs.add("a membership that was confirmed is not there");
    }

    private void look(Member who) {
        var answer = who.call(path(""));
        if (!answer.isWell()) return;
        var role = answer.told().get("about").get("role");
        if (role.isNull()) belongs.put(who.name(), false);
        else if (role.stringValue().equals("member")) belongs.put(who.name(), true);
        else if (owner.call(path("/people"), Map.of("name", who.name(), "deed", "accept")).isWell()) belongs.put(who.name(), true);
    }

    private void write() {
        var read = owner.call(path(""));
        if (!read.isWell()) return;
        var inside = read.told().get("inside");
        if (notes != null && !inside.get("notes").stringValue().equals(notes)) wrongs.add("notes that were confirmed are not there");
        var text = "Noted %d".formatted(ThreadLocalRandom.current().nextInt(1_000_000));
        var answer = owner.call(path("/notes"), Map.of("text", text, "seen", inside.get("noted").longValue()));
        notes = answer.isWell() ? text : null;
        if (answer.isWell()) confirmed++;
    }

    private static Map<String, ?> table() {
        return Map.of("game", GAME, "seats", List.of(Map.of("kind", "me"), Map.of("kind", "open")));
    }

    private void open(Member who) {
        if (tables.size() >= MOST_TABLES || !Boolean.TRUE.equals(belongs.get(who.name()))) return;
        var answer = who.call(path("/tables"), Map.of("table", table()));
        if (!answer.isWell()) return;
        tables.add(answer.told().get("table").stringValue());
        confirmed++;
    }

    private void challenge(Member from) {
        var to = people.get((people.indexOf(from) + 1) % people.size());
        if (accepted.size() >= MOST_TABLES) return;
        var opened = from.call("/api/tables", table());
        if (!opened.isWell()) return;
        var table = opened.told().get("table").stringValue();
        var asked = from.call("/api/tables/%s/challenges".formatted(table), Map.of("name", to.name()));
        if (!asked.isWell()) return;
        var id = asked.told().get("challenge").stringValue();
        var open = to.call("/api/me/challenges");
        if (open.isWell() && open.told().valueStream().noneMatch(each -> each.get("challenge").stringValue().equals(id)))
            wrongs.add("a challenge that was confirmed is not there");
        if (to.call("/api/challenges/%s/accept".formatted(id), Map.of()).isWell()) accepted.put(table, to.name());
    }

    /// What was confirmed, against what is written.
    synchronized void compare(Connection connection) throws SQLException {
        try (var query = connection.prepareStatement("select a.name from group_people p join accounts a on a.id = p.account "
                + "where p.group_id = ? and p.role in ('member', 'keeper', 'owner')")) {
            var written = names(query);
            belongs.forEach((name, isIn) -> wrongs.add("memberships other than confirmed", written.contains(name) == isIn ? 0 : 1));
        }
        try (var query = connection.prepareStatement("select notes from player_groups where id = ?")) {
            if (notes != null && !names(query).contains(notes)) wrongs.add("notes that were confirmed are not there");
        }
        try (var query = connection.prepareStatement("select table_id from group_tables where group_id = ?")) {
            var written = names(query);
            wrongs.add("tables of the group that are missing", (int) tables.stream().filter(table -> !written.contains(table)).count());
        }
        try (var query = connection.prepareStatement("select a.name from seat_holders h join accounts a on a.holder = h.holder "
                + "where h.table_id = ?")) {
            for (var each : accepted.entrySet()) {
                query.setString(1, each.getKey());
                if (!read(query).contains(each.getValue())) wrongs.add("accepted challenges without their seat");
            }
        }
    }

    private List<String> names(PreparedStatement query) throws SQLException {
        query.setString(1, group);
        return read(query);
    }

    private static List<String> read(PreparedStatement query) throws SQLException {
        var all = new ArrayList<String>();
        try (var lines = query.executeQuery()) {
            while (lines.next()) all.add(lines.getString(1));
        }
        return all;
    }
}
