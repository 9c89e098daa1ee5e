package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Packages;
import org.junit.jupiter.api.Test;

class PackagesTest {
    private final Packages packages = Packages.below("hearthside.app");

    @Test
    void packagesUseEachOtherOneWay() { packages.useEachOtherOneWay(); }

    @Test
    void aPackageHasFewFiles() { assertThat(packages.tooLarge(_ -> true)).isEmpty(); }
}
