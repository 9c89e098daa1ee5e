package hearthside.engine;

import hearthside.codec.Codecs;
import hearthside.codec.Tree;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.util.ArrayList;

/// A position that somebody lays out piece by piece: what the rules have against it, what follows from the rest of it, and how a game that
/// begins there is written down.
final class LaidOut {
    /// What a match that begins at a position has in place of its setup: nothing was drawn.
    private static final String NO_SETUP = "{\"seat\":-1,\"action\":null,\"drew\":[],\"revealed\":false}";

    private LaidOut() {}

    /// `state` is how the rules read the position, also where they have something against it, as far as they can: whoever lays it out takes
    /// from there what follows from the rest. With nothing against it come the first lines of a journal, and how it looks to a referee.
    static <S extends Copyable<S>, A> String check(Game<S, A> game, Tree position) {
        var codec = Codecs.of(game);
        var terms = codec.readTerms(game, position);
        var complaints = new ArrayList<BadInput>();
        var state = BadInput.gather(complaints, () -> game.restore(terms, codec.view().read(Desk.part(position, "state"))));
        // an impossible state may have no view; the complaints are known already
        var seen = state == null ? null : BadInput.gather(new ArrayList<>(complaints), () -> game.view(state, Game.REFEREE));
        var told = new Fields().raw("complaints", Workshop.told(complaints)).putOrNull("state", codec.view(), seen);
        if (state == null || seen == null || !complaints.isEmpty()) return told.raw("begun", "null").end();
        var begun = LocalGame.at(game, terms, seen, new Chance.Seeded(0));
        return told.raw("begun", new Fields().put("header", begun.header()).put("line", NO_SETUP).facts(codec, game.facts(terms, seen,
                Game.REFEREE)).put("toAct", game.toAct(state).list()).raw("result", ProtocolJson.result(game.result(state)))
                .raw("terms", ProtocolJson.terms(game, codec, terms)).end()).end();
    }
}
