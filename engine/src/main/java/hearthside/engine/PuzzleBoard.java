package hearthside.engine;

import hearthside.ai.practice.Moment;
import hearthside.ai.puzzle.Found;
import hearthside.codec.Codecs;
import hearthside.codec.GameCodec;
import hearthside.codec.Tree;
import hearthside.codec.Types;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/// A puzzle of the book of the house on this device: shown, tried and answered as the house does.
final class PuzzleBoard<S extends Copyable<S>, A> {
    private final GameCodec<A> codec;
    private final Match<S, A> match;
    private final Tree puzzle;
    private final int seat;
    private final List<Moment<A>> moments = new ArrayList<>();

    PuzzleBoard(Game<S, A> game, Tree puzzle) {
        codec = Codecs.of(game);
        this.puzzle = puzzle;
        seat = Desk.seat(puzzle);
        match = Practice.opened(game, codec, Desk.part(puzzle, "position"));
        moments.add(Moment.of(match, seat, -1, List.of()));
        for (var step : Practice.items(puzzle.at("before"))) moments.add(play(match, step));
    }

    /// As it lies on the board. How hard it is, is said in the list.
    String shown() {
        return new Fields().put("id", Desk.text(puzzle, "id")).put("game", match.game().info().id()).put("seat", seat).put("level", "")
                .raw("moments", told(moments)).raw("terms", ProtocolJson.terms(match.game(), codec, match.terms())).end();
    }

    /// Whether it was right, and the answer. Throws [BadInput] where the rules forbid it: then nobody has tried.
    String tried(Tree told) {
        var chosen = codec.action().read(told);
        if (!match.options(seat).contains(chosen))
            throw new BadInput("action", match.whyNot(seat, chosen).map(refusal -> refusal.text() + " " + refusal.rule())
                    .orElse("This cannot be chosen now."));
        var options = Practice.items(puzzle.at("options"));
        int which = options.size() - 1;
        while (which >= 0 && !codec.action().read(Desk.part(options.get(which), "action")).equals(chosen)) which--;
        boolean isRight = which >= 0 && Found.isAsGood(win(options.get(which)), win(options.getFirst()));
        var line = new ArrayList<Moment<A>>();
        var on = match.fork();
        for (var step : Practice.items(puzzle.at("line"))) line.add(play(on, step));
        return new Fields().put("right", isRight).put("counted", false).put("theme", Desk.text(puzzle, "theme")).put("chosen", which)
                .raw("line", told(line)).raw("result", on.isOver() ? ProtocolJson.result(on.result()) : "null").put("gained", 0)
                .raw("me", "null")
                .end();
    }

    private static double win(Tree option) { return Types.DECIMAL.read(Desk.part(option, "win")); }

    private List<String> told(List<Moment<A>> all) { return all.stream().map(each -> ProtocolJson.moment(codec, each)).toList(); }

    private Moment<A> play(Match<S, A> on, Tree step) {
        var drew = Types.listOf(Types.WHOLE).read(Desk.part(step, "drew"));
        var events = on.play(Desk.seat(step), codec.action().read(Desk.part(step, "action")), new Chance.Scripted(drew));
        return Moment.of(on, seat, Desk.seat(step), events);
    }
}
