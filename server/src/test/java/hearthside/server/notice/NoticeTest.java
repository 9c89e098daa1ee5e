package hearthside.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.wire.Json;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Notices are told in the language of whoever gets them.
class NoticeTest {
    private static Notice turn(String language, String... others) {
        return new Notice(Notice.Kind.TURN, language, "Fire & Axe", List.of(others), "");
    }

    static List<String> languages() { return Notice.languages(); }

    @Test
    void namesTheGameAsItIsCalledThere() {
        assertThat(turn("en", "Ada", "Bo").sentence()).isEqualTo("It is your turn: Fire & Axe with Ada, Bo.");
        assertThat(turn("de", "Ada", "Bo").sentence()).isEqualTo("Du bist dran: Feuer & Axt mit Ada, Bo.");
        assertThat(turn("pl", "Ada", "Bo").sentence()).isEqualTo("Twoja kolej: Fire & Axe, grają też: Ada, Bo.");
        assertThat(turn("de").sentence()).isEqualTo("Du bist dran: Feuer & Axt.");
        assertThat(turn("pt-BR", "Ada").sentence()).isEqualTo("É a sua vez: Fire & Axe com Ada.");
    }

    @Test
    void anUnknownLanguageIsToldInEnglish() { assertThat(turn("tlh").title()).isEqualTo("Your turn!"); }

    @Test
    void aNameThatLooksLikeAGapIsAName() {
        assertThat(turn("en", "{game}").sentence()).isEqualTo("It is your turn: Fire & Axe with {game}.");
        assertThat(turn("en", "{others}").sentence()).isEqualTo("It is your turn: Fire & Axe with {others}.");
    }

    /// English is what the tools ask for; a language that has a file has all of it.
    @ParameterizedTest
    @MethodSource("languages")
    void everyKindIsToldInEveryLanguage(String language) throws IOException {
        try (var in = Notice.class.getResourceAsStream("notices.%s.json".formatted(language))) {
            var words = Json.parse(new String(Objects.requireNonNull(in).readAllBytes(), java.nio.charset.StandardCharsets.UTF_8));
            for (var kind : Notice.Kind.values()) {
                var notice = new Notice(kind, language, "Stone Age", List.of("Bo"), "");
                assertThat(words.has(kind.name().toLowerCase(java.util.Locale.ROOT))).as("%s in %s", kind, language).isTrue();
                assertThat(notice.title()).isNotBlank();
                assertThat(notice.sentence()).endsWith(kind == Notice.Kind.CONFIRM ? ":" : ".").doesNotContain("{", "}");
            }
        }
    }
}
