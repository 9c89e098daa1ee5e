package hearthside.server.testing;

import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

/// A game that two people play from the first decision to the last.
public final class WholeGame {
    private WholeGame() {}

    public static void playToTheEnd(Line a, Line b, Random random) {
        while (!a.isOver()) {
            var mover = a.isToAct() ? a : b;
            assertThat(mover.isToAct()).isTrue();
            mover.playAny(random);
            a.awaitSeq(mover.seq());
            b.awaitSeq(mover.seq());
        }
    }

    public static String openTable(Client host, boolean open) {
        return host.post("/api/tables", "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\",\"name\":\"=Ada\"},{\"kind\":\"open\"}],\"open\":%s}"
                .formatted(Client.GAME, open)).json().get("table").stringValue();
    }

    /// Its result is written down when this returns.
    public static String playAgainst(Client host, Client other, boolean open, long seed) {
        String id;
        if (open) {
            id = openTable(host, true);
            other.post("/api/tables/%s/sit".formatted(id), "{\"name\":\"Ben\"}");
        } else {
            var opened = host.open("me:=Ada", "open");
            id = Client.table(opened);
            other.join(id, Client.secrets(opened).getFirst(), "Ben");
        }
        try (var a = host.watch(id); var b = other.watch(id)) {
            playToTheEnd(a, b, new Random(seed));
        }
        awaitWritten(host, id);
        return id;
    }

    public static void awaitWritten(Client visitor, String table) {
        eventually("the result is written down", () -> visitor.get("/api/archive?mine=true&count=100").text().contains(table));
    }
}
