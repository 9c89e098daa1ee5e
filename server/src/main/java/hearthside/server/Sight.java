package hearthside.server;

import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import java.util.List;

/// A table at one moment, as those around it see it.
record Sight(TableRow row, int seq, Match<?, ?> match, Company company, Undoing undoing, PaceDesk desk) {

    /// Of several seats at one screen, the one to act; else the first.
    int viewer(List<Integer> mine) {
        return mine.stream().filter(match.toAct()::contains).findFirst().orElseGet(() -> mine.isEmpty() ? Game.SPECTATOR : mine.getFirst());
    }

    Message.Update update(List<Integer> mine, List<GameEvent> events) {
        boolean over = match.isOver();
        int viewer = viewer(mine);
        var toAct = match.toAct().list();
        return new Message.Update(seq, row.id(), row.game(), row.hash(), new Message.Agreed(match.terms().seats(), match.terms().options()),
                company.seated(), mine, viewer, toAct,
                match.options(viewer), events.stream().map(event -> event.seenBy(viewer)).toList(), match.view(viewer),
                undoing.offer(match, mine), over, Message.Standing.of(match.result()),
                over ? row.seed() : null, toAct.stream().filter(seat -> company.chair(seat).isBot() || desk.isAway(seat)).toList(),
                desk.shown(mine));
    }
}
