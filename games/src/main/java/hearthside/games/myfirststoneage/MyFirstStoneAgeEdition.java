package hearthside.games.myfirststoneage;

import static hearthside.core.input.BadInput.must;
import static hearthside.games.myfirststoneage.Good.ARROWHEAD;
import static hearthside.games.myfirststoneage.Good.BERRY;
import static hearthside.games.myfirststoneage.Good.FISH;
import static hearthside.games.myfirststoneage.Good.POT;
import static hearthside.games.myfirststoneage.Good.TOOTH;
import static hearthside.games.myfirststoneage.Hut.hut;

import hearthside.core.Edition;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;

/// What is in the box.
///
/// @param loop         the eight spaces in the direction of the arrows, from the start
/// @param goodsPerKind how many of each good are in play with 2, 3 and 4 players
/// @param forest       the fourteen forest tokens
/// @param huts         the fifteen huts with their prices
public record MyFirstStoneAgeEdition(String name, List<Space> loop, List<Integer> goodsPerKind, List<Token> forest,
        List<Hut> huts) implements Edition {
    static final int TOKENS = 14, HUTS = 15, PILES = 3, POST = 5, DOGS = 2;

    /// The order of the spaces and the prices are worked out from what is publicly known, so this is a house edition.
    public static final MyFirstStoneAgeEdition HOUSE = new MyFirstStoneAgeEdition("House edition", Space.ALL, List.of(3, 4, 4), Token.ALL,
            List.of(
                    hut("hut-tbp", TOOTH, BERRY, POT),
                    hut("hut-tba", TOOTH, BERRY, ARROWHEAD),
                    hut("hut-tbf", TOOTH, BERRY, FISH),
                    hut("hut-tpa", TOOTH, POT, ARROWHEAD),
                    hut("hut-tpf", TOOTH, POT, FISH),
                    hut("hut-taf", TOOTH, ARROWHEAD, FISH),
                    hut("hut-bpa", BERRY, POT, ARROWHEAD),
                    hut("hut-bpf", BERRY, POT, FISH),
                    hut("hut-baf", BERRY, ARROWHEAD, FISH),
                    hut("hut-paf", POT, ARROWHEAD, FISH),
                    hut("hut-tt", TOOTH, TOOTH),
                    hut("hut-bb", BERRY, BERRY),
                    hut("hut-pp", POT, POT),
                    hut("hut-aa", ARROWHEAD, ARROWHEAD),
                    hut("hut-ff", FISH, FISH)));

    public MyFirstStoneAgeEdition {
        loop = List.copyOf(loop);
        goodsPerKind = List.copyOf(goodsPerKind);
        forest = forest.stream().sorted().toList();
        huts = List.copyOf(huts);
        must(!name.isBlank(), "name", "An edition needs a name.");
        must(loop.size() == Space.ALL.size() && new HashSet<>(loop).size() == loop.size(), "loop",
                "The loop must hold each of the eight spaces once.");
        must(loop.getFirst() == Space.BUILD, "loop[0]", "The loop must begin with the building site, where all figures start.");
        must(goodsPerKind.size() == 3, "goodsPerKind",
                "There must be three numbers, for 2, 3 and 4 players; there are %d.".formatted(goodsPerKind.size()));
        for (int i = 0; i < 3; i++)
            must(goodsPerKind.get(i) >= 2 && goodsPerKind.get(i) <= 7, "goodsPerKind[%d]".formatted(i),
                    "There may be 2 to 7 pieces of each good, not %d.".formatted(goodsPerKind.get(i)));
        must(forest.size() == TOKENS, "forest", "There must be 14 forest tokens; there are %d.".formatted(forest.size()));
        // MF-25: the game cannot get stuck because turning up the building site always closes the forest
        must(Collections.frequency(forest, Token.BUILD) == 1, "forest", "Exactly one forest token must show the building site.");
        must(huts.size() == HUTS, "huts", "There must be 15 huts; there are %d.".formatted(huts.size()));
        must(huts.stream().map(Hut::id).distinct().count() == HUTS, "huts", "Two huts have the same id.");
        for (int i = 0; i < HUTS; i++)
            must(huts.get(i).price().size() >= 1 && huts.get(i).price().size() <= 3, "huts[%d].price".formatted(i),
                    "A hut costs 1 to 3 goods, not %d.".formatted(huts.get(i).price().size()));
    }
}
