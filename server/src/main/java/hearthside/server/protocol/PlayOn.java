package hearthside.server.protocol;

import hearthside.wire.Position;
import org.jspecify.annotations.Nullable;

/// "Play on from here": a private table against bots that begins from a step of a finished game, or from a position somebody has on file.
///
/// @param step     of the finished game; step 0 is the setup
/// @param position instead of a step, where there is no table
/// @param seat     where the host sits
/// @param bot      how the others play; as usual unless given
public record PlayOn(@Nullable Integer step, @Nullable Position position, int seat, @Nullable String name,
        @Nullable String bot) implements RequestBody {}
