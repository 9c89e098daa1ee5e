/// What remains of games when they are over: who played and how it came out, ratings, statistics, and the finished games that anybody may
/// look up.
///
/// A [Scoresheet] is written once for each finished table; [ResultRepository] keeps it, and [RatingRepository] weighs it. This package
/// knows no HTTP and no tables being played.
@NullMarked
package hearthside.server.club;

import org.jspecify.annotations.NullMarked;
