package hearthside.server.tables;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Committed;
import hearthside.core.input.BadInput;
import hearthside.server.archive.SavedPositions.Saved;
import hearthside.server.table.TableRow;
import hearthside.wire.BadPosition;
import hearthside.wire.Journal;
import hearthside.wire.JournalLine;
import hearthside.wire.JournalPlayer;
import hearthside.wire.Json;
import hearthside.wire.Sketch;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;

/// A game that was begun under older rules goes on under these: from the last position that was saved, with what was decided after that
/// played once more, as far as it still fits.
///
/// The luck is new from there on, for nobody can say what the older rules had drawn: a seed that follows from the one before, so that
/// whoever runs the house cannot choose it.
///
/// @param row   the table as it is from now on
/// @param match which begins where the game stands
/// @param lost  how many of the last decisions did not fit
record Continuing<S extends Copyable<S>, A>(TableRow row, Match<S, A> match, int lost) {

    /// Throws [BadInput] that says why it cannot go on.
    ///
    /// @param lines of its journal, as they are written
    static <S extends Copyable<S>, A> Continuing<S, A> of(TableRow row, Game<S, A> game, Saved saved, List<String> lines, long now) {
        if (!saved.hash().equals(row.hash()) || saved.line() > lines.size())
            throw new BadInput("position", "The position that was saved does not belong to this journal.");
        var stood = standing(game, saved);
        int lost = 0;
        for (int i = saved.line(); i < lines.size(); i++) {
            try {
                stood = JournalPlayer.asWritten(stood, JournalLine.read(game, Json.parse(lines.get(i))));
            } catch (BadInput | IllegalAction _) {
                lost = lines.size() - i;
                break;
            }
        }
        var luck = after(row.seed(), lines.size());
        var match = new Match<>(game, stood.terms(), stood.view(Game.REFEREE), luck);
        return new Continuing<>(new TableRow(row.id(), row.game(), Json.write(Journal.header(match, luck.hash())), luck.seed(), luck.hash(),
                row.host(), TableRow.Status.PLAYING, null, row.successor(), now, row.talk()).sharing(row.isShared()), match, lost);
    }

    /// What follows from the rest is worked out anew: newer rules may reckon otherwise.
    private static <S extends Copyable<S>, A> Match<S, A> standing(Game<S, A> game, Saved saved) {
        try {
            return Sketch.read(List.of(game), saved.position()).open(game, new Chance.Seeded(0));
        } catch (BadInput | BadPosition _) {
            return reckoned(game, saved);
        }
    }

    private static <S extends Copyable<S>, A> Match<S, A> reckoned(Game<S, A> game, Saved saved) {
        try {
            return Sketch.read(List.of(game), Sketch.withoutDerived(game, saved.position())).open(game, new Chance.Seeded(0));
        } catch (BadPosition e) {
            throw e.complaints().getFirst().within("position");
        } catch (BadInput e) {
            throw e.within("position");
        }
    }

    private static Committed after(String seed, int line) {
        try {
            var follows = "%s goes on at line %d".formatted(seed, line);
            return new Committed(MessageDigest.getInstance("SHA-256").digest(follows.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
