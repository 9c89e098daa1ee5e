package hearthside.server.pace;

import java.util.Collection;
import java.util.Set;
import java.util.stream.Collectors;

/// A standing order of a seat, such as "pass until…": one action, done again whenever it is an option.
///
/// It is done when the same is asked as when it was given, and sleeps otherwise. It ends when it is used up, when its player decides
/// otherwise, and, if so wished, when something
/// else is asked or another player does something else.
///
/// @param action     as JSON, one of the options when the order was given
/// @param kind       its kind
/// @param kinds      the kinds of options there were then
/// @param left       how often it may still be done
/// @param untilAsked whether it ends when something else is asked of its player
/// @param untilOther whether it ends when another player does something of another kind
public record Order(String action, String kind, Set<String> kinds, int left, boolean untilAsked, boolean untilOther) {
    public static final int MOST = 99;

    public Order {
        kinds = Set.copyOf(kinds);
    }

    /// What the options are about: the names of their actions.
    public static Set<String> kinds(Collection<?> options) {
        return options.stream().map(Order::kindOf).collect(Collectors.toUnmodifiableSet());
    }

    public static String kindOf(Object action) { return action.getClass().getSimpleName(); }

    public boolean isFor(String other) { return kind.equals(other); }

    public boolean isUsedUp() { return left <= 0; }

    /// Whether the same is being asked as when it was given.
    public boolean fits(Collection<?> options) { return kinds.equals(kinds(options)); }

    /// Whether deciding for something of this kind is an answer to the same question.
    public boolean answers(String other) { return kinds.contains(other); }

    public Order done() { return new Order(action, kind, kinds, left - 1, untilAsked, untilOther); }
}
