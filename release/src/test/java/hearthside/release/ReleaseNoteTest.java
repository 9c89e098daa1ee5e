package hearthside.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ReleaseNoteTest {
    private static final String CHANGELOG = """
            # What is new

            ## Unreleased

            - Something to come.

            ## 0.2.0 (2026-11-18)

            - New: packages.
              In two lines.

            ## 0.1.0

            - New: everything.
            """;

    @Test
    void aNoteIsTheChapterOfItsVersion() {
        assertThat(ReleaseNote.of(CHANGELOG, "0.2.0")).isEqualToNormalizingNewlines("""
                # Hearthside 0.2.0

                - New: packages.
                  In two lines.
                """);
    }

    @Test
    void beforeTheReleaseItIsWhatIsNotReleased() {
        assertThat(ReleaseNote.of(CHANGELOG, "0.3.0")).contains("Something to come.").doesNotContain("packages");
    }

    @Test
    void aChangelogWithoutTheChapterIsRefused() {
        assertThatThrownBy(() -> ReleaseNote.of("# What is new\n", "0.3.0")).hasMessageContaining("There is no chapter \"## 0.3.0\".");
    }
}
