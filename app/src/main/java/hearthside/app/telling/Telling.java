package hearthside.app.telling;

import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Result;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.stoneage.StoneAge;
import hearthside.games.stoneage.StoneAgeSolo;

/// How a game is told in a terminal: its board as text, its actions and events as sentences.
public interface Telling {

    /// The board as one viewer sees it.
    String board(Record view);

    /// What a player may do, as a short phrase that can also be typed.
    String action(Object action);

    /// What happened, as a sentence.
    String event(GameEvent event);

    /// What is asked of the seat to act.
    String question(Record view);

    /// The player of a seat.
    default String who(int seat) { return "Player " + (seat + 1); }

    default String ending(Result result) {
        var text = new StringBuilder(switch (result.winners().size()) {
            case 0 -> "Nobody wins.";
            case 1 -> who(result.winners().getFirst()) + " wins!";
            default -> String.join(" and ", result.winners().stream().map(this::who).toList()) + " win together!";
        });
        for (int seat = 0; seat < result.points().size(); seat++)
            text.append("%n  place %d  %s  %d".formatted(result.places().get(seat), who(seat), result.points().get(seat)));
        return text.toString();
    }

    /// In words of its own, or as its records say. To give a game words, add a line.
    static Telling of(Game<?, ?> game) {
        if (game instanceof MyFirstStoneAge) return new MyFirstStoneAgeTelling();
        if (game instanceof FireAndStone) return new FireAndStoneTelling();
        if (game instanceof FireAndAxe) return new FireAndAxeTelling();
        if (game instanceof StoneAge) return new StoneAgeTelling(false);
        if (game instanceof StoneAgeSolo) return new StoneAgeTelling(true);
        if (game instanceof Cavemen) return new CavemenTelling();
        return new PlainTelling();
    }
}
