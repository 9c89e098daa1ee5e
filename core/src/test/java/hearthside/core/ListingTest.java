package hearthside.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ListingTest {
    @Test
    void oneThingForEachNumber() {
        assertThat(Listing.of(3, i -> "n" + i)).containsExactly("n0", "n1", "n2");
        assertThat(Listing.of(0, i -> i)).isEmpty();
    }

    @Test
    void oneThingForEachNumberInASetInOrder() {
        assertThat(Listing.ofSet(1L << 63 | 0b101, i -> i)).containsExactly(0, 2, 63);
        assertThat(Listing.ofSet(0, i -> i)).isEmpty();
    }

    @Test
    void nobodyChangesThem() {
        var numbers = Listing.of(2, i -> i);
        assertThatThrownBy(numbers::removeFirst).isInstanceOf(UnsupportedOperationException.class);
    }
}
