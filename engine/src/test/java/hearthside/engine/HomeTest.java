package hearthside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.chance.Chance;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What takes the place of a class in the browser does the same, and has all that the others use.
class HomeTest {
    @Test
    void theNthBitIsFoundStepByStepToo() {
        var chance = new Chance.Seeded(1);
        for (int i = 0; i < 10_000; i++) {
            long bits = chance.nextLong();
            for (int n = 0; n < Long.bitCount(bits); n++)
                assertThat(hearthside.engine.home.Bits.nth(bits, n)).isEqualTo(hearthside.core.Bits.nth(bits, n));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hearthside.core.Bits", "hearthside.ai.search.Machine"})
    void whatTakesAPlaceHasTheSameMembers(String name) throws ReflectiveOperationException {
        var there = Class.forName("hearthside.engine.home" + name.substring(name.lastIndexOf('.')));
        assertThat(members(there)).containsExactlyElementsOf(members(Class.forName(name)));
    }

    private static List<String> members(Class<?> type) {
        var methods = Arrays.stream(type.getDeclaredMethods())
                .filter(method -> !method.isSynthetic() && !Modifier.isPrivate(method.getModifiers()))
                .map(method -> method.getReturnType() + " " + method.getName() + Arrays.toString(method.getParameterTypes()));
        var fields = Arrays.stream(type.getDeclaredFields()).map(field -> field.getType() + " " + field.getName());
        return java.util.stream.Stream.concat(methods, fields).sorted().toList();
    }

    @Test
    void theSumIsAnotherWhereAnythingIs() {
        assertThat(Engine.checksum("cavemen", 0, 2)).isEqualTo(Engine.checksum("cavemen", 0, 2))
                .isNotEqualTo(Engine.checksum("cavemen", 1, 2));
    }
}
