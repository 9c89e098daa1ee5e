package hearthside.core;

import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What everybody may know about a game without playing it.
///
/// @param id       the name in commands, addresses and files: `my-first-stone-age`
/// @param actions  the sealed family of actions
/// @param position the record that the referee sees
/// @param options  what the players may agree on
/// @param rules    the version of its rules: a change that makes old journals end differently counts it up
/// @param edition  the first house edition: what `house` means in every journal, position and lesson, and where no edition is named
/// @param later    the house editions that came after it, the newest last; new tables play with that
public record GameInfo<A>(String id, String title, int minSeats, int maxSeats, Class<A> actions, Class<? extends Record> position,
        List<TableOption> options, int rules, Edition edition, List<Edition> later) {
    private static final String HOUSE = "house";

    public GameInfo {
        options = List.copyOf(options);
        later = List.copyOf(later);
    }

    /// A game with one house edition.
    public GameInfo(String id, String title, int minSeats, int maxSeats, Class<A> actions, Class<? extends Record> position,
            List<TableOption> options, int rules, Edition edition) {
        this(id, title, minSeats, maxSeats, actions, position, options, rules, edition, List.of());
    }

    /// What new tables play with unless they name another edition.
    public Edition newest() { return later.isEmpty() ? edition : later.getLast(); }

    /// All house editions, the first one first.
    public List<Edition> houses() {
        var all = new ArrayList<Edition>();
        all.add(edition);
        all.addAll(later);
        return all;
    }

    /// The words for the house editions: `house` is the first for ever, `house-2` the second.
    public List<String> houseWords() {
        var words = new ArrayList<String>();
        for (int version = 1; version <= 1 + later.size(); version++) words.add(version == 1 ? HOUSE : HOUSE + "-" + version);
        return words;
    }

    /// Which word stands for this edition; empty for one that is not the house's.
    public Optional<String> houseWord(Edition edition) {
        int version = houses().indexOf(edition);
        return version < 0 ? Optional.empty() : Optional.of(houseWords().get(version));
    }

    /// The house edition of this word. Throws [BadInput] that lists the words there are.
    public Edition house(String word) {
        int version = houseWords().indexOf(word);
        if (version >= 0) return houses().get(version);
        throw new BadInput("",
                "\"%s\" is no edition; write \"%s\" or the whole edition.".formatted(word, String.join("\", \"", houseWords())));
    }

    /// The terms of a plain game with the first house edition: every option as it is unless agreed otherwise.
    public Terms terms(int seats) { return terms(seats, Map.of(), edition); }

    public Terms terms(int seats, Map<String, String> chosen) { return terms(seats, chosen, edition); }

    /// The terms of a new table, which plays with the newest house edition.
    public Terms newTerms(int seats, Map<String, String> chosen) { return terms(seats, chosen, newest()); }

    /// Complete terms: what was chosen, and the usual value of everything else.
    /// Throws [BadInput] that names the seat count, key or value that is wrong.
    public Terms terms(int seats, Map<String, String> chosen, Edition edition) {
        if (seats < minSeats || seats > maxSeats)
            throw new BadInput("seats", "%s is for %s, not for %d.".formatted(title, seatRange(), seats));
        if (edition.getClass() != this.edition.getClass()) throw new BadInput("edition", "This is not an edition of %s.".formatted(title));
        var all = new LinkedHashMap<String, String>();
        for (var option : options) for (var key : option.keys(seats)) all.put(key, option.standard());
        // first what is meant for all seats,
        chosen.forEach((key, value) -> { if (!all.containsKey(key)) choose(all, key, value, seats); });
        chosen.forEach((key, value) -> { if (all.containsKey(key)) choose(all, key, value, seats); }); // then what is meant for one
        return new Terms(seats, all, edition);
    }

    /// What was chosen, and what follows from who sits there: a screen that several look at hides nothing from them, and bots have what
    /// suits them unless it was chosen otherwise.
    ///
    /// @param bots     the seats of bots
    /// @param isShared whether several people look at one screen
    public Map<String, String> suiting(Map<String, String> chosen, List<Integer> bots, boolean isShared) {
        var all = new LinkedHashMap<>(chosen);
        for (var option : options) {
            var shared = option.sharedOnly();
            if (isShared && shared != null) all.put(option.key(), shared);
            var forBots = option.forBots();
            if (option.scope() == TableOption.Scope.SEAT && forBots != null && !chosen.containsKey(option.key()))
                for (int seat : bots) all.putIfAbsent(option.key() + "." + seat, forBots);
        }
        return all;
    }

    private void choose(Map<String, String> all, String key, String value, int seats) {
        var option = options.stream().filter(o -> o.key().equals(key) || o.keys(seats).contains(key)).findFirst()
                .orElseThrow(() -> new BadInput("options." + key, "%s has no option \"%s\"; it has %s.".formatted(title, key, keys())));
        if (!option.values().contains(value))
            throw new BadInput("options." + key,
                    "The option %s may be %s, not \"%s\".".formatted(key, String.join(", ", option.values()), value));
        if (all.containsKey(key)) all.put(key, value);
        else for (var each : option.keys(seats)) all.put(each, value); // a seat option without a seat is meant for all
    }

    private String keys() {
        return options.isEmpty() ? "none" : String.join(", ", options.stream().map(TableOption::key).toList());
    }

    private String seatRange() {
        return minSeats == maxSeats
                ? (minSeats == 1 ? "1 player" : minSeats + " players")
                : "%d to %d players".formatted(minSeats, maxSeats);
    }
}
