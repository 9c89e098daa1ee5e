package hearthside.server.table;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.Games;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Line;
import hearthside.server.testing.Postgreses;
import hearthside.wire.Journal;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Many people do everything at once at one table, on two servers that share a database. Whoever looks on, wherever, is told the same in
/// the same order; nothing is left out, and nothing is torn.
@Timeout(120)
class OneRoadTest {
    private static final int DECISIONS = 120;
    private static final int ROUNDS = 600, MOST_ROUNDS = 20 * ROUNDS;
    private static final int FEWEST = 20; // decisions
    private static final int REMARKS = 18; // a table may not talk faster
    private static final int PATIENCE_MILLIS = 20_000;

    private Server one;
    private Server two;
    private final AtomicInteger remarks = new AtomicInteger();
    private final ConcurrentLinkedQueue<JsonNode> hints = new ConcurrentLinkedQueue<>();
    private volatile boolean isEnough;

    @BeforeEach
    void start() {
        var place = Postgreses.fresh();
        one = Server.start(Client.config(place));
        two = Server.start(Client.config(place));
    }

    @AfterEach
    void stop() {
        one.close();
        two.close();
    }

    /// One who plays: whatever the last update allows is done, in any order.
    private void play(Client client, String id, Line line, int seed, boolean resigns) {
        var random = new Random(seed);
        int answered = 0;
        // on a busy machine others need longer for their decisions: then there are more rounds
        for (int i = 0; (i < ROUNDS || line.seq() <= FEWEST && i < MOST_ROUNDS) && !isEnough && !line.isOver(); i++) {
            line.drain();
            if (line.seq() > DECISIONS) isEnough = true;
            if (resigns && i == ROUNDS / 3) line.send("{\"is\":\"Resign\",\"seat\":%d}", 2);
            if (isAsked(line) && answered < line.seq()) {
                answered = line.seq();
                line.send("{\"is\":\"AnswerUndo\",\"yes\":%b}", random.nextInt(4) > 0);
            } else act(client, id, line, random);
            line.send("{\"is\":\"Ping\"}");
            line.await("Pong"); // what was sent is done, and its update is known
        }
    }

    private static boolean isAsked(Line line) {
        var asked = line.update().get("undo").get("asked");
        return !asked.isNull() && !line.update().get("mine").isEmpty() && asked.intValue() != line.update().get("viewer").intValue();
    }

    private void act(Client client, String id, Line line, Random random) {
        var update = line.update();
        var undo = update.get("undo");
        boolean isMine = !update.get("mine").isEmpty();
        if (!isMine) return;
        int viewer = update.get("viewer").intValue(), what = random.nextInt(100);
        if (line.isToAct() && what < 60) line.play(update.get("options").get(random.nextInt(update.get("options").size())));
        else
            if (undo.get("canAsk").booleanValue() && undo.get("asked").isNull() && what < 62)
                line.send("{\"is\":\"Undo\",\"seq\":%d,\"whole\":false}", line.seq());
            else
                if (what < 75 && remarks.incrementAndGet() <= REMARKS) line.send("{\"is\":\"Say\",\"text\":\"%d\"}", remarks.get());
                else if (what < 85) line.send("{\"is\":\"Forced\",\"seat\":%d,\"on\":%b}", viewer, random.nextBoolean());
                else if (what < 88) line.send("{\"is\":\"Play\",\"seq\":0,\"seat\":%d,\"action\":{}}", viewer);
                else if (what < 90) hint(client, id, viewer, line.seq());
    }

    private void hint(Client client, String id, int seat, int seq) {
        var answer = client.get("/api/tables/%s/hints?seat=%d&seq=%d".formatted(id, seat, seq));
        if (answer.status() == 200) hints.add(answer.json());
        else assertThat(answer.status()).isIn(403, 409, 429, 503);
    }

    private static JsonNode open(Client ada) {
        var answer = ada.post("/api/tables", """
                {"game":"%s","seats":[{"kind":"me","name":"Ada"},{"kind":"open"},{"kind":"open"},{"kind":"bot","bot":"random"}],
                "hints":true}""".formatted(Client.GAME));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.json();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void everybodyIsToldTheSameInTheSameOrder(int seed) throws Exception {
        var ada = new Client(one);
        var ben = new Client(two);
        var cleo = new Client(one);
        var opened = open(ada);
        var id = table(opened);
        ben.join(id, secrets(opened).getFirst(), "Ben");
        cleo.join(id, secrets(opened).getLast(), "Cleo");
        try (var a = ada.watch(id);
                var b = ben.watch(id);
                var c = cleo.watch(id);
                var here = new Client(one).watch(id);
                var there = new Client(two).watch(id);
                var alsoAda = new Line(two, id, ada.cookie)) {
            var onOne = List.of(a, c, here);
            var onTwo = List.of(b, there, alsoAda);
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                var all = new ArrayList<Future<?>>();
                all.add(threads.submit(() -> play(ada, id, a, seed, false)));
                all.add(threads.submit(() -> play(ben, id, b, 10 + seed, false)));
                all.add(threads.submit(() -> play(cleo, id, c, 20 + seed, true)));
                all.add(threads.submit(() -> {
                    var link = ben.post("/api/tables/%s/device".formatted(id), "{}").json().get("path").stringValue();
                    return new Client(one).join(id, link.substring(link.indexOf('#') + 1), "Ben's other screen");
                }));
                for (var each : all) finish(each);
            }
            settle(id, a, b, c, here, there, alsoAda);
            check(onOne, onTwo);
            assertThat(a.seq()).isGreaterThan(FEWEST);
            assertThat(hints).as("hints").allSatisfy(hint -> assertThat(hint.get("hints")).isNotEmpty());
            for (var line : List.of(a, b, c)) resign(line);
            for (var line : List.of(here, there)) while (!line.isOver()) line.await("Update");
            there.awaitSeq(here.seq()); // a decision made just before may come after the end
            here.awaitSeq(there.seq());
            assertThat(there.update().get("view")).isEqualTo(here.update().get("view"));
            mustBeFair(ada, id);
            mustBeFair(ben, id);
        }
    }

    private static void finish(Future<?> work) throws Exception {
        try {
            work.get();
        } catch (ExecutionException e) {
            throw new AssertionError(e.getCause());
        }
    }

    private static void resign(Line line) {
        for (var seat : line.update().get("mine")) if (!line.isOver()) line.send("{\"is\":\"Resign\",\"seat\":%d}", seat.intValue());
    }

    private static void mustBeFair(Client visitor, String table) {
        var journal = Journal.read(Games.ALL, visitor.get("/api/tables/%s/journal".formatted(table)).text());
        assertThat(journal.verify(new MyFirstStoneAge()).faults()).isEmpty();
    }

    /// Until nobody hears anything new, and all have heard the same number of decisions. While a question is open bots wait, so it ends.
    private static void settle(String id, Line... lines) {
        long until = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
        int quiet = 0;
        while (quiet < 20) {
            assertThat(System.nanoTime()).as("table %s goes quiet", id).isLessThan(until);
            int before = heard(lines);
            lines[0].awaitSilence(50);
            for (var line : lines) line.drain();
            boolean isSame = List.of(lines).stream().mapToInt(Line::seq).distinct().count() == 1;
            quiet = isSame && heard(lines) == before ? quiet + 1 : 0;
        }
    }

    private static int heard(Line... lines) {
        int heard = 0;
        for (var line : lines) heard += line.heard.size();
        return heard;
    }

    private static void check(List<Line> onOne, List<Line> onTwo) {
        var all = new ArrayList<>(onOne);
        all.addAll(onTwo);
        var orders = new OrderChecker();
        for (var line : all) orders.read(line.heard.stream().map(Json::parse).toList());
        assertThat(orders.faults()).isEmpty();
        for (var server : List.of(onOne, onTwo)) {
            var first = OrderChecker.told(server.getFirst().heard.stream().map(Json::parse).toList());
            assertThat(first.size()).isGreaterThan(20);
            for (var line : server) {
                var told = OrderChecker.told(line.heard.stream().map(Json::parse).toList());
                int common = Math.min(first.size(), told.size()); // who came later has heard less of the beginning
                assertThat(told.subList(told.size() - common, told.size()))
                        .as("one server tells all the same").isEqualTo(first.subList(first.size() - common, first.size()));
            }
        }
        var here = OrderChecker.order(onOne.getFirst().heard.stream().map(Json::parse).toList());
        var there = OrderChecker.order(onTwo.getFirst().heard.stream().map(Json::parse).toList());
        int common = Math.min(here.size(), there.size());
        assertThat(there.subList(there.size() - common, there.size())).as("both servers tell decisions and remarks in one order")
                .isEqualTo(here.subList(here.size() - common, here.size()));
    }
}
