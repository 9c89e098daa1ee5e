package hearthside.server.cluster;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.postgres.TemporaryNats;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Line;
import hearthside.server.testing.Postgreses;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Two people on two servers play on while the bus between the servers goes away and comes back, again and again.
class BusGoesAwayTest {
    private static final int MOVES_EACH = 6;

    @Test
    void everyMoveIsSeenOnBoth() {
        var place = Postgreses.fresh();
        try (var nats = TemporaryNats.start();
                var one = Server.start(Client.config(place).withBus(nats.address()));
                var two = Server.start(Client.config(place).withBus(nats.address()))) {
            var ada = new Client(one);
            var ben = new Client(two);
            var opened = ada.open("me:Ada", "open");
            ben.join(table(opened), secrets(opened).getFirst(), "Ben");
            try (var a = ada.watch(table(opened)); var b = ben.watch(table(opened))) {
                a.awaitPeople(2, 0);
                var random = new Random(1);
                for (int round = 0; round < 3; round++) {
                    play(a, b, random);
                    nats.kill();
                    play(a, b, random);
                    nats.startAgain();
                }
                assertThat(a.seq()).isGreaterThan(MOVES_EACH);
            }
        }
    }

    private static void play(Line a, Line b, Random random) {
        for (int i = 0; i < MOVES_EACH && !a.isOver(); i++) {
            var mover = a.isToAct() ? a : b;
            mover.playAny(random);
            a.awaitSeq(mover.seq());
            b.awaitSeq(mover.seq());
            assertThat(a.update().get("toAct")).isEqualTo(b.update().get("toAct"));
        }
    }
}
