package hearthside.core.chance;

import java.util.List;

/// Luck that was begun elsewhere: first the numbers that were drawn there, then whatever source there is here.
public final class Handed implements Chance {
    private final Scripted before;
    private final Chance then;

    public Handed(List<Integer> before, Chance then) {
        this.before = new Scripted(before);
        this.then = then;
    }

    @Override
    public int below(int bound) { return before.left() > 0 ? before.below(bound) : then.below(bound); }
}
