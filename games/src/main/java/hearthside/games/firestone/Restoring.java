package hearthside.games.firestone;

import static hearthside.core.input.BadInput.must;
import static hearthside.core.Game.REFEREE;

import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Reads a position back into a state, and says what is wrong with one that cannot arise.
final class Restoring {
    static final int MOST = 999_999; // VP and rounds that no game comes near

    private final Agreement agreed;
    private final FireAndStoneEdition edition;
    private final View view;
    private final OptionalInt starter;
    private final State s;

    Restoring(Terms terms, View view) {
        starter = terms.starter();
        agreed = Agreement.on(terms);
        edition = agreed.edition;
        this.view = view;
        s = new State(agreed);
    }

    State state() {
        turn();
        must(view.hutTiles() >= 0 && view.hutTiles() <= 12, "hutTiles", "The hut track has 12 spaces.");
        s.hutTiles = view.hutTiles();
        s.phase = view.phase();
        new RestoredMap(s, view).read();
        must(view.tribes().size() == agreed.seats, "tribes",
                "There must be %d tribes; there are %d.".formatted(agreed.seats, view.tribes().size()));
        for (int seat = 0; seat < agreed.seats; seat++) within(seat);
        huts();
        new RestoredHerds(s, view).read();
        new RestoredCards(s, view).read();
        end();
        new Invariants(s).check();
        derived();
        return s;
    }

    private void turn() {
        must(view.start() >= 0 && view.start() < agreed.seats, "start", "Seat %d does not exist.".formatted(view.start()));
        must(starter.isEmpty() || view.start() == starter.getAsInt(), "start",
                "The option start is agreed to be %d, so seat %d began.".formatted(starter.orElse(0) + 1, starter.orElse(0) + 1));
        must(view.active() >= 0 && view.active() < agreed.seats, "active", "Seat %d does not exist.".formatted(view.active()));
        must(view.round() >= 1 && view.round() <= (agreed.maxRounds == 0 ? MOST : agreed.maxRounds), "round",
                "There is no round %d (FS-110).".formatted(view.round()));
        for (int scout : view.used()) must(scout >= 0 && scout <= 1, "used", "There is no scout %d.".formatted(scout));
        s.start = view.start();
        s.active = view.active();
        s.round = view.round();
        for (int scout : view.used()) s.used |= 1 << scout;
        s.fresh = view.fresh();
    }

    private void within(int seat) {
        BadInput.inside("tribes[%d]".formatted(seat), () -> new RestoredTribe(s, seat, view.tribes().get(seat)).read());
    }

    private void huts() {
        for (int area = 0; area < s.huts.length; area++) {
            var huts = view.map().get(area).huts();
            var at = "map[%d].huts".formatted(area);
            must(huts.isEmpty() || huts.size() == agreed.seats, at,
                    "There must be a number for each of %d seats, or none.".formatted(agreed.seats));
            for (int seat = 0; seat < huts.size(); seat++) {
                must(huts.get(seat) >= 0 && huts.get(seat) <= edition.huts(), at + "[%d]".formatted(seat),
                        "There cannot be %d huts.".formatted(huts.get(seat)));
                s.huts[area] += huts.get(seat) << 8 * seat;
                s.built[seat] += huts.get(seat);
            }
            must(huts.isEmpty() || s.huts[area] != 0, at, "Where no hut stands, the list is empty.");
            must(s.huts[area] == 0 || s.ground[area] != Tile.CAVE.ordinal() || s.isCave(Cave.GARDEN_OF_EDEN)
                    || s.isCave(Cave.CAVE_DWELLERS), at, "No huts are built at this cave (FS-86).");
        }
        for (int seat = 0; seat < agreed.seats; seat++)
            must(s.hutsLeft(seat) >= 0 && s.hutsLeft(seat) == view.tribes().get(seat).huts(), "tribes[%d].huts".formatted(seat),
                    "Of %d huts %d are on the map.".formatted(edition.huts(), s.built[seat]));
        for (int seat = 0; seat < agreed.seats; seat++)
            must(s.stone[seat] < 0 || s.hutsOf(seat, s.stone[seat]) > 0, "tribes[%d].stoneAt".formatted(seat),
                    "The stone lies only where a hut of its owner stands.");
    }

    private void end() {
        var card = view.endCard();
        boolean allBuilt = false;
        for (int built : s.built) allBuilt |= built == edition.huts();
        boolean triggered = s.hutTiles >= Huts.ENDS || allBuilt;
        must((card != null) == triggered, "endCard",
                "The end card is taken when the eleventh hut tile is found or somebody has built all huts (FS-94).");
        if (card == null) return;
        must(card.seat() >= 0 && card.seat() < agreed.seats, "endCard.seat", "Seat %d does not exist.".formatted(card.seat()));
        s.endedBy = card.seat();
        s.extinguished = card.extinguished();
    }

    /// What can be worked out must be what it comes to.
    private void derived() {
        var again = View.of(s, REFEREE);
        same(view.used(), again.used(), "used");
        for (int area = 0; area < s.ground.length; area++)
            must(view.map().get(area).equals(again.map().get(area)), "map[%d]".formatted(area), "This area does not fit the rest.");
        for (int i = 0; i < view.forests().size(); i++)
            must(view.forests().get(i).equals(again.forests().get(i)), "forests[%d]".formatted(i),
                    "Animals are told in the order hare, boar, deer, ibex, bison, wolf, mammoth.");
        same(view.display(), again.display(), "display");
        same(view.deck(), again.deck(), "deck");
        same(view.vpCards(), again.vpCards(), "vpCards");
        same(view.offered(), again.offered(), "offered");
        same(view.preparedAnimals(), again.preparedAnimals(), "preparedAnimals");
        for (int seat = 0; seat < agreed.seats; seat++) tribe(view.tribes().get(seat), again.tribes().get(seat), seat);
        for (int seat = 0; seat < agreed.seats; seat++)
            for (int other = 0; other < seat; other++)
                must(s.task[seat] != s.task[other], "tribes[%d].task".formatted(seat), "Two players have the same task (FS-11).");
    }

    private static void tribe(View.Tribe told, View.Tribe is, int seat) {
        var at = "tribes[%d].".formatted(seat);
        same(told.score().track(), is.score().track(), at + "score.track");
        same(told.score().cards(), is.score().cards(), at + "score.cards");
        same(told.score().huts(), is.score().huts(), at + "score.huts");
        same(told.score().majorities(), is.score().majorities(), at + "score.majorities");
        same(told.score().cave(), is.score().cave(), at + "score.cave");
        same(told.score().task(), is.score().task(), at + "score.task");
        same(told.animals(), is.animals(), at + "animals");
        same(told.mat(), is.mat(), at + "mat");
        must(told.inventions().equals(is.inventions()), at + "inventions", "Inventions are told in the order of the box.");
        must(told.equals(is), "tribes[%d]".formatted(seat), "This tribe does not fit the rest of the position.");
    }

    /// Only for numbers and names, and lists of them: nobody wants to read a record.
    private static void same(@Nullable Object told, @Nullable Object is, String field) {
        if (Objects.equals(told, is)) return;
        var text = is instanceof List<?> list
                ? list.isEmpty() ? "empty" : list.stream().map(String::valueOf).collect(Collectors.joining(", ")).toLowerCase(Locale.ROOT)
                : String.valueOf(is);
        must(false, field, "This does not fit the rest of the position, which makes it %s.".formatted(text));
    }
}
