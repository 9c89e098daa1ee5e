package hearthside.codegen;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.TableOption;
import hearthside.wire.Json;
import hearthside.wire.Shape;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// The reference page of one game, in Markdown.
public final class Page {
    private final Game<?, ?> game;
    private final Words words;
    private final StringBuilder text = new StringBuilder();
    private final Set<Class<?>> told = new LinkedHashSet<>();

    private Page(Game<?, ?> game, Path root) {
        this.game = game;
        words = new Words(root);
    }

    public static String of(Game<?, ?> game, Path root) { return new Page(game, root).whole(game); }

    private <S extends Copyable<S>, A> String whole(Game<S, A> same) {
        var info = game.info();
        line("# %s in the engine protocol".formatted(info.title()));
        line("");
        line("Written by `./hearthside engine-docs` from the records of the game; do not edit. "
                + "How to talk to the engine is in [engine.md](../engine.md),");
        line("the same as a JSON Schema in [%s.schema.json](%s.schema.json).".formatted(info.id(), info.id()));
        line("");
        line(("`\"game\":\"%s\"`, %s, version %d of its rules. Members of a family carry their name as `is`; "
                + "enums are words in lower case; fields marked ∅ may be `null`;").formatted(info.id(), info.minSeats() == info.maxSeats()
                        ? info.minSeats() + (info.minSeats() == 1 ? " seat" : " seats")
                        : "%d to %d seats".formatted(info.minSeats(), info.maxSeats()), info.rules()));
        line("those marked ↩ follow from the rest, and a position written by hand may leave them out.");
        options();
        family("Actions", "All a seat may do; `options` lists what it may do now.", Types.actions(game));
        phases();
        family("Events", "What happens, as `apply` and `events` tell it.", Types.events(game));
        heading("The view and the position");
        line("`view` shows this for one viewer; the `state` of a `position` is the referee's. "
                + "A thing with an `id` may be told by its id alone in `load`.");
        line("");
        tell(Types.view(game));
        heading("The edition");
        line("`edition` shows it whole: `%s`.".formatted(info.newest().name()));
        line("");
        tell(Types.edition(game));
        rest();
        draws(same);
        return text.toString();
    }

    private void options() {
        heading("Options");
        if (game.info().options().isEmpty()) line("None.");
        else {
            line("| option | values | rule |");
            line("|---|---|---|");
        }
        for (var option : game.info().options())
            line("| `%s`%s | %s | %s |".formatted(option.key(), option.scope() == TableOption.Scope.SEAT ? ", each seat" : "",
                    option.values().stream().map(value -> value.equals(option.standard()) ? "**%s**".formatted(value) : value)
                            .collect(Collectors.joining(", ")),
                    option.rule()));
    }

    private void family(String title, String sentence, Class<?> type) {
        heading(title);
        line(sentence);
        line("");
        members(type);
    }

    private void members(Class<?> type) {
        told.add(type);
        line("| `is` | fields | |");
        line("|---|---|---|");
        for (var member : type.getPermittedSubclasses()) {
            told.add(member);
            var said = words.of(member);
            var notes = said.fields().entrySet().stream().map(field -> "`%s`: %s".formatted(field.getKey(), field.getValue()))
                    .collect(Collectors.joining("; "));
            line("| `%s` | %s | %s |".formatted(member.getSimpleName(), fields(member),
                    said.text() + (notes.isEmpty() ? "" : (said.text().isEmpty() ? "" : " ") + notes + ".")));
        }
    }

    private String fields(Class<?> type) {
        return Shape.fields(type).stream().map(field -> "`%s` %s%s".formatted(field.name(), name(field.shape()), marks(field)))
                .collect(Collectors.joining(", "));
    }

    private static String marks(Shape.Field field) { return (field.nullable() ? " ∅" : "") + (field.derived() ? " ↩" : ""); }

    private void phases() {
        Shape.fields(Types.view(game)).stream().filter(field -> field.name().equals("phase")).findFirst().ifPresent(field -> {
            if (field.shape() instanceof Shape.Family phase)
                family("Phases", "The moments at which somebody decides: `phase` of the view.", phase.type());
        });
    }

    /// Every type that a view or an edition is made of and that has not been told yet.
    private void rest() {
        heading("What they are made of");
        var all = new LinkedHashSet<Class<?>>();
        for (var root : List.of(Types.view(game), Types.edition(game), Types.actions(game), Types.events(game)))
            all.addAll(Types.within(root));
        for (var type : all) if (!told.contains(type)) tell(type);
    }

    private void tell(Class<?> type) {
        if (!told.add(type)) return;
        var said = words.of(type);
        line("**%s**%s".formatted(Types.name(type), said.text().isEmpty() ? "" : " — " + said.text()));
        line("");
        if (Shape.of(type) instanceof Shape.Choice(var _, var values)) {
            line(values.stream().map("`%s`"::formatted).collect(Collectors.joining(", ")));
        } else if (type.isSealed()) {
            members(type);
        } else {
            line("| field | is | |");
            line("|---|---|---|");
            if (Shape.isMember(type)) line("| `is` | `%s` | |".formatted(type.getSimpleName()));
            for (var field : Shape.fields(type))
                line("| `%s`%s | %s | %s |".formatted(field.name(), marks(field), name(field.shape()),
                        said.fields().getOrDefault(field.name(), "")));
        }
        line("");
    }

    private static String name(Shape shape) {
        return switch (shape) {
            case Shape.Whole _ -> "whole number";
            case Shape.Decimal _ -> "number";
            case Shape.YesNo _ -> "true or false";
            case Shape.Text _ -> "text";
            case Shape.Whatever _ -> "anything";
            case Shape.Choice choice -> Types.name(choice.type());
            case Shape.ListOf list -> "list of " + name(list.of());
            case Shape.MapOf map -> "object of " + name(map.of());
            case Shape.Thing thing -> Types.name(thing.type());
            case Shape.Family family -> Types.name(family.type());
        };
    }

    private <S extends Copyable<S>, A> void draws(Game<S, A> same) {
        heading("Draws");
        line("What luck is asked for at each moment, found by playing many games with all options. "
                + "`outcomes` tells the names of each draw.");
        line("");
        line("| phase: action | draws in one action |");
        line("|---|---|");
        Draws.of(same).forEach((moment, kinds) -> line("| `%s` | %s |".formatted(moment, kinds.stream().map(kind -> "%s `%s`".formatted(
                kind.least() == kind.most() ? "" + kind.most() : "%d to %d".formatted(kind.least(), kind.most()),
                kind.name().isEmpty() ? "token" : kind.name() + " …")).collect(Collectors.joining(", ")))));
    }

    private void heading(String title) {
        if (!text.toString().endsWith("\n\n")) line("");
        line("## " + title);
        line("");
    }

    private void line(String line) { text.append(line.stripTrailing()).append('\n'); }

    /// The schema as it is kept beside the page.
    public static String schema(Game<?, ?> game) { return Json.writePretty(Schema.of(game)) + "\n"; }
}
