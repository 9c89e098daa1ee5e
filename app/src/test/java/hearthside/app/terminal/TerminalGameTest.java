package hearthside.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.Bots;
import hearthside.core.Match;
import hearthside.core.chance.Committed;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TerminalGameTest {
    /// The same forest each time: with another one tree 4 may close the forest, and trees are then chosen in pairs.
    private static final String SEED = "07".repeat(32);

    private static String play(String typed, int people, @Nullable Path file) {
        var game = new MyFirstStoneAge();
        var out = new StringWriter();
        var luck = Committed.ofHex(SEED);
        new TerminalGame<>(new Match<>(game, game.info().terms(2), luck), Bots.of(game).level("playful"), people, luck, file,
                new BufferedReader(new StringReader(typed)), new PrintWriter(out)).play();
        return out.toString();
    }

    @Test
    void aPersonPlaysToTheEnd() { assertThat(play("1\n".repeat(500), 1, null)).contains("Wolf, your turn! Turn up a tree.", "wins!"); }

    @Test
    void twoPeopleShareTheKeyboard() { assertThat(play("2\n".repeat(2000), 2, null)).contains("Wolf, your turn!", "Owl, your turn!"); }

    @Test
    void nonsenseIsAnsweredAndTheGameGoesOn() {
        var told = play("fly\n99\nhelp\nTree 3\nquit\n", 1, null);
        assertThat(told)
                .contains("\"fly\" is not a choice now.", "\"99\" is not a choice now.", "q ends without saving", "Wolf turns up tree 3")
                .doesNotContain("\"quit\"");
    }

    @Test
    void aSavedGameGoesOn(@TempDir Path folder) {
        var file = folder.resolve("evening.jsonl");
        assertThat(play("tree 4\nq\n", 2, file)).contains("Wolf turns up tree 4", "Saved to");
        assertThat(play("tree 4\ntree 5\nq\n", 2, file)).contains("Going on with", "\"tree 4\" is not a choice now.",
                "Owl turns up tree 5");
    }

    @Test
    void aStepIsTakenBackOnlyWhileNothingWasTurnedUp() { assertThat(play("u\ntree 1\nq\n", 2, null)).contains("Only one's own last step"); }
}
