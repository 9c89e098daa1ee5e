package hearthside.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.Games;
import org.junit.jupiter.api.Test;

class TypeScriptTest {
    private static String of(String id) { return TypeScript.of(Games.find(id).orElseThrow(), Games.ALL); }

    @Test
    void aFamilyIsAUnionOfRecordsThatSayWhatTheyAre() {
        assertThat(of("my-first-stone-age")).contains("export type Action =\n  | Action.Flip\n  | Action.AskMammoth\n")
                .contains("  export type Flip = { is: 'Flip'; tree: number };\n")
                .contains("  export type AskMammoth = { is: 'AskMammoth' };\n");
    }

    @Test
    void wordsListsAndWhatMayBeMissing() {
        assertThat(of("my-first-stone-age")).contains("export type Good =\n  | 'tooth'\n")
                .contains("  export type Tree = { face: Token | null; up: boolean; seen: boolean };\n")
                .contains("export type Hut = { id: string; price: Good[] };\n");
    }

    @Test
    void gamesThatShareTheirRecordsShareTheirTypes() {
        assertThat(of("stone-age-solo")).endsWith("export type * from './stone-age';\n");
    }
}
