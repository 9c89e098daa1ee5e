package hearthside.wire;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Derived;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ShapeTest {
    enum Colour {
        RED, BLUE
    }

    sealed interface Move {
        record Go(int steps) implements Move {}

        record Stay() implements Move {}
    }

    record Board(Colour colour, List<@Nullable Colour> row, Map<String, Integer> counts, @Nullable String name, Move last, boolean open,
            @Derived int size) {}

    @Test
    void theShapeIsReadOffTheRecord() {
        var fields = Shape.fields(Board.class);
        var colour = new Shape.Choice(Colour.class, List.of("red", "blue"));
        assertThat(fields).containsExactly(new Shape.Field("colour", colour, false, false),
                new Shape.Field("row", new Shape.ListOf(colour, true), false, false),
                new Shape.Field("counts", new Shape.MapOf(new Shape.Whole(false)), false, false),
                new Shape.Field("name", new Shape.Text(), true, false),
                new Shape.Field("last", new Shape.Family(Move.class), false, false),
                new Shape.Field("open", new Shape.YesNo(), false, false), new Shape.Field("size", new Shape.Whole(false), false, true));
        assertThat(new Shape.Family(Move.class).members()).containsExactly(Move.Go.class, Move.Stay.class);
        assertThat(Shape.isMember(Move.Go.class)).isTrue();
        assertThat(Shape.isMember(Board.class)).isFalse();
    }
}
