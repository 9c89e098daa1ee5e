package hearthside.app.edition;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.app.Hearthside;
import hearthside.core.Game;
import hearthside.games.Games;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.cavemen.CavemenEdition;
import hearthside.wire.EditionFile;
import hearthside.wire.Editions;
import hearthside.wire.Json;
import hearthside.wire.edition.CardTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Editions as files: told, checked, written as tables and compared.
class EditionsTest {
    @TempDir
    Path folder;

    private int status;

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    private String run(String... words) {
        var said = new StringWriter();
        var line = new String[words.length + 1];
        line[0] = "editions";
        System.arraycopy(words, 0, line, 1, words.length);
        status = Hearthside.run(new PrintWriter(said, true), new PrintWriter(said, true), line);
        return said.toString();
    }

    private String path(String name) { return folder.resolve(name).toString(); }

    private void write(String name, Consumer<ObjectNode> change) throws IOException {
        var tree = (ObjectNode) Json.tree(CavemenEdition.HOUSE);
        change.accept(tree);
        Files.writeString(folder.resolve(name), Json.write(tree));
    }

    @Test
    void theHouseEditionsAreListed() {
        assertThat(run()).contains("cavemen  House edition  (%s)".formatted(Editions.hash(CavemenEdition.HOUSE)), "cavemen        30",
                "fire-and-axe", "sagas          27");
    }

    @Test
    void theHouseEditionsOfAGameHaveWordsAndAreCompared() {
        assertThat(run()).containsPattern("fire-and-stone  House edition  \\([0-9a-f]{24}\\)  \"house\"\\R")
                .containsPattern("fire-and-stone  House edition 2  \\([0-9a-f]{24}\\)  \"house-2\"\\R");
        assertThat(run("diff", "fire-and-stone", "house", "house-2")).contains("name: \"House edition 2\" instead of \"House edition\".",
                "cave numbers, majority: 1 instead of 2.", "2 differences.");
        assertThat(run("convert", "fire-and-stone", "house-2", path("two.json"))).contains("is written");
        assertThat(run("diff", "fire-and-stone", "house-2", path("two.json"))).contains("They are the same.");
        assertThat(run("check", "fire-and-stone", path("two.json"))).contains("This edition can be played.", "\"house-2\"");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyListOfEveryGameIsTheSameAfterATableProgramHadIt(Game<?, ?> game) throws IOException {
        var id = game.info().id();
        var house = game.info().edition();
        run("convert", id, "house", path("mine.json"));
        assertThat(run("check", id, path("mine.json"))).contains("This edition can be played.", Editions.hash(house));
        for (var list : CardTable.lists(house.getClass())) {
            assertThat(run("convert", id, path("mine.json"), path(list + ".csv"))).contains("is written");
            var tree = (ObjectNode) EditionFile.house(game).tree();
            int cards = tree.path(list).size();
            tree.putArray(list);
            var again = CardTable.of(house.getClass(), list).read(tree, Files.readString(folder.resolve(list + ".csv")));
            assertThat(again.path(list)).hasSize(cards).isEqualTo(Json.tree(house).path(list));
        }
        assertThat(run("diff", id, "house", path("mine.json"))).contains("They are the same.");
    }

    @Test
    void aTableChangesItsListAndNothingElse() throws IOException {
        write("mine.json", tree -> tree.put("name", "Mine").put("author", "Ada"));
        run("convert", "cavemen", path("mine.json"), path("beasts.csv"));
        var rows = Files.readString(folder.resolve("beasts.csv"));
        assertThat(rows).startsWith("id,name,marker,cost,food,teeth\r\nbeast-dodo-1,Dodo,4,1,2,0\r\n");
        // as a German table program writes it
        Files.writeString(folder.resolve("beasts.csv"),
                "\uFEFF" + rows.replace("beast-dodo-1,Dodo,4,1,2,0", "beast-dodo-1,\"Dodo; old\",4,1,7,0")
                        .replace(',', ';'));
        run("convert", "cavemen", path("beasts.csv"), path("mine.json"));
        assertThat(run("diff", "cavemen", "house", path("mine.json"))).contains("name: \"Mine\" instead of \"House edition\".",
                "author: \"Ada\" instead of \"Hearthside\".", "beasts, Dodo (beast-dodo-1), food: 7 instead of 2.",
                "beasts, Dodo (beast-dodo-1), name: \"Dodo; old\" instead of \"Dodo\".");
    }

    @Test
    void whatIsOfSeveralKindsHasAColumnThatSaysWhich() {
        var table = CardTable.of(CavemenEdition.class, "inventions");
        var tree = EditionFile.house(new Cavemen()).tree();
        var text = table.write(tree);
        assertThat(text.lines().findFirst().orElseThrow()).startsWith("id,name,marker,cost,effect,effect.score,effect.by");
        var changed = table.read(tree, text.replaceFirst("Raise,hunting,1", "Raise,inventing,2"));
        assertThat(changed.path("inventions").get(0).path("effect").toString())
                .isEqualTo("{\"is\":\"Raise\",\"score\":\"inventing\",\"by\":2}");
    }

    @Test
    void aTextThatATableProgramWouldWorkOutIsMarked() throws IOException {
        write("mine.json", tree -> ((ObjectNode) tree.get("beasts").get(0)).put("name", "=1+1"));
        run("convert", "cavemen", path("mine.json"), path("beasts.csv"));
        assertThat(Files.readString(folder.resolve("beasts.csv"))).contains(",'=1+1,");
        run("convert", "cavemen", path("beasts.csv"), path("other.json"));
        assertThat(run("diff", "cavemen", path("mine.json"), path("other.json"))).doesNotContain("beasts");
    }

    @Test
    void everythingThatIsWrongIsToldAtOnce() throws IOException {
        write("mine.json", tree -> {
            ((ObjectNode) tree.get("beasts").get(2)).put("marker", 9);
            ((ObjectNode) tree.get("caves").get(1)).put("population", 99);
            ((ArrayNode) tree.get("inventions")).remove(3);
            tree.put("licence", "x".repeat(300));
        });
        var told = run("check", "cavemen", path("mine.json"));
        assertThat(status).isEqualTo(1);
        assertThat(told.lines()).containsExactlyInAnyOrder("beasts[2].marker: A stone marker is 1 to 5, not 9.",
                "caves[1].population: A score is 0 to 50.", "inventions: There must be 20 inventions beside Fire; there are 19.",
                "licence: The licence is one line of at most 200 letters.");
    }

    @ParameterizedTest
    @MethodSource("games")
    void listsThatAreTooShortAreComplainedAboutAndNothingFails(Game<?, ?> game) {
        for (var list : CardTable.lists(game.info().edition().getClass())) {
            var tree = (ObjectNode) Json.tree(game.info().edition());
            tree.putArray(list);
            var complaints = EditionFile.complaints(game, tree);
            assertThat(complaints).as(list).allSatisfy(complaint -> assertThat(complaint.sentence()).doesNotContain("fit together"));
            assertThat(complaints.isEmpty()).as(list).isEqualTo(List.of("vpCards", "cardIcons").contains(list)); // these may be empty
        }
    }

    @Test
    void whoseItIsStandsInTheFileAndIsNoPartOfItsHash() throws IOException {
        write("mine.json", tree -> {
            tree.put("author", "Ada").put("licence", "For my own table");
            tree.putArray("languages").add("en").add("de");
        });
        assertThat(run("list", "cavemen", path("mine.json"))).contains(Editions.hash(CavemenEdition.HOUSE), "author     Ada",
                "licence    For my own table", "languages  en, de");
        var read = EditionFile.read(new Cavemen(), folder.resolve("mine.json"));
        assertThat(read.edition()).isEqualTo(CavemenEdition.HOUSE);
        assertThat(EditionFile.read(new Cavemen(), read.tree())).isEqualTo(read);
    }

    @Test
    void aTableThatDoesNotFitIsRefusedWithASentence() throws IOException {
        assertThat(run("convert", "cavemen", "house", path("monsters.csv")))
                .contains("--list: There is no list \"monsters\"; there are tribes,");
        assertThat(status).isEqualTo(2);
        Files.writeString(folder.resolve("beasts.csv"), "id,name,stone\nx,y,1\n");
        assertThat(run("convert", "cavemen", path("beasts.csv"), path("new.json")))
                .contains("stone: There is no such column; known are id, name");
        Files.writeString(folder.resolve("beasts.csv"), "id,name,marker,cost,food,teeth\nx,y,1,many,1,1\n");
        assertThat(run("convert", "cavemen", path("beasts.csv"), path("new.json"))).contains("beasts[0].cost", "a whole number");
        Files.writeString(folder.resolve("beasts.csv"), "id,name,marker,cost,food,teeth\nx,\"y,1,2,1,1\n");
        assertThat(run("convert", "cavemen", path("beasts.csv"), path("new.json"))).contains("quotation mark");
        assertThat(folder.resolve("new.json")).doesNotExist();
    }
}
