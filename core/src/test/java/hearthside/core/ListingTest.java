package hearthside.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.NoSuchElementException;
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

    @Test
    void theyAreListsLikeOthers() {
        var names = Listing.of(3, i -> i == 1 ? null : "n" + i);
        assertThat(names).isEqualTo(Arrays.asList("n0", null, "n2")).hasSameHashCodeAs(Arrays.asList("n0", null, "n2"));
        assertThat(names.contains(null)).isTrue();
        assertThat(names.indexOf("n2")).isEqualTo(2);
        assertThat(names.contains("n1")).isFalse();
        var each = names.iterator();
        for (int i = 0; i < 3; i++) each.next();
        assertThatThrownBy(each::next).isInstanceOf(NoSuchElementException.class);
    }
}
