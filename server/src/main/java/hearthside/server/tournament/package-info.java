/// Tournaments: who takes part, rounds that follow each other by themselves, and how it stands. Who meets whom is worked out in `pairing`.
@NullMarked
package hearthside.server.tournament;

import org.jspecify.annotations.NullMarked;
