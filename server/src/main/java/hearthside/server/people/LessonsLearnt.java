package hearthside.server.people;

import hearthside.core.input.BadInput;
import hearthside.server.protocol.People;
import hearthside.server.store.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The lessons that somebody with an account has finished. What was learnt stays learnt, so what several devices know is put together and
/// nothing is ever taken away.
public record LessonsLearnt(Rows rows) {
    /// Of one game: far more than any game has.
    static final int MOST = 50;
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]{1,40}");

    /// Returns what is known by now, the games and their lessons in order.
    public People.Progress of(String account) { return rows.read(handle -> of(handle, account)); }

    private static People.Progress of(Handle handle, String account) {
        var learnt = new TreeMap<String, List<String>>();
        handle.createQuery("select game, name from lessons_learnt where account = :account order by game, name").bind("account", account)
                .map((rs, _) -> Map.entry(rs.getString("game"), rs.getString("name")))
                .forEach(each -> learnt.computeIfAbsent(each.getKey(), _ -> new ArrayList<>()).add(each.getValue()));
        return new People.Progress(learnt);
    }

    /// Adds what a device knows, and returns all that is known then. Throws [BadInput] where it cannot be; then nothing was added.
    ///
    /// @param isGame whether there is a game of this name
    public People.Progress add(String account, People.Progress told, Predicate<String> isGame, long now) {
        told.learnt().forEach((game, names) -> check(game, names, isGame));
        var known = of(account);
        if (told.learnt().entrySet().stream().allMatch(each -> known.of(each.getKey()).containsAll(each.getValue()))) return known;
        return rows.written(handle -> {
            rows.alone(handle, "lessons " + account);
            told.learnt().forEach((game, names) -> names.forEach(name -> insert(handle, account, game, name, now)));
            return of(handle, account);
        });
    }

    private static void check(String game, @Nullable List<@Nullable String> names, Predicate<String> isGame) {
        if (!isGame.test(game)) throw new BadInput("learnt", "There is no such game.");
        if (names == null) throw new BadInput("learnt." + game, "This is missing.");
        if (names.size() > MOST) throw new BadInput("learnt." + game, "No game has so many lessons.");
        for (var name : names)
            if (name == null || !NAME.matcher(name).matches()) throw new BadInput("learnt." + game, "This is no name of a lesson.");
    }

    private static void insert(Handle handle, String account, String game, String name, long now) {
        handle.createUpdate("""
                insert into lessons_learnt (account, game, name, learnt) select :account, :game, :name, :now
                where (select count(*) from lessons_learnt where account = :account and game = :game) < :most on conflict do nothing""")
                .bind("account", account).bind("game", game).bind("name", name).bind("now", now).bind("most", MOST).execute();
    }
}
