package hearthside.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.identity.Visitor;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

class TableConnectionTest {
    private final List<String> sent = new ArrayList<>();
    private final List<Callback> pending = new ArrayList<>();
    private final List<Object> closed = new ArrayList<>();

    /// A session whose other end reads nothing until [#pending] is completed.
    private Session session() {
        return (Session) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {Session.class}, (_, method, arguments) -> {
            if (method.getName().equals("sendText")) {
                sent.add((String) arguments[0]);
                pending.add((Callback) arguments[1]);
            }
            if (method.getName().equals("close")) closed.add(arguments[0]);
            return null;
        });
    }

    @Test
    void messagesGoOutOneAfterTheOther() {
        var connection = new TableConnection(Visitor.of("a"), session(), java.util.Set.of());
        for (int i = 0; i < 5; i++) connection.send("message " + i);
        assertThat(sent).containsExactly("message 0");
        for (int i = 0; i < pending.size(); i++) pending.get(i).succeed();
        assertThat(sent).containsExactly("message 0", "message 1", "message 2", "message 3", "message 4");
    }

    @Test
    void whoDoesNotReadLongMessagesIsClosedBeforeTheyFillTheMemory() {
        var connection = new TableConnection(Visitor.of("a"), session(), java.util.Set.of());
        var longest = "x".repeat(2 * TableConnection.WAITING_LETTERS);
        connection.send(longest); // is being sent
        connection.send(longest);
        assertThat(closed).as("one may wait, however long it is").isEmpty();
        pending.getFirst().succeed();
        for (int i = 0; i < 8; i++) connection.send("x".repeat(TableConnection.WAITING_LETTERS / 8));
        assertThat(closed).isEmpty();
        connection.send("one letter too many");
        assertThat(closed).containsExactly(1008);
    }

    @Test
    void whoeverDoesNotKeepUpIsClosedNotWaitedFor() {
        var connection = new TableConnection(Visitor.of("a"), session(), java.util.Set.of());
        for (int i = 0; i < TableConnection.WAITING + 10; i++) connection.send("message");
        assertThat(sent).hasSize(1);
        assertThat(closed).containsExactly(1008);
        assertThat(connection.isClosed()).isTrue();
    }
}
