package hearthside.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.server.identity.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class FairQueueTest {
    private static final int MOST = 30;
    private final FairQueue queue = new FairQueue(1, Thread.ofPlatform().daemon().factory(), MOST);
    private final CountDownLatch open = new CountDownLatch(1);
    private final LinkedBlockingQueue<String> order = new LinkedBlockingQueue<>();

    @AfterEach
    void close() { queue.close(); }

    private Future<Boolean> submit(String holder, String address) {
        return queue.submit(new Origin(holder, address), () -> {
            open.await();
            return order.add(holder);
        });
    }

    private List<String> all(List<Future<Boolean>> submitted) throws Exception {
        open.countDown();
        for (var each : submitted) each.get();
        return List.copyOf(order);
    }

    @Test
    void holdersTakeTurnsHoweverMuchOneOfThemAsksFor() throws Exception {
        var submitted = new ArrayList<Future<Boolean>>();
        for (int i = 0; i < 20; i++) submitted.add(submit("greedy", "far"));
        submitted.add(submit("ada", "near"));
        submitted.add(submit("ben", "near"));
        assertThat(all(submitted).subList(0, 5)).containsSubsequence("greedy", "ada", "greedy", "ben");
    }

    @Test
    void aDozenCookiesFromOneAddressAreOneInTheLine() throws Exception {
        var submitted = new ArrayList<Future<Boolean>>();
        for (int i = 0; i < 24; i++) submitted.add(submit("cookie " + i % 12, "far"));
        submitted.add(submit("ada", "near"));
        var served = all(submitted);
        assertThat(served.indexOf("ada")).as("after the one at work and one more").isLessThanOrEqualTo(2);
        assertThat(served.subList(0, 14)).as("and at one address they take turns too")
                .contains("cookie 0", "cookie 1", "cookie 2", "cookie 3", "cookie 4", "cookie 5", "cookie 6", "cookie 7", "cookie 8",
                        "cookie 9", "cookie 10", "cookie 11");
    }

    @Test
    void oneAddressCannotFillTheQueue() throws Exception {
        var submitted = new ArrayList<Future<Boolean>>();
        for (int i = 0; i < MOST; i++) submitted.add(submit("cookie " + i, "far"));
        while (queue.waiting("far") == MOST) Thread.onSpinWait(); // the first is at work
        submitted.add(submit("cookie", "far"));
        assertThatThrownBy(() -> submit("another", "far")).isInstanceOf(RejectedExecutionException.class);
        submitted.add(submit("ada", "near"));
        assertThat(all(submitted)).contains("ada").hasSize(MOST + 2);
    }

    @Test
    void whoWaitsWhenItClosesIsToldSo() {
        var _ = submit("ada", "near");
        var waiting = submit("ada", "near");
        queue.close();
        assertThat(waiting).satisfiesAnyOf(each -> assertThat(each.isCancelled()).isTrue(), each -> assertThat(each.isDone()).isTrue());
        assertThatThrownBy(() -> submit("ada", "near")).isInstanceOf(RejectedExecutionException.class);
    }
}
