package hearthside.games.firestone;

import hearthside.core.chance.Chance;

/// What a seat cannot know, dealt anew: the tasks of others, animals on their mats, and animals in forests where it has not looked last.
/// Face-down tiles, stacks, decks and the cave card are nowhere stored.
final class Hidden {
    private final State s, world;
    private final int seat;
    private final Chance chance;
    private final int[] room; // by seat: how many animals its mat still needs

    private Hidden(State s, int seat, Chance chance) {
        this.s = s;
        this.seat = seat;
        this.chance = chance;
        world = s.copy();
        room = new int[s.seats()];
        for (int other = 0; other < s.seats(); other++) if (other != seat) room[other] = Herd.size(s.mat[other]);
    }

    static State redealt(State s, int seat, Chance chance) {
        var hidden = new Hidden(s, seat, chance);
        if (!(s.phase instanceof Over)) hidden.redealTasks();
        hidden.redealAnimals();
        for (int other = 0; other < s.seats(); other++) if (other != seat) hidden.redealMemories(other);
        return hidden.world;
    }

    private void redealTasks() {
        int free = (1 << Task.ALL.size()) - 1 & ~(seat < 0 ? 0 : 1 << world.task[seat]);
        for (int other = 0; other < world.seats(); other++) {
            if (other == seat) continue;
            world.task[other] = Setup.nth(free, chance.below(Integer.bitCount(free)));
            free &= ~(1 << world.task[other]);
        }
    }

    /// The pool is every animal whose place the seat does not know. What it left in a forest is still there, or whoever came later took it.
    private void redealAnimals() {
        int left = pool(), taken = 0;
        for (int i = 0; i < State.FORESTS; i++) {
            if (!isOpen(i) || !remembers(i)) continue;
            world.herd[i] = stillThere(i, left, taken);
            left -= world.herd[i];
            taken += memory(i) - world.herd[i];
        }
        for (int other = 0; other < s.seats(); other++) if (other != seat) world.mat[other] = 0;
        left -= onMats(taken);
        giveToMats(onMats(taken));
        for (int i = 0; i < State.FORESTS; i++) {
            if (!isOpen(i) || remembers(i)) continue;
            world.herd[i] = draw(left, s.herdSize[i]);
            left -= world.herd[i];
        }
        for (int other = 0; other < s.seats(); other++) {
            int drawn = draw(left, room[other]);
            world.mat[other] += drawn;
            left -= drawn;
        }
        world.unseenAnimals = left;
    }

    private int pool() {
        int pool = s.unseenAnimals;
        for (int other = 0; other < s.seats(); other++) if (other != seat) pool += s.mat[other];
        for (int i = 0; i < State.FORESTS; i++) if (isOpen(i)) pool += s.herd[i];
        return pool;
    }

    /// Somebody has looked, but the seat does not know what lies there now.
    private boolean isOpen(int i) { return s.herd[i] != State.NOBODY_LOOKED && !(remembers(i) && Herd.size(memory(i)) == s.herdSize[i]); }

    private boolean remembers(int i) { return seat >= 0 && memory(i) != State.NOBODY_LOOKED; }

    private int memory(int i) { return s.memory[State.SEATS * i + seat]; }

    /// What may lie in a forest, of all that the seat left there: each way for which the rest comes out is as likely as any other.
    private int stillThere(int i, int left, int taken) {
        int way = chance.below(ways(i, left, taken));
        for (int choice = 0;; choice++) {
            int ways = waysWith(i, choice, left, taken);
            if (way < ways) return Herd.part(memory(i), choice);
            way -= ways;
        }
    }

    /// In how many ways the forests from `i` on can hold what the seat left there, after `taken` is gone from those before.
    private int ways(int i, int left, int taken) {
        if (i == State.FORESTS) return Herd.contains(left, onMats(taken)) && Herd.size(onMats(taken)) <= places() ? 1 : 0;
        if (!isOpen(i) || !remembers(i)) return ways(i + 1, left, taken);
        int ways = 0;
        for (int choice = 0; choice < 1 << Herd.size(memory(i)); choice++) ways += waysWith(i, choice, left, taken);
        return ways;
    }

    private int waysWith(int i, int choice, int left, int taken) {
        if (Integer.bitCount(choice) != s.herdSize[i]) return 0;
        int part = Herd.part(memory(i), choice);
        return Herd.contains(left, part) ? ways(i + 1, left - part, taken + memory(i) - part) : 0;
    }

    /// Of what was taken since, all that was not prepared must lie on the mats of others.
    private int onMats(int taken) {
        int herd = 0;
        for (int kind = 0; kind < Herd.KINDS; kind++)
            herd += Math.max(0, Herd.count(taken, kind) - Herd.count(s.preparedAnimals, kind)) * Herd.one(kind);
        return herd;
    }

    private int places() {
        int places = 0;
        for (int free : room) places += free;
        return places;
    }

    private void giveToMats(int herd) {
        for (int n = Herd.size(herd) - 1; n >= 0; n--) {
            int place = chance.below(places()), other = 0;
            while (place >= room[other]) place -= room[other++];
            room[other]--;
            world.mat[other] += Herd.one(Herd.nth(herd, n));
        }
    }

    private int draw(int from, int count) {
        int drawn = 0;
        for (int i = 0; i < count; i++) drawn += Herd.one(Herd.nth(from - drawn, chance.below(Herd.size(from - drawn))));
        return drawn;
    }

    /// In this world another seat left in a forest what lies there now, and whatever others took after it.
    private void redealMemories(int other) {
        int taken = world.preparedAnimals;
        for (int mine = 0; mine < world.seats(); mine++) if (mine != other) taken += world.mat[mine];
        for (int i = 0; i < State.FORESTS; i++) {
            int at = State.SEATS * i + other;
            if (world.memory[at] == State.NOBODY_LOOKED) continue;
            int gone = draw(taken, Herd.size(world.memory[at]) - world.herdSize[i]);
            world.memory[at] = world.herd[i] + gone;
            taken -= gone;
        }
    }
}
