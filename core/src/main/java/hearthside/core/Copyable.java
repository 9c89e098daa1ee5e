package hearthside.core;

/// Something that can be doubled, so that one of the two may change and the other stays.
public interface Copyable<S> {
    S copy();
}
