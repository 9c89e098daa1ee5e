package hearthside.wire;

import static hearthside.core.input.BadInput.must;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Whose an edition is. All of it may be missing.
///
/// @param author    who entered or made it
/// @param licence   on what terms it may be passed on, in a line
/// @param languages the languages of its names, as `en` or `pt-BR`
public record Imprint(@Nullable String author, @Nullable String licence, @Nullable List<String> languages) {
    static final List<String> FIELDS = List.of("author", "licence", "languages");
    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,3}(-[A-Za-z]{2,4})?");
    public static final Imprint NONE = new Imprint(null, null, null);
    static final Imprint HOUSE = new Imprint("Hearthside", null, List.of("en"));
    private static final int LONGEST_AUTHOR = 80, LONGEST_LICENCE = 200, MOST_LANGUAGES = 12;

    public Imprint {
        must(author == null || author.length() <= LONGEST_AUTHOR, "author", "An author has at most %d letters.".formatted(LONGEST_AUTHOR));
        must(licence == null || licence.length() <= LONGEST_LICENCE, "licence",
                "The licence is one line of at most %d letters.".formatted(LONGEST_LICENCE));
        languages = languages == null ? null : List.copyOf(languages);
        must(languages == null
                || languages.size() <= MOST_LANGUAGES && languages.stream().allMatch(each -> LANGUAGE.matcher(each).matches()),
                "languages", "Languages are told as en, de or pt-BR, at most %d of them.".formatted(MOST_LANGUAGES));
    }

    /// What an edition says of itself beside what is in the box.
    static Imprint of(ObjectNode whole) {
        var own = Json.object();
        for (var field : FIELDS) if (whole.has(field)) own.set(field, whole.get(field));
        return Json.read(Imprint.class, own);
    }

    static JsonNode without(ObjectNode whole) {
        var box = whole.deepCopy();
        box.remove(FIELDS);
        return box;
    }

    void write(ObjectNode tree) {
        if (author != null) tree.put("author", author);
        if (licence != null) tree.put("licence", licence);
        if (languages != null) tree.set("languages", Json.tree(languages));
    }
}
