package hearthside.games;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Packages;
import org.junit.jupiter.api.Test;

/// A game is one package, however many phases it has: its door is what is public in it (ADR 46).
class PackagesTest {
    @Test
    void onlyTheCatalogueKnowsGamesAndNoGameAnother() {
        var uses = Packages.under("hearthside.games").uses();
        assertThat(uses).hasSizeGreaterThan(5);
        uses.forEach((game, others) -> { if (!game.isEmpty()) assertThat(others).as(game).isEmpty(); });
    }
}
