package hearthside.core;

/// A wrong click, stopped at the door: nothing has changed.
public final class IllegalAction extends RuntimeException {
    private final transient Refusal refusal;

    public IllegalAction(Refusal refusal) {
        super(refusal.text());
        this.refusal = refusal;
    }

    public Refusal refusal() { return refusal; }
}
