package hearthside.app.option;

import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.games.Games;
import hearthside.wire.Editions;
import hearthside.wire.Position;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which game, and on what terms: the same words for every command that plays.
public final class TermsOptions {
    @Parameters(index = "0", paramLabel = "GAME", description = "The id of a game; see: hearthside games")
    private String game = "";

    @Option(names = "--seats", paramLabel = "N", description = "How many play; as few as the game allows unless given")
    private @Nullable Integer seats;

    @Option(names = "--option", paramLabel = "KEY=VALUE", description = "What the table agrees on; may be given several times")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--edition", paramLabel = "FILE",
            description = "Other cards, tiles and numbers than the newest house edition: a JSON file, or \"house\" for the first one")
    private @Nullable Path edition;

    public Game<?, ?> game() { return Position.find(Games.ALL, game); }

    public Terms terms(Game<?, ?> game) { return terms(game, seats == null ? game.info().minSeats() : seats); }

    /// The same with each of these values in turn.
    public List<Terms> varied(Game<?, ?> game, String key, List<String> values) {
        return values.stream().map(value -> {
            var other = new LinkedHashMap<>(options);
            other.put(key, value);
            return game.info().terms(terms(game).seats(), other, edition(game));
        }).toList();
    }

    /// The name of an edition, as it fits into a line.
    public static String plain(Edition edition) { return edition.name().replaceAll("\\p{C}", " "); }

    /// The options and the edition that were asked for, as they are typed.
    public String typed() {
        return (edition == null ? "" : " --edition " + edition)
                + options.entrySet().stream().map(option -> " --option %s=%s".formatted(option.getKey(), option.getValue()))
                        .collect(Collectors.joining());
    }

    private Terms terms(Game<?, ?> game, int count) { return game.info().terms(count, options, edition(game)); }

    /// Agrees on something that cannot be otherwise.
    public void agree(String key, String value) { options.put(key, value); }

    public void supposeSeats(int count) { if (seats == null) seats = count; }

    private Edition edition(Game<?, ?> game) { return edition == null ? game.info().newest() : Editions.read(game, edition); }
}
