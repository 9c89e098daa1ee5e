package hearthside.server.question;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Something one player asks the others. It holds up nobody's clock, and ends by itself.
///
/// @param seat    who asks; -1 where the host of the table does and has no seat
/// @param about   the seat it is about
/// @param entries how many decisions would be taken back
/// @param silent  the seats that have not answered yet; of somebody with several seats the first
/// @param needed  how many of them must still say yes
/// @param until   when it ends, in milliseconds since 1970
public record Question(Kind kind, int seat, int about, int entries, Set<Integer> silent, int needed, long until) {
    public enum Kind {
        /// All others must agree.
        UNDO,
        /// An open vote: more than half of the people at the table, each with one voice.
        FREE
    }

    public Question {
        silent = Set.copyOf(silent);
    }

    public static Question undo(int seat, int entries, Set<Integer> others, long until) {
        return new Question(Kind.UNDO, seat, seat, entries, others, others.size(), until);
    }

    /// @param people how many have a voice, the one who asks among them if there is a seat of theirs
    public static Question free(int seat, int about, Set<Integer> others, int people, long until) {
        return new Question(Kind.FREE, seat, about, 0, others, people / 2 + 1 - (people - others.size()), until);
    }

    /// Some have answered.
    public Question answered(List<Integer> seats, boolean yes) {
        var left = new HashSet<>(silent);
        left.removeAll(seats);
        return new Question(kind, seat, about, entries, left, yes ? needed - (silent.size() - left.size()) : needed, until);
    }

    /// Whether somebody with these seats may answer so; whoever has asked may take the question back with a no.
    public boolean mayAnswer(List<Integer> mine, boolean yes) {
        return mine.stream().anyMatch(silent::contains) || isWithdrawnBy(mine, yes);
    }

    public boolean isWithdrawnBy(List<Integer> mine, boolean yes) { return mine.contains(seat) && !yes; }

    public boolean isAgreed() { return needed <= 0; }

    /// Whether not enough are left who could agree.
    public boolean isLost() { return silent.size() < needed; }

    public boolean isEnded(long now) { return now >= until; }
}
