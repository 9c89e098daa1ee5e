package hearthside.ai.arena;

import hearthside.ai.Simulation;
import hearthside.ai.bot.Level;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/// Which bots meet on which seats in which game: all of it follows from the number of the game.
///
/// Each deal is played once for every way to seat the bots in turn, so that nobody gains by luck or by sitting first. With more bots than
/// seats every group of neighbours in the list meets; with fewer, the last one fills the table.
public final class Arena<S extends Copyable<S>, A> {
    private final Game<S, A> game;
    private final Terms terms;
    private final List<Level<S, A>> bots;
    private final long seed;
    private final List<List<Integer>> tables = new ArrayList<>();

    public Arena(Game<S, A> game, Terms terms, List<Level<S, A>> bots, long seed) {
        if (bots.isEmpty()) throw new BadInput("--bots", "At least one bot must play.");
        this.game = game;
        this.terms = terms;
        this.bots = List.copyOf(bots);
        this.seed = seed;
        int seats = terms.seats();
        for (int first = 0; first < Math.max(1, bots.size() > seats ? bots.size() : 1); first++) {
            var table = new ArrayList<Integer>();
            for (int seat = 0; seat < seats; seat++)
                table.add(bots.size() > seats ? (first + seat) % bots.size() : Math.min(seat, bots.size() - 1));
            tables.add(table);
        }
    }

    public Played play(long number) {
        int seats = terms.seats();
        int shift = (int) (number % seats);
        long round = number / seats;
        var table = tables.get((int) (round % tables.size()));
        var outcome = new Simulation<>(game, terms, table.stream().map(bots::get).toList()).play(seed, round / tables.size(), shift);
        var seated = new ArrayList<Integer>();
        for (int seat = 0; seat < seats; seat++) seated.add(table.get(Math.floorMod(seat - shift, seats)));
        var result = outcome.result();
        return new Played(number, seated, result.points(), result.winners(), result.places());
    }
}
