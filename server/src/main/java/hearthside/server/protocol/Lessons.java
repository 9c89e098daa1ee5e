package hearthside.server.protocol;

import hearthside.core.GameEvent;
import hearthside.wire.OfSomeGame;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A position that somebody practises with. Nothing of it is kept: whoever asks sends all that was played, and it is played again.
public interface Lessons {
    /// @param seat whose decision it is
    record Step(int seat, @OfSomeGame JsonNode action) {}

    /// Luck that was agreed on beforehand: for the first decision of this kind that has not had its own yet.
    ///
    /// @param on    a pattern of the action
    /// @param draws numbers and names, in the order in which the rules ask; the rest is drawn, always the same
    record Luck(JsonNode on, List<JsonNode> draws) {}

    /// What must be so; each of those given must hold.
    ///
    /// @param happened a pattern of an event
    /// @param never    a pattern of an event that must not have happened
    /// @param view     a pattern of what the seat sees now
    record Goal(@Nullable JsonNode happened, @Nullable JsonNode never, @Nullable JsonNode view) {}

    /// @param position as people write it: what follows from the rest may be left out
    /// @param seat     who practises
    /// @param steps    everything decided so far; without those of the others where these decide by themselves
    /// @param others   whether the others decide by themselves
    /// @param why      an action: which rule forbids it now?
    /// @param from     the first moment that is wanted; 0 is the position itself
    record Asked(JsonNode position, int seat, List<Step> steps, @Nullable List<Luck> luck, boolean others, @Nullable List<Goal> goal,
            @Nullable @OfSomeGame JsonNode why, int from) implements RequestBody {}

    /// @param seat    who decided; -1 at the start
    /// @param options of whoever practises
    record Moment(int seat, List<GameEvent> events, Record view, @Nullable Record facts, List<Integer> toAct,
            List<@OfSomeGame ?> options) {
        public static Moment of(hearthside.ai.practice.Moment<?> moment) {
            return new Moment(moment.seat(), moment.events(), moment.view(), moment.facts(), moment.toAct(), moment.options());
        }
    }

    /// @param count   how many moments there are in all
    /// @param reached whether all of the goal holds; false where none was given
    /// @param spoilt  whether something has happened that must not, so that it cannot be reached any more
    /// @param refused why not; null where nothing was asked, or nothing forbids it
    record Practised(int count, List<Moment> moments, Message.Agreed terms, boolean over, Message.Standing result, boolean reached,
            boolean spoilt,
            Message.@Nullable Refused refused) implements Answer {}
}
