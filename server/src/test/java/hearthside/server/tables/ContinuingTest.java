package hearthside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Committed;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.archive.SavedPositions.Saved;
import hearthside.server.table.TableRow;
import hearthside.server.testing.Renewed;
import hearthside.wire.Journal;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

class ContinuingTest {
    private static final int DECISIONS = 90, EVERY = 15;

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    /// A game being played, and what was written of it: its journal, and a position after some of its lines.
    private static final class Written<S extends Copyable<S>, A> {
        final Committed luck = new Committed(new byte[32]);
        final List<String> lines = new ArrayList<>();
        final List<Saved> saved = new ArrayList<>();
        final List<Record> views = new ArrayList<>(); // the referee's, after each line
        Match<S, A> match;

        Written(Game<S, A> game) {
            match = new Match<>(game, game.info().terms(game.info().maxSeats()), luck);
            write(JournalLine.of(match.journal().getFirst()));
        }

        static <S extends Copyable<S>, A> Written<S, A> of(Game<S, A> game) { return new Written<>(game); }

        private void write(JournalLine<A> line) {
            lines.add(line.text());
            views.add(match.view(Game.REFEREE));
            saved.add(new Saved(lines.size(), luck.hash(), match.game().info().rules(), Json.tree(Position.of(match))));
        }

        Written<S, A> play(int decisions, Chance choice) {
            for (int i = 0; i < decisions && !match.isOver(); i++) {
                int seat = match.toAct().first();
                var options = match.options(seat);
                match.play(seat, options.get(choice.below(options.size())));
                write(JournalLine.of(match.journal().getLast()));
            }
            return this;
        }

        Written<S, A> takeBack(int entries) {
            match = match.before(entries);
            write(JournalLine.undo(entries));
            return this;
        }

        TableRow row() {
            return new TableRow("table", match.game().info().id(), Json.write(Journal.header(match, luck.hash())), luck.seed(), luck.hash(),
                    "host", TableRow.Status.PLAYING, null, null, 0, hearthside.server.protocol.ChatPolicy.FREE);
        }

        Continuing<S, A> goOn(Game<S, A> game, Saved from) { return Continuing.of(row(), game, from, lines, 1); }
    }

    /// At any moment, and everybody sees what they saw.
    @ParameterizedTest
    @MethodSource("games")
    void everyGameGoesOnFromWhereItStood(Game<?, ?> game) { goesOn(game); }

    private static <S extends Copyable<S>, A> void goesOn(Game<S, A> game) {
        var choice = new Chance.Seeded(11);
        var written = Written.of(game);
        while (written.lines.size() < DECISIONS && !written.match.isOver()) {
            written.play(EVERY, choice);
            if (written.match.isOver()) return;
            var next = written.goOn(new Renewed<>(game), written.saved.getLast());
            assertThat(next.lost()).isZero();
            for (int viewer = Game.REFEREE; viewer < written.match.terms().seats(); viewer++)
                assertThat(next.match().view(viewer)).isEqualTo(written.match.view(viewer));
            assertThat(next.match().toAct()).isEqualTo(written.match.toAct());
            assertThat(Json.read(Journal.Header.class, next.row().header()).rules()).isEqualTo(game.info().rules() + 1);
        }
    }

    /// A crash leaves lines after the position.
    @Test
    void whatWasDecidedAfterThePositionIsPlayedOnceMore() {
        var game = Games.find("stone-age").orElseThrow();
        tail(game);
    }

    private static <S extends Copyable<S>, A> void tail(Game<S, A> game) {
        var written = Written.of(game).play(40, new Chance.Seeded(3)).takeBack(2).play(10, new Chance.Seeded(4));
        var same = written.goOn(game, written.saved.get(30));
        assertThat(same.lost()).isZero();
        assertThat(same.match().view(Game.REFEREE)).isEqualTo(written.match.view(Game.REFEREE));
    }

    @Test
    void whatDoesNotFitTheNewerRulesIsLostAndCounted() {
        var game = Games.find("my-first-stone-age").orElseThrow();
        lost(game);
    }

    private static <S extends Copyable<S>, A> void lost(Game<S, A> game) {
        var written = Written.of(game).play(30, new Chance.Seeded(3));
        var next = written.goOn(new Renewed<>(game), written.saved.get(20));
        assertThat(next.lost()).isEqualTo(10);
        assertThat(next.match().view(Game.REFEREE)).isEqualTo(written.views.get(20));
    }

    /// Where the newer rules reckon otherwise, what follows from the rest may differ.
    @Test
    void scoresThatFollowFromTheRestAreReckonedAnew() {
        var game = Games.find("fire-and-axe").orElseThrow();
        reckoned(game);
    }

    private static <S extends Copyable<S>, A> void reckoned(Game<S, A> game) {
        var written = Written.of(game).play(40, new Chance.Seeded(3));
        var saved = written.saved.getLast();
        ((ObjectNode) saved.position().path("state").path("captains").get(0)).put("worth", 77);
        assertThat(written.goOn(game, saved).match().view(Game.REFEREE)).isEqualTo(written.match.view(Game.REFEREE));
    }

    @Test
    void aPositionOfAnotherJournalIsRefused() {
        var game = Games.find("cavemen").orElseThrow();
        refused(game);
    }

    private static <S extends Copyable<S>, A> void refused(Game<S, A> game) {
        var written = Written.of(game).play(10, new Chance.Seeded(3));
        var saved = written.saved.getLast();
        for (var wrong : List.of(new Saved(saved.line(), "other", saved.rules(), saved.position()),
                new Saved(saved.line() + 1, saved.hash(), saved.rules(), saved.position())))
            assertThatThrownBy(() -> written.goOn(game, wrong)).isInstanceOf(BadInput.class).hasMessageContaining("does not belong");
    }

    /// Whoever runs the house cannot choose it, and it is another at another moment.
    @Test
    void theNewLuckFollowsFromTheOld() {
        var game = Games.find("my-first-stone-age").orElseThrow();
        luck(game);
    }

    private static <S extends Copyable<S>, A> void luck(Game<S, A> game) {
        var written = Written.of(game).play(10, new Chance.Seeded(3));
        var first = written.goOn(game, written.saved.getLast()).row();
        assertThat(written.goOn(game, written.saved.getLast()).row()).isEqualTo(first);
        assertThat(first.seed()).isNotEqualTo(written.luck.seed());
        assertThat(first.hash()).isEqualTo(Committed.ofHex(first.seed()).hash());
        written.play(1, new Chance.Seeded(3));
        assertThat(written.goOn(game, written.saved.getLast()).row().seed()).isNotEqualTo(first.seed());
    }
}
