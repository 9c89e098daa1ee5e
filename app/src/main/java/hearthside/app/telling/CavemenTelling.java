package hearthside.app.telling;

import hearthside.core.GameEvent;
import hearthside.games.cavemen.Acting;
import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.Bidding;
import hearthside.games.cavemen.Card;
import hearthside.games.cavemen.Choosing;
import hearthside.games.cavemen.Discarding;
import hearthside.games.cavemen.Effect;
import hearthside.games.cavemen.Event;
import hearthside.games.cavemen.Kind;
import hearthside.games.cavemen.Losing;
import hearthside.games.cavemen.Over;
import hearthside.games.cavemen.Payment;
import hearthside.games.cavemen.Replacing;
import hearthside.games.cavemen.Score;
import hearthside.games.cavemen.Scores;
import hearthside.games.cavemen.Starving;
import hearthside.games.cavemen.Tribe;
import hearthside.games.cavemen.View;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Cavemen in words. Cards are called by their ids without what kind of card they are: `brok`, `dodo 1`, `great hall`.
final class CavemenTelling implements Telling {
    @Override
    public String board(Record record) {
        var view = (View) record;
        var text = new StringBuilder();
        if (view.round() > 0)
            text.append("  round %d   deck %d   discard %d   Fire needs %d%s%n".formatted(view.round(), view.deck().size(),
                    view.discard().size(), view.fireCost(), view.fireLocked() ? ", and stays once it lies in the pool" : ""));
        for (var card : view.pool()) text.append("    ").append(card(card)).append('\n');
        for (int seat = 0; seat < view.tableaus().size(); seat++) text.append(tableau(view, seat));
        return text.toString();
    }

    private static String card(Card card) {
        var told = switch (card) {
            case Card.Caveman c ->
                "%-9s cost %d   %s".formatted(lower(c.kind()), c.cost(), scores(new Scores(c.hunting(), c.inventing(), c.foraging(), 0)));
            case Card.Beast b -> "%-9s needs hunting %d   gives %s".formatted("beast", b.cost(), goods(b.food(), b.teeth()));
            case Card.Cave c -> "%-9s costs %s   room for %d".formatted("cave", teeth(c.cost()), c.population());
            case Card.Invention i -> "%-9s needs inventing %d   %s".formatted("invention", i.cost(), effect(i.effect()));
        };
        return "%-20s %s   %s".formatted(name(card.id()),
                card.marker() == 0 ? "     " : "●".repeat(card.marker()) + " ".repeat(5 - card.marker()), told);
    }

    private String tableau(View view, int seat) {
        var own = view.tableaus().get(seat);
        var tribe = own.tribe();
        if (tribe == null) return "  %s %s%n".formatted(view.phase().seat() == seat ? ">" : " ", who(seat));
        var text = new StringBuilder(
                "  %s %s (%s)%s   food %d, teeth %d   %s   tribe %d of %d%n".formatted(view.phase().seat() == seat ? ">" : " ", who(seat),
                        lower(tribe), view.conch() == seat ? " with the Conch" : "", own.food(), own.teeth(),
                        scores(new Scores(own.scores().hunting(), own.scores().inventing(), own.scores().foraging(), 0)), own.size(),
                        own.scores().population()));
        text.append("      leader")
                .append(own.members().stream()
                        .map(member -> ", %s (%s %s)".formatted(name(member.id()), lower(member.kind()), "●".repeat(member.marker())))
                        .collect(Collectors.joining()))
                .append('\n');
        var things = own.caves().stream().skip(1).map(Card::id).collect(Collectors.toList());
        own.inventions().forEach(invention -> things.add(invention.id()));
        if (!things.isEmpty())
            text.append("      ").append(things.stream().map(CavemenTelling::name).collect(Collectors.joining(", "))).append('\n');
        return text.toString();
    }

    @Override
    public String action(Object action) {
        return switch ((Action) action) {
            case Action.ChooseTribe(Tribe tribe) -> lower(tribe);
            case Action.Bid(int teeth) -> "bid " + teeth;
            case Action.Pass _ -> "pass";
            case Action.Lose(String card) -> "lose " + name(card);
            case Action.Recruit(String card, Payment payment) -> "recruit %s for %s".formatted(name(card), lower(payment));
            case Action.Replace(String card) -> "replace " + name(card);
            case Action.Explore(String card) -> "explore " + name(card);
            case Action.Hunt(String card) -> "hunt " + name(card);
            case Action.Invent(String card) -> "invent " + name(card);
            case Action.Forage _ -> "forage";
            case Action.Discard(String card) -> "discard " + name(card);
        };
    }

    @Override
    public String event(GameEvent event) {
        return switch ((Event) event) {
            case Event.TribeChosen(int seat, Tribe tribe) -> "%s leads the %s tribe.".formatted(who(seat), lower(tribe));
            case Event.StoneDrawn(String card, int marker) ->
                "Turned up for the Conch: %s, %s.".formatted(name(card), marker == 0 ? "no marker" : "marker " + marker);
            case Event.ConchFound(int seat) -> "%s finds the Conch.".formatted(who(seat));
            case Event.Consoled(int seat, int teeth) -> "%s gets %s to begin with.".formatted(who(seat), teeth(teeth));
            case Event.RoundBegun(int round) -> "Round %d.".formatted(round);
            case Event.PoolFilled(var cards) ->
                "New in the pool: %s.".formatted(cards.stream().map(CavemenTelling::name).collect(Collectors.joining(", ")));
            case Event.Reshuffled(int cards) -> "The deck has run out; %d cards are shuffled.".formatted(cards);
            case Event.FireLocked _ -> "From now on Fire stays in the pool.";
            case Event.ConchPassed(int from, int to) -> "%s hands the Conch to %s.".formatted(who(from), who(to));
            case Event.HasBid(int seat, int teeth) -> "%s bids %d.".formatted(who(seat), teeth);
            case Event.Passed(int seat) -> "%s passes.".formatted(who(seat));
            case Event.ConchWon(int seat, int _, int paid) -> "%s takes the Conch for %s.".formatted(who(seat), teeth(paid));
            case Event.ConchKept(int seat) -> "%s keeps the Conch.".formatted(who(seat));
            case Event.Found(int seat, int food, int teeth) -> "%s gets %s.".formatted(who(seat), goods(food, teeth));
            case Event.Fed(int seat, int food) -> "%s pays %d food.".formatted(who(seat), food);
            case Event.Starved(int seat, String card) -> "%s starves and loses %s.".formatted(who(seat), name(card));
            case Event.WentHungry(int seat) -> "%s goes hungry.".formatted(who(seat));
            case Event.Recruited(int seat, String card, Payment payment, int paid) ->
                "%s recruits %s for %s.".formatted(who(seat), name(card), payment == Payment.FOOD ? paid + " food" : teeth(paid));
            case Event.Replaced(int seat, String card, String by) ->
                "%s leaves the tribe of %s; %s takes the place.".formatted(name(card), who(seat), name(by));
            case Event.Explored(int seat, String card, int paid) ->
                "%s moves into %s for %s.".formatted(who(seat), name(card), paid == 0 ? "nothing" : teeth(paid));
            case Event.Hunted(int seat, String card, int food, int teeth) ->
                "%s hunts %s: %s.".formatted(who(seat), name(card), goods(food, teeth));
            case Event.CasualtyDrawn(int _, String card, int marker, boolean matches) ->
                "Turned up: %s, marker %d. %s".formatted(name(card), marker, matches ? "Somebody will be missed." : "All come home.");
            case Event.FireSetAside _ -> "Fire turns up and is set aside.";
            case Event.CasualtyRolled(int _, int die, boolean matches) ->
                "The bone die shows %d. %s".formatted(die, matches ? "Somebody will be missed." : "All come home.");
            case Event.Lost(int seat, String card) -> "%s loses %s.".formatted(who(seat), name(card));
            case Event.Invented(int seat, String card) -> "%s invents %s!".formatted(who(seat), name(card));
            case Event.Foraged(int seat, int food) -> "%s forages %d food.".formatted(who(seat), food);
            case Event.FireReturned _ -> "Fire goes back into the deck.";
            case Event.Discarded(int seat, String card) -> "%s discards %s.".formatted(who(seat), name(card));
            case Event.Ended(var winners) -> winners.size() == 1 ? "The game is over." : "The game is over, and the win is shared.";
        };
    }

    @Override
    public String question(Record record) {
        var view = (View) record;
        return switch (view.phase()) {
            case Choosing(int seat) -> "%s, which tribe will you lead?".formatted(who(seat));
            case Bidding(int seat, int high, int bidder) ->
                "%s, bid for the Conch%s?".formatted(who(seat), bidder < 0 ? "" : " (%s bids %d)".formatted(who(bidder), high));
            case Starving(int seat) -> "%s, there is not enough food. Who is lost?".formatted(who(seat));
            case Acting(int seat, int turn) -> "%s, your %saction.".formatted(who(seat), turn == view.tableaus().size() ? "second " : "");
            case Replacing(int seat, int _, String card) -> "%s, who makes room for %s?".formatted(who(seat), name(card));
            case Losing(int seat, int _, int _) -> "%s, the hunt went ill. Who is lost?".formatted(who(seat));
            case Discarding(int seat) -> "%s, clear the pool down to three cards.".formatted(who(seat));
            case Over _ -> "";
        };
    }

    private static String effect(Effect effect) {
        return switch (effect) {
            case Effect.Raise(Score score, int by) -> "%s %+d".formatted(lower(score), by);
            case Effect.RaisePer(Score score, int by, Kind kind, int each) ->
                "%s %+d for each %s%s".formatted(lower(score), by, each == 1 ? "" : each + " of kind ", lower(kind));
            case Effect.RaisePerCave(Score score, int by) -> "%s %+d for each cave".formatted(lower(score), by);
            case Effect.RaiseWith(Score score, int by, Kind kind) -> "%s %+d with one %s".formatted(lower(score), by, lower(kind));
            case Effect.RaiseFromSize(Score score, int by, int size) -> "%s %+d in a tribe of %d".formatted(lower(score), by, size);
            case Effect.HuntMore(int food, int teeth) -> "each hunt brings %s more".formatted(goods(food, teeth));
            case Effect.RecruitForLess(int by) -> "recruits cost %d less".formatted(by);
            case Effect.PayLessForConch(int by) -> "the Conch costs %d less".formatted(by);
            case Effect.FindFood(int food) -> "%d food each round".formatted(food);
            case Effect.FindTeethPer(Kind kind, int teeth) -> "%s for each %s with the Conch".formatted(teeth(teeth), lower(kind));
            case Effect.FeedHalf _ -> "half the food with the Conch";
            case Effect.NoCasualties _ -> "hunts cost nobody";
            case Effect.Win _ -> "wins the game";
        };
    }

    private static String scores(Scores scores) {
        var told = List.of("hunting " + scores.hunting(), "inventing " + scores.inventing(), "foraging " + scores.foraging());
        return told.stream().filter(score -> !score.endsWith(" 0")).collect(Collectors.joining(", "));
    }

    private static String goods(int food, int teeth) {
        return teeth == 0 ? food + " food" : food == 0 ? teeth(teeth) : "%d food, %s".formatted(food, teeth(teeth));
    }

    private static String teeth(int teeth) { return teeth == 1 ? "1 tooth" : teeth + " teeth"; }

    /// Starting cards keep the name of their tribe.
    private static String name(String id) {
        var words = id.split("-");
        boolean starting = words.length == 2 && List.of("leader", "hunter", "home").contains(words[1]);
        return String.join(" ", starting ? List.of(words) : Arrays.asList(words).subList(1, words.length));
    }

    private static String lower(Enum<?> of) { return of.name().toLowerCase(Locale.ROOT); }
}
