package hearthside.games.fireaxe;

import java.util.Arrays;

/// The sagas of a [Scene]: cards are moved, never made, and the deck always fits what lies open.
record SagaTable(State s) {
    void open(String... open) {
        for (int saga : s.row) if (saga >= 0) s.unseenSagas |= 1 << saga;
        s.unseenSagas |= s.deadSagas;
        s.deadSagas = 0;
        Arrays.fill(s.row, -1);
        s.era = 1;
        for (int slot = 0; slot < open.length; slot++) {
            s.row[slot] = Scene.saga(open[slot]);
            s.unseenSagas &= ~(1 << s.row[slot]);
            s.era = Math.max(s.era, s.agreed.saga(s.row[slot]).era());
        }
        tell();
    }

    /// Only these are left.
    void last(String... open) {
        open(open);
        s.era = 3;
        tell();
        for (int saga = 18; s.deck[2] > 0; saga++) {
            if ((s.unseenSagas >> saga & 1) == 0) continue;
            discard(saga);
            s.deck[2]--;
        }
    }

    void told(int seat, String... sagas) {
        for (var saga : sagas) {
            s.unseenSagas &= ~(1 << Scene.saga(saga));
            s.deadSagas &= ~(1 << Scene.saga(saga));
            s.sagas[seat] |= 1 << Scene.saga(saga);
        }
        tell();
    }

    /// Deals the deck so that it fits what lies open: earlier eras are told.
    private void tell() {
        for (int era = 0; era < 3; era++) {
            int seen = 9 - Integer.bitCount(s.unseenSagas >> 9 * era & 511);
            for (int saga = 9 * era; era + 1 < s.era && seen < s.agreed.sagasPerEra; saga++) {
                if ((s.unseenSagas >> saga & 1) == 0) continue;
                discard(saga);
                seen++;
            }
            s.deck[era] = s.agreed.sagasPerEra - seen;
        }
    }

    private void discard(int saga) {
        s.unseenSagas &= ~(1 << saga);
        s.deadSagas |= 1 << saga;
    }
}
