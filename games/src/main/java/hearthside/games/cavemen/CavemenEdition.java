package hearthside.games.cavemen;

import static hearthside.core.input.BadInput.must;
import static java.util.Comparator.comparing;

import hearthside.core.Edition;
import hearthside.core.input.Amount;
import hearthside.core.input.BadInput;
import hearthside.games.cavemen.Card.Beast;
import hearthside.games.cavemen.Card.Cave;
import hearthside.games.cavemen.Card.Caveman;
import hearthside.games.cavemen.Card.Invention;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/// What is in the box.
///
/// @param tribes     what each of the five tribes starts with
/// @param cavemen    the thirty cavemen of the deck
/// @param beasts     the twenty-seven beasts
/// @param caves      the eight caves
/// @param inventions the twenty inventions beside Fire
/// @param fireCost   the inventing score that Fire needs with 2, 3, 4 and 5 players
/// @param food       what each player starts with, with 2, 3, 4 and 5 players
/// @param teeth      what each player starts with
public record CavemenEdition(String name, List<TribeCards> tribes, List<Caveman> cavemen, List<Beast> beasts, List<Cave> caves,
        List<Invention> inventions,
        List<Integer> fireCost, List<Integer> food, int teeth) implements Edition {
    static final String FIRE = "invention-fire";
    private static final int DEAREST = 1000; // of everything that is printed as a number and no score
    private static final int[] OF_KIND = {0, 10, 10, 5, 5}; // by Kind

    /// The printed counts; nearly all numbers on the cards are ours.
    public static final CavemenEdition HOUSE = new CavemenEdition("House edition", HouseCards.TRIBES, HouseCards.CAVEMEN, HouseCards.BEASTS,
            HouseCards.CAVES, HouseCards.INVENTIONS,
            List.of(10, 9, 7, 7), List.of(9, 8, 7, 7), 4);

    public CavemenEdition {
        tribes = tribes.stream().sorted(comparing(TribeCards::tribe)).toList();
        cavemen = cavemen.stream().sorted(comparing(Caveman::kind)).toList(); // stable: within a kind they stay in order
        beasts = List.copyOf(beasts);
        caves = List.copyOf(caves);
        inventions = List.copyOf(inventions);
        fireCost = List.copyOf(fireCost);
        food = List.copyOf(food);
        must(!name.isBlank(), "name", "An edition needs a name.");
        checkTribes(tribes);
        checkCavemen(cavemen);
        checkBeasts(beasts);
        checkCaves(caves);
        checkInventions(inventions);
        checkNumbers(fireCost, food, teeth);
        checkIds(tribes, Stream.of(cavemen, beasts, caves, inventions).<Card>flatMap(List::stream).toList());
    }

    /// CV-10, CV-82
    Invention fire(int seats) { return new Invention(FIRE, "Fire", 0, fireCost.get(seats - 2), new Effect.Win()); }

    @Override
    public List<Record> others(int seats) { return List.of(fire(seats)); }

    private static void checkTribes(List<TribeCards> tribes) {
        must(tribes.stream().map(TribeCards::tribe).toList().equals(Tribe.ALL), "tribes",
                "There must be five tribes, each once: wolf, tiger, snake, owl, bear.");
        for (int i = 0; i < tribes.size(); i++) {
            var at = "tribes[%d].".formatted(i);
            var tribe = tribes.get(i);
            must(tribe.leader().kind() == Kind.LEADER && tribe.leader().marker() == 0, at + "leader", "A leader has no stone marker.");
            must(tribe.hunter().kind() == Kind.HUNTER, at + "hunter", "The starting hunter is a hunter.");
            checkMarker(tribe.hunter(), at + "hunter.marker");
            checkScores(tribe.leader(), at + "leader");
            checkScores(tribe.hunter(), at + "hunter");
            Amount.within(0, DEAREST, tribe.leader().cost(), at + "leader.cost");
            Amount.within(0, DEAREST, tribe.hunter().cost(), at + "hunter.cost");
            Amount.within(0, DEAREST, tribe.home().cost(), at + "home.cost");
            must(tribe.home().population() >= 2 && tribe.home().population() <= 50, at + "home.population",
                    "A home cave holds the leader and the hunter, and at most 50.");
            must(tribe.home().marker() == 0, at + "home.marker", "A home cave has no stone marker.");
        }
        must(tribes.stream().map(tribe -> tribe.hunter().marker()).distinct().count() == tribes.size(), "tribes",
                "The five starting hunters have five different stone markers (CV-20).");
    }

    private static void checkCavemen(List<Caveman> cavemen) {
        for (var kind : Kind.values()) {
            long count = cavemen.stream().filter(caveman -> caveman.kind() == kind).count();
            must(count == OF_KIND[kind.ordinal()], "cavemen",
                    "There must be 10 hunters, 10 thinkers, 5 elders and 5 explorers; there are %d of the kind %s.".formatted(count, kind));
        }
        for (int i = 0; i < cavemen.size(); i++) {
            var at = "cavemen[%d]".formatted(i);
            checkMarker(cavemen.get(i), at + ".marker");
            Amount.within(1, DEAREST, cavemen.get(i).cost(), at + ".cost");
            checkScores(cavemen.get(i), at);
        }
    }

    private static void checkScores(Caveman caveman, String at) {
        must(isScore(caveman.hunting()), at + ".hunting", "A score is 0 to 50.");
        must(isScore(caveman.inventing()), at + ".inventing", "A score is 0 to 50.");
        must(isScore(caveman.foraging()), at + ".foraging", "A score is 0 to 50.");
    }

    private static boolean isScore(int score) { return score >= 0 && score <= 50; }

    private static void checkBeasts(List<Beast> beasts) {
        must(beasts.size() == 27, "beasts", "There must be 27 beasts; there are %d.".formatted(beasts.size()));
        for (int i = 0; i < beasts.size(); i++) {
            checkMarker(beasts.get(i), "beasts[%d].marker".formatted(i));
            var at = "beasts[%d]".formatted(i);
            Amount.within(0, DEAREST, beasts.get(i).cost(), at + ".cost");
            Amount.within(0, DEAREST, beasts.get(i).food(), at + ".food");
            Amount.within(0, DEAREST, beasts.get(i).teeth(), at + ".teeth");
        }
    }

    private static void checkCaves(List<Cave> caves) {
        must(caves.size() == 8, "caves", "There must be 8 caves; there are %d.".formatted(caves.size()));
        for (int i = 0; i < caves.size(); i++) {
            checkMarker(caves.get(i), "caves[%d].marker".formatted(i));
            Amount.within(0, DEAREST, caves.get(i).cost(), "caves[%d].cost".formatted(i));
            must(isScore(caves.get(i).population()), "caves[%d].population".formatted(i), "A score is 0 to 50.");
        }
    }

    private static void checkInventions(List<Invention> inventions) {
        must(inventions.size() == 20, "inventions", "There must be 20 inventions beside Fire; there are %d.".formatted(inventions.size()));
        for (int i = 0; i < inventions.size(); i++) {
            checkMarker(inventions.get(i), "inventions[%d].marker".formatted(i));
            Amount.within(0, DEAREST, inventions.get(i).cost(), "inventions[%d].cost".formatted(i));
            checkEffect(inventions.get(i).effect(), "inventions[%d].effect".formatted(i));
        }
    }

    private static void checkEffect(Effect effect, String at) {
        switch (effect) {
            case Effect.Raise(var score, int by) -> checkRaise(score, by, at);
            case Effect.RaisePer(var score, int by, var _, int each) -> {
                Amount.within(1, DEAREST, each, at + ".each");
                checkRaise(score, by, at);
            }
            case Effect.RaisePerCave(var score, int by) -> checkRaise(score, by, at);
            case Effect.RaiseWith(var score, int by, var _) -> checkRaise(score, by, at);
            case Effect.RaiseFromSize(var score, int by, int size) -> {
                Amount.within(0, DEAREST, size, at + ".size");
                checkRaise(score, by, at);
            }
            case Effect.HuntMore(int food, int teeth) -> {
                Amount.within(0, DEAREST, food, at + ".food");
                Amount.within(0, DEAREST, teeth, at + ".teeth");
            }
            case Effect.RecruitForLess(int by) -> Amount.within(0, DEAREST, by, at + ".by");
            case Effect.PayLessForConch(int by) -> Amount.within(0, DEAREST, by, at + ".by");
            case Effect.FindFood(int food) -> Amount.within(0, DEAREST, food, at + ".food");
            case Effect.FindTeethPer(var _, int teeth) -> Amount.within(0, DEAREST, teeth, at + ".teeth");
            case Effect.FeedHalf _,Effect.NoCasualties _ -> {}
            case Effect.Win _ -> throw new BadInput(at, "Only Fire wins the game.");
        }
    }

    /// CV-58: nobody has to leave because a cave has become smaller.
    private static void checkRaise(Score score, int by, String at) {
        must(by >= (score == Score.POPULATION ? 0 : -20) && by <= 20, at + ".by",
                "A score is raised by at most 20, and the population score is never lowered.");
    }

    private static void checkNumbers(List<Integer> fireCost, List<Integer> food, int teeth) {
        must(fireCost.size() == 4, "fireCost",
                "There must be four numbers, for 2, 3, 4 and 5 players; there are %d.".formatted(fireCost.size()));
        must(food.size() == 4, "food", "There must be four numbers, for 2, 3, 4 and 5 players; there are %d.".formatted(food.size()));
        for (int i = 0; i < 4; i++) {
            Amount.within(1, DEAREST, fireCost.get(i), "fireCost[%d]".formatted(i));
            Amount.within(0, DEAREST, food.get(i), "food[%d]".formatted(i));
        }
        Amount.within(0, DEAREST, teeth, "teeth");
    }

    private static void checkMarker(Card card, String field) {
        must(card.marker() >= 1 && card.marker() <= Cards.MARKERS, field, "A stone marker is 1 to 5, not %d.".formatted(card.marker()));
    }

    private static void checkIds(List<TribeCards> tribes, List<Card> deck) {
        var ids = new HashSet<>(List.of(FIRE));
        for (var tribe : tribes)
            for (var card : List.of(tribe.leader(), tribe.hunter(), tribe.home()))
                must(ids.add(card.id()), "tribes", "Two cards have the id %s.".formatted(card.id()));
        for (var card : deck) must(ids.add(card.id()), "", "Two cards have the id %s.".formatted(card.id()));
    }
}
