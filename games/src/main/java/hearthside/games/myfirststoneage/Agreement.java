package hearthside.games.myfirststoneage;

import hearthside.core.TableOption;
import hearthside.core.Terms;
import hearthside.core.WorkedOut;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// The game as this table plays it: the options of the terms, and the edition laid out so that rules can look things up quickly.
final class Agreement {
    static final List<TableOption> OPTIONS = List.of(
            TableOption.table("start", "MF-12", "1", "1", "2", "3", "4", "random"),
            TableOption.seat("help", "MF-V1", "2", "0", "1", "2", "3", "4").forBots("0"),
            TableOption.flag("openGoods", "MF-V2").onSharedScreens("on"),
            TableOption.flag("fullMix", "MF-V3"),
            TableOption.table("swaps", "MF-V4", "1", "1", "2", "3"),
            TableOption.flag("friendlyDogs", "MF-V5"),
            TableOption.flag("shortGame", "MF-V6"),
            TableOption.flag("equalTurns", "MF-V7"),
            TableOption.flag("together", "MF-V8"));

    /// MF-V8: the mammoth reaches the village with its tenth step.
    static final int MAMMOTH_STEPS = 10;
    static final int SLOTS = 3;

    final MyFirstStoneAgeEdition edition;
    final int seats;
    final int[] help;
    final boolean openGoods, fullMix, friendlyDogs, equalTurns, together;
    final int swaps, hutsToWin;
    final int goodsPerKind;
    final int[] forest; // tokens by kind
    final int[] price; // by hut, as a bag
    final Payment[][] payments; // by hut, few dogs first
    private final int[][] landing; // by space and token

    /// One way to pay for a hut: goods as a bag, and dogs for the rest. MF-82: the same pieces are the same payment.
    record Payment(int goods, int dogs, List<Action.Build> atPile) {}

    private static final WorkedOut<Agreement> WORKED_OUT = new WorkedOut<>(Agreement::new);

    static Agreement on(Terms terms) { return WORKED_OUT.on(terms); }

    private Agreement(Terms terms) {
        edition = (MyFirstStoneAgeEdition) terms.edition();
        seats = terms.seats();
        help = IntStream.range(0, seats).map(seat -> Integer.parseInt(terms.option("help", seat))).toArray();
        openGoods = terms.isOn("openGoods");
        fullMix = terms.isOn("fullMix");
        friendlyDogs = terms.isOn("friendlyDogs");
        equalTurns = terms.isOn("equalTurns");
        together = terms.isOn("together");
        swaps = Integer.parseInt(terms.option("swaps"));
        hutsToWin = together ? (seats == 2 ? 2 : 1) : terms.isOn("shortGame") ? 2 : 3; // MF-V8, MF-V6, MF-95
        goodsPerKind = edition.goodsPerKind().get(seats - 2);
        forest = new int[Token.ALL.size()];
        for (var token : edition.forest()) forest[token.ordinal()]++;
        price = edition.huts().stream().mapToInt(hut -> Bag.of(hut.price())).toArray();
        payments = IntStream.of(price).mapToObj(Agreement::payments).toArray(Payment[][]::new);
        landing = landings(edition.loop());
        check(terms);
    }

    private static void check(Terms terms) {
        var _ = terms.starter(); // nobody begins who is not there
        if (terms.isOn("fullMix") && !terms.option("swaps").equals("1"))
            throw new BadInput("options.swaps", "With fullMix nothing is swapped, so swaps must stay 1.");
        for (var other : List.of("shortGame", "equalTurns"))
            if (terms.isOn("together") && terms.isOn(other))
                throw new BadInput("options." + other,
                        "With together the table wins or loses as one, so %s must stay off.".formatted(other));
    }

    /// MF-30, MF-33: where a figure on `from` lands.
    int landing(int from, int token) { return landing[from][token]; }

    private static int[][] landings(List<Space> loop) {
        var landing = new int[loop.size()][Token.ALL.size()];
        for (var from : loop)
            for (var token : Token.ALL)
                landing[from.ordinal()][token
                        .ordinal()] = (token.isDie() ? loop.get((loop.indexOf(from) + token.steps()) % loop.size()) : token.sign())
                                .ordinal();
        return landing;
    }

    /// MF-74..77: any part of the price in goods, the rest in dogs, of which there are two.
    private static Payment[] payments(int price) {
        var ways = new ArrayList<Payment>();
        for (int goods : parts(price, 0)) {
            int dogs = Bag.size(price) - Bag.size(goods);
            var pay = Bag.list(goods);
            if (dogs <= MyFirstStoneAgeEdition.DOGS)
                ways.add(new Payment(goods, dogs,
                        IntStream.range(0, MyFirstStoneAgeEdition.PILES).mapToObj(pile -> new Action.Build(pile, pay, dogs)).toList()));
        }
        ways.sort(Comparator.comparingInt(Payment::dogs));
        return ways.toArray(Payment[]::new);
    }

    /// Every bag that can be taken out of `bag`, of the kinds from `kind` on.
    private static List<Integer> parts(int bag, int kind) {
        if (kind == Bag.KINDS) return List.of(0);
        return parts(bag, kind + 1).stream()
                .flatMap(rest -> IntStream.rangeClosed(0, Bag.count(bag, kind)).mapToObj(count -> rest + count * Bag.one(kind))).toList();
    }
}
