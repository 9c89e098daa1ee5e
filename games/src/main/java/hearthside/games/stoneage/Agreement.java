package hearthside.games.stoneage;

import hearthside.core.TableOption;
import hearthside.core.Terms;
import hearthside.core.WorkedOut;
import hearthside.core.input.BadInput;
import java.util.List;
import java.util.stream.IntStream;

/// The game as this table plays it: the options of the terms, and the edition laid out so that rules can look things up quickly.
/// One seat means the solo game: one board, four tribes.
final class Agreement {
    static final List<TableOption> OPTIONS = List.of(
            TableOption.table("start", "SA-5", "random", "random", "1", "2", "3", "4"),
            TableOption.flag("hiddenStacks", "SA-V1"));

    static final List<TableOption> SOLO_OPTIONS = List.of(
            TableOption.table("level", "SS-V1", "1", "1", "2", "3", "4"),
            TableOption.table("soloFieldStart", "SS-11", "level", "level", "0", "5", "10", "15"),
            TableOption.flag("lightMeals", "SS-V2"));

    static final int SOLO_TRIBES = 4, MOST_FIGURES = StoneAgeEdition.FIGURES, TOP_OF_FIELD = StoneAgeEdition.TOP_OF_FIELD;

    static List<Integer> fires() { return SoloLevel.ALL.stream().map(SoloLevel::limit).toList(); }

    final StoneAgeEdition edition;
    final int seats, tribes;
    final boolean solo, hiddenStacks;
    final int piles; // SA-3, SS-6
    final int village; // SA-20: how many of the three places in the village are open
    final int crowd; // SA-21, SA-22: how many players may share a place with rings
    final int mostFigures; // SA-33, SS-3: of one tribe
    final int topOfField; // SA-35, SS-11
    final int level, fieldStart, meal;
    final SoloLevel solitary;
    final long onceCards, anyTwoCards, greenCards; // as bits
    final long[] symbols, professions; // cards as bits
    final int[] people, once; // by card
    final Payments[] payments; // by tile
    final int startingTiles; // SS-5, as bits

    private static final WorkedOut<Agreement> WORKED_OUT = new WorkedOut<>(Agreement::new);

    static Agreement on(Terms terms) { return WORKED_OUT.on(terms); }

    private Agreement(Terms terms) {
        edition = (StoneAgeEdition) terms.edition();
        seats = terms.seats();
        solo = seats == 1;
        tribes = solo ? SOLO_TRIBES : seats;
        hiddenStacks = !solo && terms.isOn("hiddenStacks");
        piles = solo ? 2 : seats;
        village = seats == 2 || seats == 3 ? 2 : 3;
        crowd = switch (seats) {
            case 2 -> 1;
            case 3 -> 2;
            default -> 4;
        };
        level = solo ? Integer.parseInt(terms.option("level")) : 1;
        solitary = SoloLevel.of(level);
        fieldStart = solo ? terms.number("soloFieldStart", "level").orElse(printedField(level)) : 0;
        topOfField = Math.max(TOP_OF_FIELD, fieldStart);
        mostFigures = solo ? solitary.figures() + 5 : MOST_FIGURES;
        meal = solo && terms.isOn("lightMeals") ? 1 : solitary.meal();
        check(terms);
        symbols = new long[Symbol.values().length];
        professions = new long[Profession.values().length];
        people = new int[StoneAgeEdition.CARDS];
        once = new int[StoneAgeEdition.CARDS];
        long onces = 0, anyTwos = 0, greens = 0;
        for (int card = 0; card < StoneAgeEdition.CARDS; card++) {
            var printed = edition.cards().get(card);
            if (printed.effect() instanceof Effect.Once(int value)) {
                onces |= 1L << card;
                once[card] = value;
            }
            if (printed.effect() instanceof Effect.AnyTwo) anyTwos |= 1L << card;
            if (printed.isGreen()) greens |= 1L << card;
            switch (printed.background()) {
                case Background.Green(var symbol) -> symbols[symbol.ordinal()] |= 1L << card;
                case Background.Sand(var profession, int figures) -> {
                    professions[profession.ordinal()] |= 1L << card;
                    people[card] = figures;
                }
            }
        }
        onceCards = onces;
        anyTwoCards = anyTwos;
        greenCards = greens;
        payments = edition.tiles().stream().map(tile -> Payments.of(tile.price())).toArray(Payments[]::new);
        startingTiles = IntStream.range(0, StoneAgeEdition.TILES).filter(tile -> edition.tiles().get(tile).price() instanceof Price.Any)
                .map(tile -> 1 << tile).sum();
    }

    /// SS-11: level 3 begins with the field that the sheet prints, every other level with none.
    private static int printedField(int level) { return level == 3 ? 15 : 0; }

    private void check(Terms terms) {
        if (solo) {
            if (terms.isOn("lightMeals") && level != 3)
                throw new BadInput("options.lightMeals", "Light meals are a relief for level 3, so elsewhere lightMeals must stay off.");
            return;
        }
        var _ = terms.starter(); // nobody begins who is not there
    }

    /// Who decides for a tribe, and on whose board its goods lie.
    int seatOf(int tribe) { return solo ? 0 : tribe; }

    Card card(int card) { return edition.cards().get(card); }

    Tile tile(int tile) { return edition.tiles().get(tile); }
}
