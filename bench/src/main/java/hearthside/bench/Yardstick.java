package hearthside.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// A small game that nobody plays and whose rules never change: how many of its decisions a machine makes in a second tells what to
/// expect of the real ones. It does what they do (copies a board, lists options, draws, switches over a sealed type), so a machine whose
/// memory is slow, or whose core is shared, is slow at both. A loop of arithmetic is not.
final class Yardstick {
    private static final int FIELDS = 48, GAME = 60;

    sealed interface Option {}

    record Gather(int field, int amount) implements Option {}

    record Build(int field) implements Option {}

    record Wander(int from, int to) implements Option {}

    private final SplittableRandom random = new SplittableRandom(1);
    private int[] board = new int[FIELDS];

    /// Some games; gives back how many decisions were made.
    long some() {
        long decisions = 0;
        for (int game = 0; game < 200; game++) {
            board = new int[FIELDS];
            for (int i = 0; i < FIELDS; i++) board[i] = random.nextInt(7);
            for (int turn = 0; turn < GAME; turn++, decisions++) {
                var options = options();
                apply(options.get(random.nextInt(options.size())));
                if (turn % 8 == 0) board = board.clone();
            }
        }
        return board[0] == Integer.MIN_VALUE ? 0 : decisions; // the board is used, so the play cannot be dropped
    }

    private List<Option> options() {
        var options = new ArrayList<Option>();
        int at = random.nextInt(FIELDS);
        for (int i = 0; i < 8; i++) {
            int field = (at + 5 * i) % FIELDS;
            if (board[field] > 0) options.add(new Gather(field, 1 + board[field] / 2));
            if (board[field] > 3) options.add(new Build(field));
            else options.add(new Wander(field, (field + board[field] + 1) % FIELDS));
        }
        return options;
    }

    private void apply(Option option) {
        switch (option) {
            case Gather(int field, int amount) -> board[field] -= amount;
            case Build(int field) -> {
                board[field] -= 3;
                board[(field + 1) % FIELDS]++;
            }
            case Wander(int from, int to) -> {
                board[to] += 1 + random.nextInt(6);
                board[from] = Math.max(0, board[from] - 1);
            }
        }
    }
}
