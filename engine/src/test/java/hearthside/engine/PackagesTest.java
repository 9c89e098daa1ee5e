package hearthside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Packages;
import org.junit.jupiter.api.Test;

class PackagesTest {
    private static final Packages PACKAGES = Packages.under("hearthside.engine");

    @Test
    void packagesUseEachOtherOneWay() { assertThat(PACKAGES.circles()).isEmpty(); }

    @Test
    void noPackageIsTooLargeToBeReadAtOnce() {
        assertThat(PACKAGES.files()).isNotEmpty().allSatisfy((_, files) -> assertThat(files).isLessThanOrEqualTo(20));
    }
}
