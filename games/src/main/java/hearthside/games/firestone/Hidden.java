package hearthside.games.firestone;

import hearthside.core.Chance;

/// What a seat cannot know, dealt anew: the tasks of others, animals on their mats, and animals in forests where it has not looked last.
/// Face-down tiles, stacks, decks and the cave card are nowhere stored.
final class Hidden {
    private static final int TRIES = 20;

    private Hidden() {}

    static State redealt(State s, int seat, Chance chance) {
        var world = s.copy();
        if (!(s.phase instanceof Over)) redealTasks(world, seat, chance);
        redealAnimals(world, s, seat, chance);
        return world;
    }

    private static void redealTasks(State world, int seat, Chance chance) {
        int free = (1 << Task.ALL.size()) - 1 & ~(seat < 0 ? 0 : 1 << world.task[seat]);
        for (int other = 0; other < world.seats(); other++) {
            if (other == seat) continue;
            world.task[other] = Setup.nth(free, chance.below(Integer.bitCount(free)));
            free &= ~(1 << world.task[other]);
        }
    }

    /// The pool is every animal whose place the seat does not know. What it left in a forest is still there, or whoever came later took it.
    private static void redealAnimals(State world, State s, int seat, Chance chance) {
        int pool = s.unseenAnimals;
        for (int other = 0; other < s.seats(); other++) if (other != seat) pool += s.mat[other];
        for (int i = 0; i < State.FORESTS; i++) if (isOpen(s, i, seat)) pool += s.herd[i];
        int left = pool;
        for (int tries = 0; tries < TRIES; tries++) {
            left = redealRemembered(world, s, seat, pool, chance);
            if (left >= 0) break;
        }
        if (left < 0) { // forests compete for few animals: as it is, it fits
            left = pool;
            for (int i = 0; i < State.FORESTS; i++) {
                if (!isOpen(s, i, seat) || !remembers(s, i, seat)) continue;
                world.herd[i] = s.herd[i];
                left -= s.herd[i];
            }
        }
        var room = new int[s.seats()];
        for (int other = 0; other < s.seats(); other++) if (other != seat) room[other] = Herd.size(s.mat[other]);
        for (int other = 0; other < s.seats(); other++) if (other != seat) world.mat[other] = 0;
        for (int i = 0; i < State.FORESTS; i++) if (isOpen(s, i, seat) && remembers(s, i, seat)) left -= giveTaken(world, seat, memory(s, i, seat) - world.herd[i], left, room, chance);
        for (int i = 0; i < State.FORESTS; i++) {
            if (!isOpen(s, i, seat) || remembers(s, i, seat)) continue;
            world.herd[i] = draw(left, s.herdSize[i], chance);
            left -= world.herd[i];
        }
        for (int other = 0; other < s.seats(); other++) {
            if (other == seat) continue;
            int drawn = draw(left, room[other], chance);
            world.mat[other] += drawn;
            left -= drawn;
        }
        world.unseenAnimals = left;
        for (int i = 0; i < State.FORESTS; i++) if (isOpen(s, i, seat)) remember(world, i, seat, chance);
    }

    /// Somebody has looked, but the seat does not know what lies there now.
    private static boolean isOpen(State s, int i, int seat) {
        return s.herd[i] != State.NOBODY_LOOKED && !(seat >= 0 && remembers(s, i, seat) && Herd.size(memory(s, i, seat)) == s.herdSize[i]);
    }

    private static boolean remembers(State s, int i, int seat) { return seat >= 0 && memory(s, i, seat) != State.NOBODY_LOOKED; }

    private static int memory(State s, int i, int seat) { return s.memory[State.SEATS * i + seat]; }

    /// Fills forests with some of what the seat left there; what remains of the pool, or -1 if it does not come out.
    private static int redealRemembered(State world, State s, int seat, int pool, Chance chance) {
        int left = pool;
        for (int i = 0; i < State.FORESTS; i++) {
            if (!isOpen(s, i, seat) || !remembers(s, i, seat)) continue;
            world.herd[i] = draw(memory(s, i, seat), s.herdSize[i], chance);
            if (!Herd.contains(left, world.herd[i])) return -1;
            left -= world.herd[i];
        }
        return left;
    }

    /// What is missing from a forest went to the mats of others, unless it was prepared since.
    private static int giveTaken(State world, int seat, int taken, int left, int[] room, Chance chance) {
        int given = 0;
        for (int kind = 0; kind < Herd.KINDS; kind++)
            for (int n = Herd.count(taken, kind); n > 0; n--) {
                int other = chance.below(world.seats());
                if (other == seat || room[other] == 0 || Herd.count(left - given, kind) == 0) continue;
                room[other]--;
                world.mat[other] += Herd.one(kind);
                given += Herd.one(kind);
            }
        return given;
    }

    private static int draw(int from, int count, Chance chance) {
        int drawn = 0;
        for (int i = 0; i < count; i++) drawn += Herd.one(Herd.nth(from - drawn, chance.below(Herd.size(from - drawn))));
        return drawn;
    }

    /// In this world the others left in the forest what lies there now, and whatever was taken after them.
    private static void remember(State world, int i, int seat, Chance chance) {
        int taken = world.preparedAnimals;
        for (int mat : world.mat) taken += mat;
        for (int other = 0; other < world.seats(); other++) {
            int at = State.SEATS * i + other;
            if (other != seat && world.memory[at] != State.NOBODY_LOOKED) world.memory[at] = world.herd[i] + draw(taken, Herd.size(world.memory[at]) - world.herdSize[i], chance);
        }
    }
}
