package hearthside.app.telling;

import hearthside.core.GameEvent;
import hearthside.games.fireaxe.Action;
import hearthside.games.fireaxe.Celebrating;
import hearthside.games.fireaxe.Charging;
import hearthside.games.fireaxe.Event;
import hearthside.games.fireaxe.Good;
import hearthside.games.fireaxe.Goods;
import hearthside.games.fireaxe.Leaving;
import hearthside.games.fireaxe.Losing;
import hearthside.games.fireaxe.Mooring;
import hearthside.games.fireaxe.Mourning;
import hearthside.games.fireaxe.Over;
import hearthside.games.fireaxe.Raiding;
import hearthside.games.fireaxe.Rune;
import hearthside.games.fireaxe.Saga;
import hearthside.games.fireaxe.Sailing;
import hearthside.games.fireaxe.Settling;
import hearthside.games.fireaxe.Stealing;
import hearthside.games.fireaxe.Turning;
import hearthside.games.fireaxe.View;
import hearthside.games.fireaxe.Wintering;
import hearthside.games.fireaxe.Zone;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Fire & Axe in words. Places are told by their ids.
final class FireAndAxeTelling implements Telling {
    private static final List<String> CAPTAINS = List.of("Astrid", "Bjorn", "Canute", "Dagny", "Eirik");

    @Override
    public String who(int seat) { return CAPTAINS.get(seat); }

    @Override
    public String board(Record record) {
        var view = (View) record;
        var text = new StringBuilder("  era %d, round %d   days %d: prepared %d, sailed %d%s%n".formatted(view.era(), view.round(),
                view.turn().days(), view.turn().prepared(), view.turn().sailed(),
                view.turn().freeMoves() == 0 ? "" : ", free moves " + view.turn().freeMoves()));
        text.append("  wind to the %s; clear days: north %d, east %d, south %d, west %d%n".formatted(name(view.dial()),
                view.limits().get(0), view.limits().get(1), view.limits().get(2), view.limits().get(3)));
        text.append("  in demand: %s   supply: %s   runes in the deck: %d%n".formatted(name(view.demand()), goods(view.supply()),
                view.runes()));
        for (var slot : view.sagas()) if (slot.saga() != null) text.append("  saga: %s%n".formatted(saga(view, slot.saga())));
        text.append("  towns: ").append(view.ports().stream().filter(View.Harbour::town)
                .map(port -> port.port() + (port.treasure() == null ? "" : " " + port.treasure())).collect(Collectors.joining(", ")))
                .append('\n');
        text.append("  goods in: ").append(
                some(view.ports().stream().filter(port -> port.good() != null).map(port -> port.port() + " " + name(good(port))).toList()))
                .append('\n');
        text.append("  settled: ").append(some(
                view.ports().stream().filter(port -> port.settler() >= 0).map(port -> port.port() + " " + who(port.settler())).toList()))
                .append('\n');
        for (int seat = 0; seat < view.captains().size(); seat++) text.append(captain(view, seat)).append('\n');
        return view.turner() < 0
                ? text.toString()
                : text.append("  the sagas have run out; final rounds left: %d%n".formatted(Math.min(3, view.finalRounds()))).toString();
    }

    private static Good good(View.Harbour port) { return java.util.Objects.requireNonNull(port.good()); }

    private static String some(List<String> list) { return list.isEmpty() ? "none" : String.join(", ", list); }

    private static String saga(View view, Saga saga) {
        var ports = saga.ports().stream().map(id -> isDone(view, saga, id) ? id + " (done)" : id).collect(Collectors.joining(", "));
        return "%s (%s): %s %s%s".formatted(saga.title(), name(saga.homeland()), name(saga.deed()), ports,
                saga.bonus() == 0 ? "" : ", +" + saga.bonus());
    }

    private static boolean isDone(View view, Saga saga, String id) {
        var port = view.ports().stream().filter(each -> each.port().equals(id)).findFirst().orElseThrow();
        return switch (saga.deed()) {
            case TRADE -> port.good() != null;
            case RAID -> !port.town();
            case SETTLE -> port.settler() >= 0;
        };
    }

    private String captain(View view, int seat) {
        var captain = view.captains().get(seat);
        var runes = captain.runes().stream().map(held -> held.rune() == null ? "?" : name(held.rune())).toList();
        return "  %s %-6s at %-16s crew %d, %s   in supply %d   points %d (worth %d)   towns %d   sagas %d   runes: %s%s".formatted(
                view.phase().seat() == seat ? ">" : " ", who(seat), captain.place(), captain.crew(), goods(captain.cargo()),
                captain.supply(), captain.points(), captain.worth(), captain.towns().size(), captain.sagas().size(), some(runes),
                captain.becalmed() ? "   becalmed" : "");
    }

    @Override
    public String action(Object action) {
        return switch ((Action) action) {
            case Action.LoadCrew _ -> "load a crewman";
            case Action.LoadGood(var good) -> "load " + name(good);
            case Action.Depart(var port) -> "depart to " + port;
            case Action.DrawRune _ -> "draw a rune";
            case Action.Sail(var to, boolean free) -> (free ? "sail free to " : "sail to ") + to;
            case Action.Trade(var good) -> "trade " + name(good);
            case Action.Raid _ -> "raid";
            case Action.Settle(int dice) -> "settle with " + (dice == 1 ? "one die" : dice == 2 ? "two dice" : "three dice");
            case Action.Roll _ -> "roll on";
            case Action.Withdraw _ -> "withdraw";
            case Action.Found _ -> "found the settlement";
            case Action.KeepAboard _ -> "keep the man aboard";
            case Action.LoseCrew _ -> "lose a crewman";
            case Action.LoseGood(var good) -> "lose " + name(good);
            case Action.PlayRune(var rune, int target, var good) ->
                "play " + name(rune) + on(target) + (good == null ? "" : ": " + name(good));
            case Action.Relent(int men) -> "play valkyrie for %d".formatted(men);
            case Action.DiscardRune(var rune) -> "discard " + name(rune);
            case Action.TakeRune(var rune) -> "take " + name(rune);
            case Action.TurnDial(int quarters) ->
                quarters == 0 ? "leave the dial" : quarters > 0 ? "turn the dial clockwise" : "turn the dial back";
            case Action.Proceed _ -> "go on";
            case Action.GoWintering _ -> "go wintering";
            case Action.EndTurn _ -> "end the turn";
        };
    }

    private String on(int target) { return target < 0 ? "" : " on " + who(target); }

    @Override
    public String event(GameEvent event) {
        return switch ((Event) event) {
            case Event.CrewLoaded(int seat) -> "%s takes a crewman aboard.".formatted(who(seat));
            case Event.GoodLoaded(int seat, var good) -> "%s loads %s.".formatted(who(seat), name(good));
            case Event.Departed(int seat, var port) -> "%s departs to %s.".formatted(who(seat), port);
            case Event.RuneDrawn(int seat, var rune) -> "%s draws %s.".formatted(who(seat), rune == null ? "a rune" : name(rune));
            case Event.RunesReshuffled _ -> "The runes are shuffled again.";
            case Event.Sailed(int seat, var _, var to, boolean free) ->
                "%s sails %sto %s.".formatted(who(seat), free ? "before the wind " : "", to);
            case Event.StormBroke(int seat, int beyond, int items) ->
                "%s is %d beyond the clear sailing days and loses %d.".formatted(who(seat), beyond, items);
            case Event.CrewLost(int seat, int men) -> "%s loses %d of the crew.".formatted(who(seat), men);
            case Event.GoodLost(int seat, var good) -> "%s loses %s.".formatted(who(seat), name(good));
            case Event.Traded(int seat, var port, var good, int points, boolean inDemand) ->
                "%s trades %s in %s for %d%s.".formatted(who(seat), name(good), port, points, inDemand ? ", in demand" : "");
            case Event.RaidRolled(int seat, var port, int die, int bonus, int target, boolean won) ->
                "%s raids %s: %d%s against %d, %s.".formatted(who(seat), port, die, plus(bonus), target, won ? "won" : "lost");
            case Event.TownTaken(int seat, var port, int treasure) ->
                "%s takes the town of %s and %d in treasure.".formatted(who(seat), port, treasure);
            case Event.SettlingRolled(int seat, var port, var dice, int bonus, int target, boolean won) ->
                "%s tries to settle %s: %s%s against %d, %s.".formatted(who(seat), port, dice, plus(bonus), target,
                        won ? "it works" : "in vain");
            case Event.Founded(int seat, var port, int from) ->
                "%s founds a settlement in %s%s.".formatted(who(seat), port, from < 0 ? "" : " in place of " + who(from));
            case Event.KeptAboard(int seat, var port) -> "%s keeps the last man aboard; %s stays empty.".formatted(who(seat), port);
            case Event.Withdrew(int seat, var port) -> "%s withdraws from %s.".formatted(who(seat), port);
            case Event.RunePlayed(int seat, var rune, int target, var good) ->
                "%s plays %s%s%s.".formatted(who(seat), name(rune), on(target), good == null ? "" : " for " + name(good));
            case Event.RuneDiscarded(int seat, var rune) -> "%s discards %s.".formatted(who(seat), name(rune));
            case Event.DialTurned(int seat, Zone zone) -> "%s turns the wind to the %s.".formatted(who(seat), name(zone));
            case Event.DemandChanged(var good) -> "%s are in demand now.".formatted(title(good));
            case Event.CrewReturned(int seat, int men) -> "%d of the crew of %s stand again.".formatted(men, who(seat));
            case Event.PointsGained(int seat, Rune by, int points) -> "%s gains %d by %s.".formatted(who(seat), points, name(by));
            case Event.GoodStolen(int seat, int from, var good) -> "%s takes %s from %s.".formatted(who(seat), name(good), who(from));
            case Event.Wrecked(int seat) -> "A serpent wrecks the longboat of %s.".formatted(who(seat));
            case Event.Becalmed(int seat) -> "%s is becalmed: five days in the next turn.".formatted(who(seat));
            case Event.Deserted(int seat) -> "A crewman of %s deserts.".formatted(who(seat));
            case Event.RunesShown(int seat, int from, var runes) -> "%s sees the runes of %s%s.".formatted(who(seat), who(from),
                    runes.isEmpty() ? "" : ": " + runes.stream().map(FireAndAxeTelling::name).collect(Collectors.joining(", ")));
            case Event.RuneStolen(int seat, int from, var rune) ->
                "%s takes %s from %s.".formatted(who(seat), rune == null ? "a rune" : name(rune), who(from));
            case Event.SagaCompleted(int seat, var saga) ->
                "%s completes the saga \"%s\"%s!".formatted(who(seat), saga.title(), saga.bonus() == 0 ? "" : " for " + saga.bonus());
            case Event.SagaTurnedUp(int _, var saga) -> "A new saga: \"%s\" (%s): %s %s.".formatted(saga.title(), name(saga.homeland()),
                    name(saga.deed()), String.join(", ", saga.ports()));
            case Event.SagaDiscarded(var saga) -> "Nobody can complete the saga \"%s\" any more; it is discarded.".formatted(saga.title());
            case Event.EraBegan(int era, int load) -> "Era %d begins: longboats carry %d.".formatted(era, load);
            case Event.FinalPhaseBegan(int seat) -> "%s has turned up the last saga: three rounds remain.".formatted(who(seat));
            case Event.FinalRoundCounted(int left) -> left == 1 ? "One final round is left." : "%d final rounds are left.".formatted(left);
            case Event.WentWintering(int seat, int _, var _) -> "%s goes wintering.".formatted(who(seat));
            case Event.BecameCrewless(int seat, var _) -> "The longboat of %s has no crew and drifts home.".formatted(who(seat));
            case Event.TurnEnded(int seat) -> "%s ends the turn.".formatted(who(seat));
            case Event.TurnSkipped(int seat) -> "%s has no crew left and sits out.".formatted(who(seat));
            case Event.Ended _ -> "The game is over.";
        };
    }

    private static String plus(int bonus) { return bonus == 0 ? "" : " +" + bonus; }

    @Override
    public String question(Record record) {
        var view = (View) record;
        int seat = view.phase().seat();
        return switch (view.phase()) {
            case Wintering(int _, boolean ending) -> (ending ? "%s, choose a home port." : "%s, load, or depart.").formatted(who(seat));
            case Mooring _ -> "%s, draw runes or put to sea.".formatted(who(seat));
            case Sailing _ -> "%s, what now?".formatted(who(seat));
            case Losing(int _, int left, int _) -> "%s, the sea takes %d. What?".formatted(who(seat), left);
            case Mourning _ -> "%s, men were lost. Go on?".formatted(who(seat));
            case Charging _ -> "%s, attack!".formatted(who(seat));
            case Raiding _ -> "%s, the die has failed. Roll on?".formatted(who(seat));
            case Settling _ -> "%s, the dice are rolled.".formatted(who(seat));
            case Celebrating _ -> "%s, a deed is done. A rune for it?".formatted(who(seat));
            case Turning _ -> "%s, turn the wind dial?".formatted(who(seat));
            case Stealing(int _, int from) -> "%s, which rune of %s?".formatted(who(seat), who(from));
            case Leaving _,Over _ -> "";
        };
    }

    private static String name(Enum<?> of) { return of.name().toLowerCase(Locale.ROOT).replace('_', ' '); }

    private static String name(@Nullable Rune rune) { return rune == null ? "?" : name((Enum<?>) rune); }

    private static String title(Good good) { return good.name().charAt(0) + name(good).substring(1); }

    private static String goods(Goods goods) {
        var some = Arrays.stream(Good.values()).filter(good -> goods.count(good) > 0).map(good -> name(good) + " " + goods.count(good))
                .collect(Collectors.joining(", "));
        return some.isEmpty() ? "no goods" : some;
    }
}
