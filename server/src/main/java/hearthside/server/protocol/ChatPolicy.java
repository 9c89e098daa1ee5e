package hearthside.server.protocol;

import java.util.Set;

/// How people may talk at a table.
public enum ChatPolicy {
    /// In words of their own.
    FREE,
    /// In [Phrase]s alone: nobody can ask a child where it lives.
    PHRASES;

    /// Games that children play by themselves.
    private static final Set<String> FOR_CHILDREN = Set.of("my-first-stone-age");

    /// Unless somebody says otherwise.
    ///
    /// @param isOpen whether strangers may come
    public static ChatPolicy usual(String game, boolean isOpen) { return isOpen && FOR_CHILDREN.contains(game) ? PHRASES : FREE; }
}
