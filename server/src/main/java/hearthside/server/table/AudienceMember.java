package hearthside.server.table;

import hearthside.server.identity.Visitor;
import hearthside.server.protocol.Message;
import hearthside.wire.Json;
import org.jspecify.annotations.Nullable;

/// One browser that looks at a table.
public interface AudienceMember {
    /// It may connect again, and is somebody else then.
    int COME_AGAIN = 1012;

    Visitor visitor();

    /// Never waits: whoever does not keep up is closed.
    void send(String text);

    void close(int code, String reason);

    /// Whether they want to hear what this holder says.
    default boolean hears(@Nullable String holder) { return true; }

    default void tell(Message message) { send(Json.write(message)); }
}
