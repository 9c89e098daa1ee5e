package hearthside.server.table;

import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.core.chance.Committed;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.myfirststoneage.State;
import hearthside.server.bots.BotRunner;
import hearthside.server.bots.TableBots;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.ClockUpdate;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.Command;
import hearthside.server.protocol.Message;
import hearthside.server.question.Question;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/// One table on two servers over one journal in memory. What one tells the other, and what bots have to do, waits until the test lets it
/// happen: so whatever can cross does.
final class TwoServers {
    final List<String> written = new ArrayList<>();
    private final List<Chat.Remark> chat = new ArrayList<>();
    private final List<Seat> seats;
    private final Random random;
    private Pacing pacing;
    final One first;
    final One second;

    /// One of them.
    final class One implements TablePorts.Journal, TablePorts.OtherServers, TablePorts.Host, BotRunner {
        final Deque<Runnable> work = new ArrayDeque<>();
        private final Deque<Consumer<TableNews>> news = new ArrayDeque<>();
        private final boolean keepsBots;
        private final Table<State, Action> table;

        One(boolean keepsBots, TableState<State, Action> state) {
            this.keepsBots = keepsBots;
            this.table = new Table<>(new TablePorts(this, this, this, this), new TablePace(null, Clock.systemUTC()), state);
        }

        Table<State, Action> table() { return table; }

        Looking looks(Visitor visitor) {
            var looking = new Looking(visitor);
            table.enter(looking);
            return looking;
        }

        private void pass(Consumer<TableNews> heard) { (this == first ? second : first).news.add(heard); }

        /// Hears what the other has told so far.
        void hear() { while (!news.isEmpty()) news.poll().accept(table.news()); }

        /// Lets those decide who have to.
        void letBotsDecide() { while (!work.isEmpty()) work.poll().run(); }

        @Override
        public boolean append(int line, String entry, TableRow.Status status, ClockUpdate clockUpdate) {
            if (line != written.size()) return false;
            written.add(entry);
            pacing = clockUpdate.pacing();
            pass(TableNews::lines);
            return true;
        }

        @Override
        public void pace(ClockUpdate clockUpdate) {
            pacing = clockUpdate.pacing();
            pass(TableNews::seats);
        }

        @Override
        public boolean seat(Seat before, Seat seat, ClockUpdate clockUpdate, boolean isEnd) {
            if (!seats.get(seat.seat()).equals(before)) return false;
            seats.set(seat.seat(), seat);
            pacing = clockUpdate.pacing();
            pass(TableNews::seats);
            return true;
        }

        @Override
        public void came(List<Integer> from, String origin) {}

        @Override
        public boolean end(ClockUpdate clockUpdate) { return true; }

        @Override
        public boolean say(int number, Message.Said said, String by) {
            if (number != chat.size()) return false;
            chat.add(new Chat.Remark(number, written.size(), said, by));
            pass(TableNews::lines);
            return true;
        }

        @Override
        public TableRow row(TableRow known) { return known; }

        @Override
        public List<String> lines(int from) { return List.copyOf(written.subList(from, written.size())); }

        @Override
        public List<Seat> seats() { return List.copyOf(seats); }

        @Override
        public Pacing pacing(Pacing known) { return pacing; }

        @Override
        public List<Chat.Remark> chat(int from) { return List.copyOf(chat.subList(from, chat.size())); }

        @Override
        public List<Chat.Remark> missed(int from, int line) {
            return chat(from).stream().filter(remark -> remark.after() <= line).toList();
        }

        @Override
        public void here(Audience.Presence presence) {}

        @Override
        public void asked(int seq, Question question) { pass(heard -> heard.asked(seq, question)); }

        @Override
        public void answered(int seq, List<Integer> by, boolean yes) { pass(heard -> heard.answered(seq, by, yes)); }

        @Override
        public void waits(Reason reason, String id, Seat seat, boolean isLooking) {}

        @Override
        public void over(Table<?, ?> ended) {}

        @Override
        public void asks(Table<?, ?> asking) {}

        @Override
        public String openAgain(Table<?, ?> old, Visitor host) { return "next"; }

        @Override
        public Thinker thinker() {
            return new Thinker() {
                @Override
                public <S extends Copyable<S>, A> Optional<A> choose(TableBots.Task<S, A> task) {
                    return Optional.of(TableBots.choose(task));
                }
            };
        }

        @Override
        public boolean keeps(String id) { return keepsBots; }

        @Override
        public int pause() { return 0; }

        @Override
        public void work(Runnable decide) { work.add(decide); }

        @Override
        public boolean rest(long millis) { return true; }
    }

    /// A browser in memory.
    static final class Looking implements AudienceMember {
        final List<JsonNode> heard = new ArrayList<>();
        private final Visitor visitor;

        Looking(Visitor visitor) { this.visitor = visitor; }

        @Override
        public Visitor visitor() { return visitor; }

        @Override
        public void send(String text) { heard.add(Json.parse(text)); }

        @Override
        public void close(int code, String reason) {}

        /// Decisions and remarks, in the order in which they were told.
        List<String> order() {
            var order = new ArrayList<String>();
            int seq = heard.getFirst().get("seq").intValue();
            for (var message : heard) {
                if (message.get("is").stringValue().equals("Said")) order.add(message.get("text").stringValue());
                if (!message.get("is").stringValue().equals("Update") || message.get("seq").intValue() == seq) continue;
                seq = message.get("seq").intValue();
                order.add("line " + seq);
            }
            return order;
        }

        /// What has come of this kind.
        List<JsonNode> all(String is) { return heard.stream().filter(each -> each.get("is").stringValue().equals(is)).toList(); }
    }

    /// The second server lets the bots play.
    ///
    /// @param seed of the luck
    TwoServers(int seed, List<Seat> sitting) {
        random = new Random(seed);
        seats = new ArrayList<>(sitting);
        pacing = Pacing.of(null, sitting.size());
        first = new One(false, state(seed));
        second = new One(true, state(seed));
    }

    private TableState<State, Action> state(int seed) {
        var game = new MyFirstStoneAge();
        var bytes = new byte[32];
        bytes[0] = (byte) seed;
        var luck = new Committed(bytes);
        var match = new Match<>(game, game.info().terms(seats.size()), luck);
        var setup = JournalLine.of(match.journal().getFirst());
        if (written.isEmpty()) written.add(setup.text());
        var row = new TableRow("table", game.info().id(), "", luck.seed(), luck.hash(), "", TableRow.Status.PLAYING, null, null, 0,
                hearthside.server.protocol.Talk.FREE);
        return TableState.of(row, match, List.of(setup), seats, pacing, Chat.NONE);
    }

    int toAct() { return first.table().state().toAct().getFirst(); }

    /// Any option of whoever has to decide; always the same ones with the same seed.
    Command.Play any() {
        var now = first.table().state();
        var options = now.match().options(toAct());
        return new Command.Play(now.seq(), toAct(), Json.tree(options.get(random.nextInt(options.size()))));
    }

    /// Whoever has to decide does so at the first server; the second hears of it.
    void playOne(Looking looking) {
        first.table().commands().obey(looking, any());
        second.hear();
    }
}
