package hearthside.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.core.chance.Committed;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.myfirststoneage.State;
import hearthside.server.bots.BotRunner;
import hearthside.server.bots.TableBots;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.ClockUpdate;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Command;
import hearthside.server.protocol.Message;
import hearthside.server.question.Question;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;

/// A table by itself: no HTTP, no database, no other servers.
@Timeout(60)
class TableTest {
    private final List<String> written = new ArrayList<>();
    private final CountDownLatch thinks = new CountDownLatch(1);
    private boolean isFull;
    private final Visitor ada = Visitor.of(Secrets.cookie());
    private final Looking adaLooks = new Looking(ada);

    /// A browser in memory.
    private record Looking(Visitor visitor, BlockingQueue<JsonNode> heard) implements AudienceMember {
        Looking(Visitor visitor) { this(visitor, new LinkedBlockingQueue<>()); }

        @Override
        public void send(String text) { heard.add(Json.parse(text)); }

        @Override
        public void close(int code, String reason) {}

        JsonNode next(String is) throws InterruptedException {
            while (true) {
                var message = heard.poll(50, TimeUnit.SECONDS);
                if (message == null) throw new AssertionError("no " + is);
                if (message.get("is").stringValue().equals(is)) return message;
            }
        }
    }

    /// A journal in memory.
    private final class Written implements TablePorts.Journal {
        @Override
        public boolean append(int line, String entry, TableRow.Status status, ClockUpdate clockUpdate) {
            if (isFull) throw new IllegalStateException("the disk is full");
            if (line != written.size()) return false;
            written.add(entry);
            return true;
        }

        @Override
        public void pace(ClockUpdate clockUpdate) {}

        @Override
        public boolean seat(Seat before, Seat seat, ClockUpdate clockUpdate, boolean isEnd) { return true; }

        @Override
        public void came(List<Integer> seats, String origin) {}

        @Override
        public boolean end(ClockUpdate clockUpdate) { return true; }

        @Override
        public boolean say(int number, Message.Said said, String by) { return true; }

        @Override
        public TableRow row(TableRow known) { return known; }

        @Override
        public List<String> lines(int from) { return List.copyOf(written.subList(from, written.size())); }

        @Override
        public List<Seat> seats() { return seated(); }

        @Override
        public Pacing pacing(Pacing known) { return known; }

        @Override
        public List<Chat.Remark> chat(int from) { return List.of(); }

        @Override
        public List<Chat.Remark> missed(int from, int line) { return List.of(); }
    }

    private static final class Alone implements TablePorts.OtherServers {
        @Override
        public void here(Audience.Presence presence) {}

        @Override
        public void asked(int seq, Question question) {}

        @Override
        public void answered(int seq, List<Integer> seats, boolean yes) {}
    }

    private static final class House implements TablePorts.Host {
        @Override
        public void waits(Reason reason, String table, Seat seat, boolean isLooking) {}

        @Override
        public void over(Table<?, ?> table) {}

        @Override
        public void asks(Table<?, ?> table) {}

        @Override
        public String openAgain(Table<?, ?> table, Visitor host) { return "next"; }
    }

    /// Lets bots think until they are told to hurry, and never ends by itself.
    private static final class Patient implements BotRunner {
        private final CountDownLatch thinks;

        Patient(CountDownLatch thinks) { this.thinks = thinks; }

        @Override
        public Thinker thinker() {
            return new Thinker() {
                @Override
                public <S extends Copyable<S>, A> Optional<A> choose(TableBots.Task<S, A> task) {
                    task.interrupt().begin();
                    thinks.countDown();
                    while (!Thread.currentThread().isInterrupted()) LockSupport.parkNanos(1_000_000); // a spin would outlive the test
                    task.interrupt().end();
                    return Optional.of(task.insight().options().getFirst());
                }
            };
        }

        @Override
        public boolean keeps(String table) { return true; }

        @Override
        public int pause() { return 0; }

        @Override
        public void work(Runnable work) { Thread.ofPlatform().daemon().start(work); }

        @Override
        public boolean rest(long millis) { return true; }
    }

    private List<Seat> seated() { return List.of(Seat.person(0, "Ada", false, ada), Seat.bot(1, "Bot", "random")); }

    private Table<State, Action> table() {
        var game = new MyFirstStoneAge();
        var luck = new Committed(new byte[32]);
        var match = new Match<>(game, game.info().terms(2), luck);
        var setup = JournalLine.of(match.journal().getFirst());
        written.add(setup.text());
        var row = new TableRow("table", game.info().id(), "", luck.seed(), luck.hash(), ada.hash(), TableRow.Status.PLAYING, null, null, 0,
                hearthside.server.protocol.Talk.FREE);
        return new Table<>(new TablePorts(new Written(), new Alone(), new Patient(thinks), new House()),
                new TablePace(null, Clock.systemUTC()),
                TableState.of(row, match, List.of(setup), seated(), Pacing.of(null, 2), Chat.NONE));
    }

    private static Command.Play play(Table<?, ?> table) {
        return new Command.Play(table.seq(), 0, Json.tree(table.state().match().options(0).getFirst()));
    }

    /// Plays until a bot has to decide.
    private Table<State, Action> waitingForABot() {
        var table = table();
        table.enter(adaLooks);
        while (!table.state().toAct().contains(1)) table.commands().obey(adaLooks, play(table));
        return table;
    }

    @Test
    void aPlayerMayHurryABotAndAnOnlookerMayNot() throws Exception {
        var table = waitingForABot();
        thinks.await();
        int seq = table.seq();
        var crowd = new Looking(Visitor.of(Secrets.cookie()));
        assertThatThrownBy(() -> table.commands().obey(crowd, new Command.Hurry())).isInstanceOfSatisfying(ApiError.class,
                e -> assertThat(e.error).isEqualTo("not-yours"));
        assertThat(table.seq()).isEqualTo(seq);
        table.commands().obey(adaLooks, new Command.Hurry());
        while (adaLooks.next("Update").get("seq").intValue() <= seq) assertThat(table.seq()).isGreaterThanOrEqualTo(seq);
    }

    @Test
    void whatCannotBeWrittenHasNotHappenedAndTheLuckGoesBack() {
        var table = table();
        table.enter(adaLooks);
        var before = table.state();
        var told = adaLooks.heard().size();
        isFull = true;
        assertThatThrownBy(() -> table.commands().obey(adaLooks, play(table))).isInstanceOf(IllegalStateException.class);
        assertThat(adaLooks.heard()).as("nobody was told").hasSize(told);
        assertThat(table.state().match().view(0)).isEqualTo(before.match().view(0));
        isFull = false;
        table.commands().obey(adaLooks, play(table));
        var again = hearthside.wire.JournalPlayer.match(table.game(), before.match().terms(), null, new Committed(new byte[32]),
                JournalLine.readAll(table.game(), written, 0));
        assertThat(again.view(0)).as("as if nothing had been tried").isEqualTo(table.state().match().view(0));
    }

    /// What was handed out stays as it was, whatever happens then.
    @Test
    void aStateThatWasHandedOutDoesNotChange() {
        var table = table();
        table.enter(adaLooks);
        var before = table.state();
        var view = Json.write(before.match().view(0));
        table.commands().obey(adaLooks, play(table));
        assertThat(table.seq()).isEqualTo(2);
        assertThat(before.seq()).isEqualTo(1);
        assertThat(before.match().journal()).hasSize(1);
        assertThat(Json.write(before.match().view(0))).isEqualTo(view);
    }

    @Test
    void aStaleClickIsAnsweredWithTheLatest() throws Exception {
        var table = table();
        table.enter(adaLooks);
        var late = play(table);
        table.commands().obey(adaLooks, late);
        adaLooks.heard().clear();
        table.commands().obey(adaLooks, late);
        assertThat(adaLooks.next("Update").get("seq").intValue()).isEqualTo(2);
        assertThat(written).hasSize(2);
    }
}
