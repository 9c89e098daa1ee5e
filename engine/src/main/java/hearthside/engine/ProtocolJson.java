package hearthside.engine;

import hearthside.ai.coach.Remark;
import hearthside.ai.practice.Moment;
import hearthside.ai.review.Costly;
import hearthside.ai.review.Difference;
import hearthside.ai.review.Evaluation;
import hearthside.ai.review.Hint;
import hearthside.ai.review.Opponents;
import hearthside.ai.review.Reason;
import hearthside.ai.review.Summary;
import hearthside.codec.GameCodec;
import hearthside.codec.Type;
import hearthside.codec.Types;
import hearthside.core.Game;
import hearthside.core.Refusal;
import hearthside.core.Result;
import hearthside.core.Terms;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What is no game's own, as JSON: in the words of the house's protocol.
final class ProtocolJson {
    private static final Type<List<Double>> DECIMALS = Types.listOf(Types.DECIMAL);
    private static final Type<List<String>> TEXTS = Types.listOf(Types.TEXT);
    private static final String NULL = "null";

    private ProtocolJson() {}

    static String result(Result result) {
        return new Fields().put("points", result.points()).put("tiebreak", result.tiebreak()).put("winners", result.winners())
                .put("places", result.places()).end();
    }

    /// The browser has the newest house edition; any other comes along whole, with a name for these components that serves this device.
    static <A> String terms(Game<?, A> game, GameCodec<A> codec, Terms terms) {
        var told = new Fields().put("seats", terms.seats()).put("options", Types.mapOf(Types.TEXT), terms.options());
        var edition = terms.edition();
        if (edition.equals(game.info().newest())) return told.end();
        var whole = codec.edition().text(edition);
        var name = game.info().houseWord(edition).orElse("here") + "-" + game.info().id() + "-" + Integer.toHexString(whole.hashCode());
        var boxed = new Fields().put("name", edition.name()).put("hash", name).raw("whole", whole).end();
        return told.raw("edition", boxed).end();
    }

    static String refused(Refusal refusal) {
        return new Fields().put("is", "Refused").put("rule", refusal.rule()).put("sentence", refusal.sentence())
                .put("with", TEXTS, refusal.with()).end();
    }

    static String reason(@Nullable Reason reason) {
        return reason == null
                ? NULL
                : new Fields().put("feature", reason.feature()).put("more", reason.more()).put("words", reason.words()).end();
    }

    static String remark(@Nullable Remark remark) {
        return remark == null
                ? NULL
                : new Fields().put("key", remark.key()).put("gaps", Types.mapOf(Types.TEXT), remark.gaps())
                        .put("look", TEXTS, remark.look()).end();
    }

    private static String apart(@Nullable Difference apart) {
        return apart == null
                ? NULL
                : new Fields().put("kind", apart.kind().name().toLowerCase(Locale.ROOT)).put("number", apart.number()).end();
    }

    static <A> String hint(Type<A> action, Hint<A> hint) {
        return new Fields().put("action", action, hint.action()).put("visits", hint.visits()).put("win", hint.win())
                .put("points", hint.points()).raw("reason", reason(hint.reason())).raw("fact", remark(hint.fact()))
                .raw("apart", apart(hint.apart())).end();
    }

    static <A> String costly(Type<A> action, Costly<A> costly) {
        return new Fields().put("action", action, costly.action()).put("cost", costly.cost()).put("better", action, costly.better()).end();
    }

    static <A> String explained(Type<A> action, Opponents.@Nullable Explained<A> told) {
        return told == null
                ? NULL
                : new Fields().put("step", told.step()).put("seat", told.seat()).put("action", action, told.action())
                        .raw("reason", reason(told.reason())).end();
    }

    static <A> String judged(Type<A> action, Evaluation<A> judged) {
        return new Fields().put("step", judged.step()).put("seat", judged.seat()).put("wins", DECIMALS, judged.wins())
                .put("cost", judged.cost()).putOrNull("better", action, judged.better()).raw("reason", reason(judged.reason()))
                .put("luck", DECIMALS, judged.luck()).end();
    }

    static <A> String moment(GameCodec<A> codec, Moment<A> moment) {
        return new Fields().put("seat", moment.seat()).put("events", Types.listOf(codec.event()), moment.events())
                .put("view", codec.view(), moment.view()).facts(codec, moment.facts()).put("toAct", moment.toAct())
                .put("options", Types.listOf(codec.action()), moment.options()).end();
    }

    static String summary(Summary summary) {
        return new Fields().put("given", DECIMALS, summary.given()).put("luck", DECIMALS, summary.luck())
                .raw("turning", summary.turning().stream()
                        .map(turn -> new Fields().put("step", turn.step()).put("seat", turn.seat()).put("by", turn.by()).end()).toList())
                .put("dearest", summary.dearest()).end();
    }
}
