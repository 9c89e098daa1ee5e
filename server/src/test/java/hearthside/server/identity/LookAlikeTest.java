package hearthside.server.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LookAlikeTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Ada   | ada",
            "Ada   | \u0410d\u0430         ", // Cyrillic А and а
            "Ada   | \u0391da              ", // Greek Alpha
            "Ada   | A\u200Bda             ", // a blank of no width
            "Ada   | \u202EAda\u202C       ", // written from right to left
            "Ada   | A\u0301d\u0308a       ", // marks
            "Ada   | \uFF21\uFF44\uFF41    ", // full width
            "Ada   | \uD835\uDC00\uD835\uDC1D\uD835\uDC1A ", // mathematical bold
            "Ada   | A d.a                 ",
            "Ilja  | lIja                  ",
            "Olaf1 | 0laf\u04CF            ", // a zero, and a palochka
            "Emma  | Ernma                 ",
            "Søren | Soren                 "})
    void whatCannotBeToldApartIsOneName(String name, String other) {
        assertThat(Account.shape(other)).as(other).isEqualTo(Account.shape(name));
    }

    @ParameterizedTest
    @CsvSource({"Ada, Eda", "Ben, Bea", "Оля, Юля", "Ada, Ada2", "Tom, Tim", "Maria, Mario"})
    void namesThatDifferStayDifferent(String name, String other) { assertThat(Account.shape(other)).isNotEqualTo(Account.shape(name)); }

    @ParameterizedTest
    @ValueSource(strings = {"Player 1", "PLAYER 2", "Рlayer 3", "Somebody who left"})
    void noAccountHasTheNameOfThoseWithoutOne(String name) {
        assertThatThrownBy(() -> Account.name(name)).isInstanceOf(BadInput.class);
    }

    /// However a name grows when it is folded.
    @Test
    void aShapeFitsItsColumn() { assertThat(Account.shape("\uFDFA".repeat(24))).hasSize(64); }
}
