package hearthside.games;

import hearthside.core.Game;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.stoneage.StoneAge;
import hearthside.games.stoneage.StoneAgeSolo;
import java.util.List;
import java.util.Optional;

/// All games there are. To add one, add a line.
public final class Games {
    public static final List<Game<?, ?>> ALL = List.of(
            new MyFirstStoneAge(),
            new StoneAge(),
            new StoneAgeSolo(),
            new Cavemen(),
            new FireAndStone(),
            new FireAndAxe());

    private Games() {}

    public static Optional<Game<?, ?>> find(String id) {
        return ALL.stream().<Game<?, ?>>map(game -> game).filter(game -> game.info().id().equals(id)).findFirst();
    }
}
