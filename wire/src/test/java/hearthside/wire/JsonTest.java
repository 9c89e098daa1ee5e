package hearthside.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTest {
    enum Colour { DARK_RED, BLUE }

    sealed interface Animal {
        record Dog(String name, int age) implements Animal {}

        record Fish() implements Animal {}
    }

    record Zoo(Colour colour, List<Animal> animals, @Nullable String keeper, boolean open) {}

    private static final Zoo ZOO = new Zoo(Colour.DARK_RED, List.of(new Animal.Dog("Ida", 3), new Animal.Fish()), null, true);
    private static final String TEXT = ("{'colour':'dark_red','animals':[{'is':'Dog','name':'Ida','age':3},{'is':'Fish'}],"
            + "'keeper':null,'open':true}").replace('\'', '"');

    @Test
    void recordsAreWrittenByTheirComponents() { assertThat(Json.write(ZOO)).isEqualTo(TEXT); }

    @Test
    void recordsAreReadBack() { assertThat(Json.read(Zoo.class, TEXT)).isEqualTo(ZOO); }

    @Test
    void theNameOfAMemberIsWrittenAlsoWhereTheTypeIsUnknown() {
        assertThat(Json.write(Map.of("any", List.of(new Animal.Fish())))).isEqualTo("{\"any\":[{\"is\":\"Fish\"}]}");
        assertThat(Json.write((Object) new Animal.Fish())).isEqualTo("{\"is\":\"Fish\"}");
    }

    @Test
    void whatMayBeNullMayBeLeftOut() { assertThat(Json.read(Zoo.class, TEXT.replace("\"keeper\":null,", ""))).isEqualTo(ZOO); }

    record Names(List<String> all) {}

    /// Nor is anything left out of a list, or taken from one that lies in it.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~',
            value = {"['a',['b'],'c'] | all[1]", "[['a'],'b'] | all[0]", "[[]] | all[0]", "[{}] | all[0]"})
    void aTextIsAText(String list, String field) {
        assertThatThrownBy(() -> Json.read(Names.class, "{\"all\":%s}".formatted(list.replace('\'', '"'))))
                .isInstanceOfSatisfying(BadInput.class, e -> assertThat(e.text()).isEqualTo(field + ": Here should be a text in quotes."));
    }

    record Cage(@Nullable Integer number, @Nullable Double size, @Nullable Animal animal) {}

    /// The library would take each of them for nothing, and whoever sent it would not hear of it.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "{'number':''}        | number | not a whole number",
            "{'number':'  '}      | number | a whole number",
            "{'size':''}          | size   | not a number",
            "{'animal':['Fish']}  | animal | an object in braces",
            "{'animal':''}        | animal | \"is\" is missing"})
    void nothingIsSaidByNullAlone(String text, String field, String words) {
        assertThat(Json.read(Cage.class, "{\"number\":null,\"animal\":{\"is\":\"Fish\"}}"))
                .isEqualTo(new Cage(null, null, new Animal.Fish()));
        assertThatThrownBy(() -> Json.read(Cage.class, text.replace('\'', '"'))).isInstanceOfSatisfying(BadInput.class, e -> {
            assertThat(e.field()).isEqualTo(field);
            assertThat(e.sentence()).contains(words);
        });
    }

    /// Each wrong text gets the field and a sentence.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "'age':3          | 'age':'3'          | animals[0].age  | a whole number",
            "'age':3          | 'age':3.5          | animals[0].age  | a whole number",
            "'age':3          | 'age':null         | animals[0].age  | missing",
            "'age':3          | 'age':99999999999  | animals[0].age  | a whole number",
            ",'age':3         | ~~                 | animals[0].age  | missing",
            "'age':3          | 'age':3,'legs':4   | animals[0].legs | known are name, age",
            "'is':'Fish'      | 'is':'Bird'        | animals[1]      | not one of Dog, Fish",
            "'is':'Fish'      | ~~                 | animals[1]      | \"is\" is missing",
            "dark_red         | green              | colour          | one of dark_red, blue",
            "'open':true      | 'open':'yes'       | open            | true or false",
            "'colour'         | 'color'            | colour          | missing",
            "{'is':'Fish'}    | null               | animals[1]      | missing",
            "{'is':'Fish'}    | ['Fish']           | animals[1]      | an object in braces",
            "{'is':'Fish'}    | ['Fish',{}]        | animals[1]      | an object in braces",
            "{'is':'Fish'}    | ['Bird']           | animals[1]      | an object in braces",
            "{'is':'Fish'}    | 7                  | animals[1]      | \"is\" is missing"})
    void whatDoesNotFitIsNamed(String from, String to, String field, String words) {
        var broken = TEXT.replace(from.replace('\'', '"'), to.replace('\'', '"'));
        assertThat(broken).isNotEqualTo(TEXT);
        assertThatThrownBy(() -> Json.read(Zoo.class, broken)).isInstanceOfSatisfying(BadInput.class, e -> {
            assertThat(e.field()).startsWith(field);
            assertThat(e.sentence()).contains(words).endsWith(".");
        });
    }

    @Test
    void brokenTextIsNamedByLineAndColumn() {
        assertThatThrownBy(() -> Json.parse("{\"a\":1,\n\"b\" 2}")).isInstanceOf(BadInput.class).hasMessageContaining("line 2, column");
        assertThatThrownBy(() -> Json.parse("")).isInstanceOf(BadInput.class).hasMessageContaining("empty");
        assertThatThrownBy(() -> Json.parse("{} {}")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Json.parse("{\"a\":1,\"a\":2}")).isInstanceOf(BadInput.class);
    }

    record Pack(List<String> names) {
        Pack {
            if (names.contains("out")) throw new IllegalStateException("a secret");
        }
    }

    private static void refused(String text, String sentence) {
        assertThatThrownBy(() -> Json.read(Pack.class, text))
                .isInstanceOfSatisfying(BadInput.class, e -> assertThat(e.sentence()).isEqualTo(sentence));
    }

    /// All of these were once told that a value cannot be used.
    @Test
    void whateverIsTooMuchIsToldByItsOwnSentence() {
        refused("[".repeat(2000), "This is nested too deeply; lists and objects may lie 500 deep in each other.");
        refused("{\"names\":%s}".formatted("9".repeat(2000)), "A number in here is too long; write it with at most 1000 digits.");
        refused("{\"%s\":1}".formatted("k".repeat(60_000)), "The name of a field is too long; it has at most 50000 characters.");
        refused("{\"names\":[\"%s\"]}".formatted("x".repeat(10_100_000)),
                "A text in here is too long; shorten it to 10000000 characters.");
        refused("{\"names\":[null]}", "This field is missing.");
        refused("{\"names\":[\"out\"]}", "What is told here does not fit together; compare it with one that the engine gave.");
    }

    @Test
    void whatIsSaidTwiceOrOnTopIsNotCalledSomethingElse() {
        refused("{\"names\":[],\"names\":[]}", "The field \"names\" is given twice; keep one of them.");
        refused("{\"names\":[]} {\"names\":[]}", "Something follows after the end of this value; send one at a time.");
    }

    record Share(double part) {}

    @Test
    void aNumberIsNotCalledAnObject() {
        assertThatThrownBy(() -> Json.read(Share.class, "{\"part\":true}")).hasMessage("part: Here should be a number.");
    }

    @Test
    void aWholeNumberThatIsTooLargeIsNotCalledBroken() {
        assertThatThrownBy(() -> Json.readInt(Json.parse("3000000000"))).hasMessageContaining("not so large");
        assertThatThrownBy(() -> Json.readLong(Json.parse("99999999999999999999"))).hasMessageContaining("not so large");
        assertThatThrownBy(() -> Json.readInts(Json.parse("[1e999999999]"))).hasMessageContaining("not so large");
        assertThatThrownBy(() -> Json.readInt(Json.parse("3.0"))).hasMessage("Here should be a whole number.");
    }
}
