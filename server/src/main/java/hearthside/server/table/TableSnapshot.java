package hearthside.server.table;

import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.server.protocol.Message;
import java.util.List;

/// A table at one moment, as those around it see it.
public record TableSnapshot(TableRow row, int seq, Match<?, ?> match, Participants participants, Undoing undoing, TablePace tablePace) {

    /// Of several seats at one screen, the one to act; else the first.
    public int viewer(List<Integer> mine) {
        return mine.stream().filter(match.toAct()::contains).findFirst().orElseGet(() -> mine.isEmpty() ? Game.SPECTATOR : mine.getFirst());
    }

    public Message.Update update(List<Integer> mine, List<GameEvent> events) {
        boolean over = match.isOver() || participants.isGivenUp();
        int viewer = viewer(mine);
        var toAct = over ? List.<Integer>of() : match.toAct().list();
        return new Message.Update(seq, row.id(), row.game(), row.hash(), new Message.Agreed(match.terms().seats(), match.terms().options()),
                participants.seated(), mine, viewer, toAct,
                over ? List.of() : match.options(viewer), events.stream().map(event -> event.seenBy(viewer)).toList(), match.view(viewer),
                over ? Message.Takeback.NONE : undoing.offer(match, mine), over,
                Message.Standing.of(GivingUp.result(match, participants.chairs())),
                over ? row.seed() : null,
                toAct.stream().filter(seat -> participants.chair(seat).isBot() || tablePace.isAway(seat)).toList(),
                tablePace.shown(mine));
    }
}
