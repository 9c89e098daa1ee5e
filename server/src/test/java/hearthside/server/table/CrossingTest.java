package hearthside.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Command;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What happens on two servers at the same time comes to the same on both.
class CrossingTest {
    private final Visitor ada = Visitor.of(Secrets.cookie());
    private final Visitor ben = Visitor.of(Secrets.cookie());
    private final Visitor cleo = Visitor.of(Secrets.cookie());

    private static Seat sits(int seat, Visitor visitor) { return Seat.person(seat, "Player " + (seat + 1), false, visitor); }

    /// Ada has decided something that everybody has seen, and asks on the first server whether she may take it back.
    private TwoServers asked(TwoServers both) {
        var looking = both.first.looks(ada);
        do
            both.playOne(looking);
        while (both.first.table().state().toAct().contains(0));
        both.first.table().commands().obey(looking, new Command.Undo(both.first.table().seq(), false));
        both.second.hear();
        assertThat(both.second.table().state().question()).isNotNull();
        return both;
    }

    private static void bothAgree(TwoServers both, TwoServers.Looking here, TwoServers.Looking there) {
        both.first.table().commands().obey(here, new Command.AnswerUndo(true));
        both.second.table().commands().obey(there, new Command.AnswerUndo(true));
    }

    private static void mustBeTheSame(TwoServers both, int seq) {
        both.first.hear();
        both.second.hear();
        both.first.hear();
        for (var server : List.of(both.first, both.second)) {
            assertThat(server.table().state().question()).isNull();
            assertThat(server.table().seq()).isEqualTo(seq);
        }
        assertThat(both.written).hasSize(seq);
        assertThat(both.second.table().state().match().view(-1)).isEqualTo(both.first.table().state().match().view(-1));
    }

    @Test
    void whereTwoAgreeAtTheSameTimeOnTwoServersItIsTakenBackOnce() {
        var both = asked(new TwoServers(1, List.of(sits(0, ada), sits(1, ben), sits(2, cleo))));
        int seq = both.first.table().seq();
        var b = both.first.looks(ben);
        var c = both.second.looks(cleo);
        bothAgree(both, b, c);
        assertThat(both.written).as("each waits for the other").hasSize(seq);
        mustBeTheSame(both, seq + 1);
        assertThat(both.written.getLast()).contains("undo");
        for (var looking : List.of(b, c))
            assertThat(looking.all("UndoAnswered")).hasSize(1).allSatisfy(answer -> assertThat(answer.get("yes").booleanValue()).isTrue());
    }

    @Test
    void whereOneAgreesAndAnotherDoesNotAtTheSameTimeNothingIsTakenBack() {
        var both = asked(new TwoServers(1, List.of(sits(0, ada), sits(1, ben), sits(2, cleo))));
        int seq = both.first.table().seq();
        both.first.table().commands().obey(both.first.looks(ben), new Command.AnswerUndo(true));
        both.second.table().commands().obey(both.second.looks(cleo), new Command.AnswerUndo(false));
        mustBeTheSame(both, seq);
    }

    @Test
    void whoSaysYesAndNoAtTheSameTimeOnTwoDevicesHasSaidWhatIsWritten() {
        var both = asked(new TwoServers(1, List.of(sits(0, ada), sits(1, ben))));
        int seq = both.first.table().seq();
        both.first.table().commands().obey(both.first.looks(ben), new Command.AnswerUndo(true));
        both.second.table().commands().obey(both.second.looks(ben), new Command.AnswerUndo(false));
        mustBeTheSame(both, seq + 1);
    }

    @Test
    void aForcedMoveThatWasTakenBackOnOneServerIsNotMadeAgainByTheOther() {
        for (int seed = 0; seed < 100; seed++) {
            var both = new TwoServers(seed, List.of(sits(0, ada), sits(1, ada)));
            var looking = both.first.looks(ada);
            while (!both.first.table().isOver() && both.first.table().state().match().options(both.toAct()).size() > 1)
                both.playOne(looking);
            if (both.first.table().isOver()) continue;
            both.first.table().commands().obey(looking, new Command.Forced(both.toAct(), true));
            both.second.hear();
            int seq = both.first.table().seq();
            both.second.letBotsDecide();
            both.first.hear();
            assertThat(both.first.table().seq()).as("the only option was chosen").isGreaterThan(seq);
            if (both.first.table().isOver()) continue; // what ended the game cannot be taken back
            int forced = both.first.table().seq();
            both.first.table().commands().obey(looking, new Command.Undo(forced, false));
            assertThat(both.first.table().seq()).isEqualTo(forced + 1);
            both.second.hear();
            both.second.letBotsDecide();
            both.first.hear();
            assertThat(both.second.table().seq()).as("it is hers to decide now").isEqualTo(forced + 1);
            both.playOne(looking);
            assertThat(both.first.table().seq()).isEqualTo(forced + 2);
            return;
        }
        throw new AssertionError("a hundred games without a forced move");
    }

    @Test
    void ofTwoDevicesThatComeAtOnceOnTwoServersToASeatOnOnlyAsManyAsItMayHaveOneIsTooMany() {
        var both = new TwoServers(1, List.of(sits(0, ada), sits(1, ben)));
        for (int i = 2; i < SeatChange.MOST_DEVICES; i++)
            both.first.table().commands().adopt(Visitor.of(Secrets.cookie()), ada.hash());
        both.second.hear();
        Visitor phone = Visitor.of(Secrets.cookie()), tablet = Visitor.of(Secrets.cookie());
        assertThat(both.first.table().commands().adopt(phone, ada.hash())).isZero();
        assertThatThrownBy(() -> both.second.table().commands().adopt(tablet, ada.hash())).isInstanceOf(ApiError.class);
        both.first.hear();
        both.second.hear();
        for (var server : List.of(both.first, both.second)) {
            assertThat(server.table().seats().getFirst().holders()).hasSize(SeatChange.MOST_DEVICES).contains(phone.hash());
            assertThat(server.table().mine(ben)).containsExactly(1);
        }
    }

    @Test
    void aRemarkAndADecisionMadeAtTheSameTimeAreToldInOneOrder() {
        var both = new TwoServers(1, List.of(sits(0, ada), sits(1, ada), sits(2, ben)));
        var a = both.first.looks(ada);
        var b = both.second.looks(ben);
        both.second.table().commands().obey(b, new Command.Say("before"));
        both.playOne(a); // the first server has not heard the remark yet
        both.first.hear();
        both.first.table().commands().obey(a, new Command.Say("between"));
        int seq = both.first.table().seq();
        both.first.table().commands().obey(a, both.any());
        both.second.table().commands().obey(b, new Command.Say("after")); // the second has heard neither
        both.second.hear();
        both.first.hear();
        assertThat(b.order()).isEqualTo(a.order())
                .containsExactly("before", "line " + seq, "between", "line " + (seq + 1), "after");
    }

    @Test
    void aRemarkThatWasWrittenBeforeAnAgreementIsToldBeforeIt() {
        var both = asked(new TwoServers(1, List.of(sits(0, ada), sits(1, ben), sits(2, cleo))));
        int seq = both.first.table().seq();
        var b = both.first.looks(ben);
        var c = both.second.looks(cleo);
        bothAgree(both, b, c);
        both.second.table().commands().obey(c, new Command.Say("you may"));
        mustBeTheSame(both, seq + 1); // the first hears the answer, and writes, before it hears the remark
        assertThat(b.order()).isEqualTo(c.order()).containsExactly("you may", "line " + (seq + 1));
    }

    @Test
    void whoAsksAgainAndAgainDoesNotHoldUpTheBots() {
        var both = new TwoServers(1, List.of(sits(0, ada), sits(1, ben), Seat.bot(2, "Bot", "random")));
        var looking = both.first.looks(ada);
        var answering = both.first.looks(ben);
        while (!both.first.table().state().toAct().contains(2)) {
            both.playOne(both.toAct() == 0 ? looking : answering);
        }
        int seq = both.first.table().seq();
        both.first.table().commands().obey(looking, new Command.Undo(seq, false));
        both.second.hear();
        both.second.letBotsDecide();
        assertThat(both.second.table().seq()).as("bots wait for people").isEqualTo(seq);
        both.first.table().commands().obey(answering, new Command.AnswerUndo(false));
        both.first.table().commands().obey(looking, new Command.Undo(seq, false));
        both.second.hear();
        assertThat(both.second.table().state().question()).as("one may ask again").isNotNull();
        both.second.letBotsDecide();
        assertThat(both.second.table().seq()).as("but not hold up the bots again").isGreaterThan(seq);
    }
}
