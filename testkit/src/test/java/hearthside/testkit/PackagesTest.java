package hearthside.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What every other module stands on: [Packages] cannot be used below this one.
class PackagesTest {
    @ParameterizedTest
    @ValueSource(strings = {"core", "wire", "testkit"})
    void packagesUseEachOtherOneWayAndAreSmall(String module) {
        var packages = Packages.under("hearthside." + module);
        assertThat(packages.circles()).isEmpty();
        assertThat(packages.files()).isNotEmpty().allSatisfy((_, files) -> assertThat(files).isLessThanOrEqualTo(20));
    }
}
