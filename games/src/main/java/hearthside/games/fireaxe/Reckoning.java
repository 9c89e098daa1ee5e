package hearthside.games.fireaxe;

import hearthside.core.Listing;
import hearthside.core.Terms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Works out the [Facts] of a view by asking the rules.
final class Reckoning {
    private static final List<Integer> TURNS = List.of(0, -1, 1, 2);

    private final State s;
    private final View view;
    private final int viewer; // -1 for whoever has no longboat
    private final List<Attack> attacks = new ArrayList<>();

    Reckoning(Terms terms, View view, int viewer) {
        this.view = view;
        this.viewer = viewer >= 0 ? viewer : -1;
        s = Sight.of(terms, view);
    }

    Facts facts() {
        var ports = ports();
        return new Facts(s.daysLeft(), Agreement.loadLimit(s.era), FireAndAxeEdition.HAND,
                Listing.of(FireAndAxeEdition.CREW + 1, Charging::dice), Sailing.IN_DEMAND, Math.min(State.FINAL_ROUNDS, s.finalRounds),
                TURNS.stream().map(quarters -> Voyages.Sky.of(s, quarters)).toList(), ports,
                new Facts.Hoards(hoard(Port.Town.SMALL), hoard(Port.Town.LARGE)), worth(), attacks, attack(),
                rolled(), fitting(), Listing.of(s.row.length, this::telling), s.each(this::tally), settled(), hold(),
                voyages());
    }

    private Voyages voyages() {
        return viewer < 0 ? Voyages.NONE : Voyages.of(s, viewer, view.captains().get(viewer).runes().size());
    }

    private Facts.Ports ports() {
        var numbers = view.ports().stream().map(harbour -> s.agreed.place(harbour.port())).toList();
        return new Facts.Ports(those(port -> view.ports().get(port).good() == null), // FA-141
                those(port -> s.hasTown(numbers.get(port))), those(port -> s.canSettle(numbers.get(port))), // FA-160
                numbers.stream().map(port -> number(attackOn(port, 0, false))).toList(),
                sales(numbers),
                numbers.stream().map(port -> viewer >= 0 && (s.towns & s.agreed.region[port]) == 0 && s.settler(port) != viewer
                        ? gain(port, viewer)
                        : 0).toList(),
                those(port -> viewer >= 0 && s.boat[viewer] != numbers.get(port) && !s.canEnter(viewer, numbers.get(port))));
    }

    private Facts.@Nullable Hold hold() {
        return viewer < 0 ? null : new Facts.Hold(s.aboard(viewer), Bag.size(s.cargo[viewer]) == 0);
    }

    private List<Integer> those(IntPredicate which) { return IntStream.range(0, view.ports().size()).filter(which).boxed().toList(); }

    private record Price(Good best, int points) {}

    /// Many ports take the same for the same.
    private List<Facts.Sale> sales(List<Integer> numbers) {
        var ports = new LinkedHashMap<Price, List<Integer>>();
        for (int at = 0; at < numbers.size(); at++) {
            var best = best(numbers.get(at));
            if (best == null) continue;
            ports.computeIfAbsent(new Price(best, s.tradeWorth(numbers.get(at), best.ordinal())), _ -> new ArrayList<>()).add(at);
        }
        return ports.entrySet().stream().map(of -> new Facts.Sale(of.getKey().best(), of.getKey().points(), of.getValue())).toList();
    }

    private List<Integer> hoard(Port.Town town) {
        Collection<Integer> hidden = new ArrayList<>(
                town == Port.Town.SMALL ? s.agreed.edition.smallTreasure() : s.agreed.edition.largeTreasure());
        for (int at = 0; at < view.ports().size(); at++) {
            var known = view.ports().get(at).treasure();
            if (known != null && s.agreed.edition.ports().get(Agreement.HOME_PORTS + at).town() == town) hidden.remove(known);
        }
        return hidden.isEmpty() ? List.of() : List.of(Collections.min(hidden), Collections.max(hidden));
    }

    private List<Integer> worth() {
        if (viewer < 0 || !s.agreed.isForeign(s.boat[viewer])) return List.of();
        return Listing.of(Bag.KINDS, good -> s.tradeWorth(s.boat[viewer], good));
    }

    private int number(@Nullable Attack attack) {
        if (attack == null) return -1;
        if (!attacks.contains(attack)) attacks.add(attack);
        return attacks.indexOf(attack);
    }

    private @Nullable Attack attackOn(int port, int bonus, boolean unrest) {
        if (s.hasTown(port)) return Attack.raid(s, port, bonus);
        return unrest || s.canSettle(port) ? Attack.settle(s, port, bonus) : null;
    }

    /// FA-140..143
    private @Nullable Good best(int port) {
        Good best = null;
        for (var good : Good.ALL)
            if (viewer >= 0 && Bag.count(s.cargo[viewer], good.ordinal()) > 0 && s.takes(port, good.ordinal())
                    && (best == null || s.tradeWorth(port, good.ordinal()) > s.tradeWorth(port, best.ordinal())))
                best = good;
        return best;
    }

    /// What a settlement of `seat` in a port adds to its final scoring; where one stands, what it would lack without it.
    private int gain(int port, int seat) {
        long before = s.settled[seat], bit = 1L << port;
        s.settled[seat] = before | bit;
        int with = Scoring.settlements(s, seat);
        s.settled[seat] = before & ~bit;
        int without = Scoring.settlements(s, seat);
        s.settled[seat] = before;
        return with - without;
    }

    private @Nullable Attack attack() {
        if (s.phase instanceof Charging charging) return attackOn(s.boat[charging.seat()], charging.berserkers(), charging.unrest());
        if (viewer < 0 || !s.agreed.isForeign(s.boat[viewer])) return null;
        return attackOn(s.boat[viewer], 0, false);
    }

    private Facts.@Nullable Rolled rolled() {
        var phase = s.phase instanceof Turning turning ? turning.then() : s.phase;
        if (phase instanceof Raiding raiding) return rolled(raiding);
        return phase instanceof Settling settling ? rolled(settling) : null;
    }

    private Facts.Rolled rolled(Raiding raid) {
        int port = s.boat[raid.seat()], target = s.target(port), rolled = raid.dice().size(), left = raid.allowed() - rolled;
        var seasoned = s.agreed.seasonedRaiders;
        int next = raid.berserkers() + seasoned.bonus(rolled);
        return new Facts.Rolled(s.agreed.id[port], Saga.Deed.RAID, raid.dice(), raid.berserkers() + seasoned.bonus(Math.max(0, rolled - 1)),
                target, Math.max(1, target + 1 - next), Listing.of(rolled, _ -> false),
                left == 0 ? null : Attack.raid(target - raid.berserkers(), 1, seasoned, rolled),
                left == 0 ? null : Attack.raid(target - raid.berserkers(), left, seasoned, rolled));
    }

    private Facts.Rolled rolled(Settling settling) {
        int port = s.boat[settling.seat()], target = s.target(port), bonus = settling.berserkers();
        var won = settling.dice().stream().map(die -> die + bonus > target).toList();
        return new Facts.Rolled(s.agreed.id[port], Saga.Deed.SETTLE, settling.dice(), bonus, target, Math.max(1, target + 1 - bonus), won,
                null, null);
    }

    private Facts.@Nullable Fitting fitting() {
        if (s.phase instanceof Mourning) return new Facts.Fitting(Rune.VALKYRIE, 0);
        return s.phase instanceof Celebrating celebrating ? new Facts.Fitting(celebrating.rune(), celebrating.points(s)) : null;
    }

    private Facts.Telling telling(int slot) {
        int saga = s.row[slot];
        if (saga < 0) return new Facts.Telling(null, List.of(), List.of());
        return new Facts.Telling(s.agreed.saga(saga).id(), Listing.ofSet(s.missing(saga), port -> s.agreed.id[port]),
                s.each(seat -> gain(seat, saga, s.sagas[seat])));
    }

    private int gain(int seat, int saga, int had) {
        int without = Scoring.sagas(s, seat);
        s.sagas[seat] |= 1 << saga;
        int with = Scoring.sagas(s, seat);
        s.sagas[seat] = had;
        return with - without;
    }

    private Facts.Tally tally(int seat) {
        List<Facts.Majority> homelands = s.sagas[seat] == 0
                ? List.of()
                : Homeland.ALL.stream()
                        .map(homeland -> new Facts.Majority(Scoring.count(s, seat, homeland), Scoring.sagas(s, seat, homeland)))
                        .toList();
        return new Facts.Tally(s.points[seat], Scoring.axe(s, seat), Scoring.settlements(s, seat), Scoring.sagas(s, seat),
                Scoring.total(s, seat), homelands, s.phase.seat() == seat ? s.days : Turn.days(s, seat));
    }

    private List<Facts.Settled> settled() {
        var all = new ArrayList<Facts.Settled>();
        for (int seat = 0; seat < s.seats(); seat++)
            for (long rest = s.settled[seat]; rest != 0; rest &= rest - 1) {
                int port = Long.numberOfTrailingZeros(rest), times = Scoring.times(s, port, s.settlements());
                all.add(new Facts.Settled(s.agreed.id[port], seat, times, s.agreed.value[port] * times, gain(port, seat)));
            }
        return all;
    }
}
