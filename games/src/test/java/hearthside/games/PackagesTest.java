package hearthside.games;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import hearthside.testkit.Packages;
import org.junit.jupiter.api.Test;

/// A game is one package, however many phases it has: its door is what is public in it (ADR 42).
class PackagesTest {
    @Test
    void packagesUseEachOtherOneWay() { Packages.below("hearthside.games").useEachOtherOneWay(); }

    @Test
    void noGameKnowsAnother() {
        SlicesRuleDefinition.slices().matching("hearthside.games.(*)..").should().notDependOnEachOther()
                .check(new ClassFileImporter().importPackages("hearthside.games"));
    }
}
