package hearthside.games.myfirststoneage;

import java.util.List;

/// All a player may do.
public sealed interface Action {

    /// MF-21: turns up a forest token. Trees are counted clockwise from the top left, from 0.
    record Flip(int tree) implements Action {}

    /// MF-V1: asks the mammoth to whisper what lies under a tree seen before.
    record AskMammoth() implements Action {}

    /// MF-50: swaps goods at the trading post; two empty lists swap nothing.
    record Trade(List<Good> give, List<Good> take) implements Action {
        public Trade {
            give = give.stream().sorted().toList();
            take = take.stream().sorted().toList();
        }
    }

    /// MF-62: calls a dog over from another player.
    record CallDog() implements Action {}

    /// MF-62: leaves the dog where it is.
    record LeaveDog() implements Action {}

    /// MF-72: builds the hut on top of a pile, paying with goods and dogs.
    record Build(int pile, List<Good> goods, int dogs) implements Action {
        public Build {
            goods = goods.stream().sorted().toList();
        }
    }

    /// MF-71: builds nothing this time.
    record BuildNothing() implements Action {}

    /// MF-87: two trees change places.
    record Swap(int a, int b) implements Action {
        public Swap { // the same two trees are the same swap
            int low = Math.min(a, b);
            b = Math.max(a, b);
            a = low;
        }
    }
}
