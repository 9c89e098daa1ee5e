package hearthside.engine;

import hearthside.codec.Tree;
import hearthside.codec.Type;
import hearthside.codec.Types;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.IllegalAction;
import hearthside.core.chance.Named;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Where requests are answered: each is a JSON object that says what it is about in `is`, and each answer is one too. What cannot be used
/// is answered with a `problem`, what a rule forbids with `refused`.
final class Desk {
    private static final Type<List<Integer>> SEATS = Types.listOf(Types.WHOLE);

    /// One game, and who thinks about it.
    private record Seated<S extends Copyable<S>, A>(LocalGame<S, A> game, Thinking<S, A> thinking) {
        static <S extends Copyable<S>, A> Seated<S, A> of(LocalGame<S, A> game) { return new Seated<>(game, new Thinking<>(game)); }
    }

    private final Map<String, Seated<?, ?>> tables = new HashMap<>();

    String answer(String request) {
        try {
            var asked = Tree.parse(request);
            return switch (text(asked, "is")) {
                case "New" -> open(asked, Seated.of(LocalGame.begin(game(text(asked, "game")), asked, seed(asked))));
                case "Open" -> open(asked, resumed(asked));
                case "SetUpDraw" -> setUpDraw(game(text(asked, "game")), asked);
                case "Practise" -> Practice.play(game(text(part(asked, "position"), "game")), asked);
                case "Puzzle" -> puzzle(asked).shown();
                case "Solve" -> puzzle(asked).tried(part(asked, "action"));
                case "Close" -> close(text(asked, "table"));
                case "Check" -> Workshop.check(game(text(asked, "game")), part(asked, "edition"));
                case "LayOut" -> LaidOut.check(game(text(part(asked, "position"), "game")), part(asked, "position"));
                case "Simulate" -> Workshop.simulate(game(text(asked, "game")), asked, text(asked, "level"), seed(asked),
                        number(asked, "first"), number(asked, "games"));
                default -> at(asked, table(asked));
            };
        } catch (IllegalAction e) {
            return new Fields().raw("refused", Told.refused(e.refusal())).end();
        } catch (BadInput e) {
            return new Fields().raw("problem", new Fields().put("field", e.field()).put("sentence", e.sentence()).end()).end();
        }
    }

    private static PuzzleBoard<?, ?> puzzle(Tree asked) {
        var puzzle = part(asked, "puzzle");
        return new PuzzleBoard<>(game(text(part(puzzle, "position"), "game")), puzzle);
    }

    private static <S extends Copyable<S>> String setUpDraw(Game<S, ?> game, Tree asked) {
        return OwnDice.read(asked, Game.SPECTATOR, seed(asked)).next(game, LocalGame.terms(game, asked));
    }

    private static Seated<?, ?> resumed(Tree asked) {
        var header = Tree.parse(text(asked, "header"));
        var game = game(text(header, "game"));
        if (Types.WHOLE.read(part(header, "rules")) != game.info().rules())
            throw new BadInput("rules", "This game was begun under other rules; it cannot go on here.");
        var lines = Types.listOf(Types.TEXT).read(part(asked, "lines")).stream().map(Tree::parse).toList();
        return Seated.of(LocalGame.resume(game, header, lines, seed(asked)));
    }

    private String open(Tree asked, Seated<?, ?> table) {
        tables.put(text(asked, "table"), table);
        return new Fields().put("header", table.game().header()).put("line", table.game().line()).end();
    }

    private String close(String table) {
        tables.remove(table);
        return "{}";
    }

    private <S extends Copyable<S>, A> String at(Tree asked, Seated<S, A> table) {
        var game = table.game();
        return switch (text(asked, "is")) {
            case "Look" -> game.look(mine(asked), List.of());
            case "Play" -> told(game, asked, asked.at("draws") == null
                    ? game.play(seat(asked), action(game, asked))
                    : game.play(seat(asked), action(game, asked), script(asked)));
            case "Draws" -> new Draws<>(game).of(seat(asked), action(game, asked), script(asked));
            case "NextDraw" -> OwnDice.read(asked, number(asked, "eyes"), seed(asked)).next(game.match(), seat(asked), action(game, asked));
            case "Choose" -> new Fields().put("action", game.codec().action(), game.choose(seat(asked), text(asked, "level"), seed(asked)))
                    .end();
            case "Line" -> new Draws<>(game).line(seat(asked), action(game, asked), number(asked, "steps"), seed(asked));
            case "Bot" -> told(game, asked, game.letBotPlay(seat(asked), text(asked, "level"), seed(asked)));
            case "Bots" -> bots(game, asked);
            case "Undo" -> {
                game.undo(number(asked, "entries"));
                yield told(game, asked, List.of());
            }
            case "WhyNot" -> game.match().whyNot(seat(asked), action(game, asked))
                    .map(refusal -> new Fields().raw("refused", Told.refused(refusal)).end()).orElse("{}");
            case "Hints" -> table.thinking().hints(seat(asked), number(asked, "millis"));
            case "Remarks" -> table.thinking().remarks(seat(asked));
            case "Consider" -> table.thinking().consider(seat(asked), SEATS.read(part(asked, "bots")));
            case "Review" -> table.thinking().review(number(asked, "from"), number(asked, "millis"), number(asked, "iterations"));
            case "OwnPuzzle" -> OwnPuzzle.of(game, number(asked, "step"), number(asked, "iterations"));
            case "Log" -> back(game, asked).log();
            case "Moment" -> back(game, asked).moment(number(asked, "seq"));
            case "Since" -> back(game, asked).since(mine(asked));
            case "Position" -> game.position();
            case "Replay" -> back(game, asked).replay(number(asked, "from"), number(asked, "count"));
            default -> throw new BadInput("is", "Nobody knows what \"%s\" is.".formatted(text(asked, "is")));
        };
    }

    /// Bots decide, one after the other, until somebody else is to, or so much time has passed.
    private static String bots(LocalGame<?, ?> game, Tree asked) {
        var levels = Types.mapOf(Types.TEXT).read(part(asked, "levels"));
        long until = System.nanoTime() + number(asked, "millis") * 1_000_000L;
        var done = new ArrayList<String>();
        do {
            var seat = game.match().toAct().list().stream().filter(each -> levels.containsKey(String.valueOf(each))).findFirst();
            if (seat.isEmpty()) break;
            var level = Objects.requireNonNull(levels.get(String.valueOf(seat.get())));
            done.add(told(game, asked, game.letBotPlay(seat.get(), level, seed(asked) + seat.get())));
        } while (System.nanoTime() < until);
        return new Fields().raw("done", done).end();
    }

    private static <S extends Copyable<S>, A> LookingBack<S, A> back(LocalGame<S, A> game, Tree asked) {
        return new LookingBack<>(game, game.viewer(mine(asked)));
    }

    /// The line that was written, and how it looks now.
    private static String told(LocalGame<?, ?> game, Tree asked, List<GameEvent> events) {
        return new Fields().put("line", game.line()).raw("look", game.look(mine(asked), events)).end();
    }

    private static <A> A action(LocalGame<?, A> game, Tree asked) { return game.codec().action().read(part(asked, "action")); }

    private static Named script(Tree asked) { return Draws.script(asked.at("draws"), seed(asked)); }

    private Seated<?, ?> table(Tree asked) {
        var table = tables.get(text(asked, "table"));
        if (table == null) throw new BadInput("table", "There is no such table here.");
        return table;
    }

    private static Game<?, ?> game(String id) {
        return Games.find(id).orElseThrow(() -> new BadInput("game", "There is no game \"%s\".".formatted(id)));
    }

    static Tree part(Tree asked, String field) {
        var part = asked.at(field);
        if (part == null) throw new BadInput(field, "This field is missing.");
        return part;
    }

    static String text(Tree asked, String field) { return Types.TEXT.read(part(asked, field)); }

    private static int number(Tree asked, String field) { return Types.WHOLE.read(part(asked, field)); }

    static int seat(Tree asked) { return number(asked, "seat"); }

    private static List<Integer> mine(Tree asked) { return SEATS.read(part(asked, "mine")); }

    private static long seed(Tree asked) { return Types.WIDE.read(part(asked, "seed")); }
}
