package hearthside.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/// What is compiled for the browser finds no library there, and no reflection.
class ArrowsTest {
    @Test
    void nothingIsUsedThatTheBrowserLacks() {
        var classes = new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("hearthside.codec");
        assertThat(classes).isNotEmpty();
        for (var each : classes)
            for (var used : each.getDirectDependenciesFromSelf())
                assertThat(used.getTargetClass().getBaseComponentType().getName()).as(used.getDescription())
                        .matches("(byte|char|int|long|double|boolean|void)|java\\.(lang|util)(\\.function|\\.runtime|\\.invoke)?\\.[A-Z].*"
                                + "|org\\.jspecify\\..*|hearthside\\.(core|games|codec)\\..*");
    }
}
