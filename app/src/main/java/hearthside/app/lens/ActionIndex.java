package hearthside.app.lens;

import hearthside.wire.Json;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Everything anybody may ever do, numbered: action by action in the order of the rules, each with every value of its components,
/// the last component changing first. What the rules write in one way only has one number.
public final class ActionIndex<A> {

    /// The numbers of one kind of action.
    public record Block(String is, int from, int count, Map<String, String> fields) {}

    private final List<A> actions = new ArrayList<>();
    private final Map<A, Integer> numbers = new HashMap<>();
    private final List<Block> blocks = new ArrayList<>();

    ActionIndex(Class<A> family, Facts facts, Pieces pieces) {
        for (var kind : family.getPermittedSubclasses()) {
            int from = actions.size();
            var fields = new LinkedHashMap<String, String>();
            var domains = new ArrayList<List<@Nullable Object>>();
            for (var component : kind.getRecordComponents()) {
                var domain = domain(kind.getSimpleName() + "." + component.getName(), component, facts, pieces);
                domains.add(domain);
                fields.put(component.getName(), told(component, domain));
            }
            fill(family, kind.getConstructors()[0], domains, new ArrayList<>(), facts);
            blocks.add(new Block(kind.getSimpleName(), from, actions.size() - from, fields));
        }
    }

    private void fill(Class<A> family, Constructor<?> maker, List<List<@Nullable Object>> domains, List<@Nullable Object> chosen,
            Facts facts) {
        if (chosen.size() < domains.size()) {
            for (var value : domains.get(chosen.size())) {
                chosen.add(value);
                fill(family, maker, domains, chosen, facts);
                chosen.removeLast();
            }
            return;
        }
        A action;
        try {
            action = family.cast(maker.newInstance(chosen.toArray()));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("%s cannot be made.".formatted(maker), e);
        }
        if (facts.isPossible(action) && numbers.putIfAbsent(action, actions.size()) == null) actions.add(action);
    }

    private static List<@Nullable Object> domain(String path, RecordComponent component, Facts facts, Pieces pieces) {
        var values = new ArrayList<@Nullable Object>();
        var type = component.getType();
        if (component.getAnnotatedType().isAnnotationPresent(Nullable.class)) values.add(null);
        if (type.isEnum()) values.addAll(Arrays.asList(type.getEnumConstants()));
        else if (type == boolean.class) values.addAll(List.of(false, true));
        else if (type == int.class) values.addAll(facts.range(path));
        else if (type == String.class) values.addAll(facts.text(path).isEmpty() ? pieces.ids(String.class) : pieces.ids(facts.text(path)));
        else
            if (component.getGenericType() instanceof ParameterizedType list && list.getActualTypeArguments()[0] instanceof Class<?> kind)
                hands(kind.getEnumConstants(), 0, new ArrayList<>(), facts.hand(path), values);
            else
                if (type.isRecord()) counts(type.getConstructors()[0], new ArrayList<>(), facts.hand(path), values);
                else throw new IllegalStateException("%s has no bounds.".formatted(path));
        return values;
    }

    /// Lists of kinds in their order, with at most `room` more members.
    private static void hands(Object[] kinds, int from, List<Object> hand, int room, List<@Nullable Object> into) {
        into.add(List.copyOf(hand));
        for (int kind = from; kind < kinds.length && room > 0; kind++) {
            hand.add(kinds[kind]);
            hands(kinds, kind, hand, room - 1, into);
            hand.removeLast();
        }
    }

    /// Records of counts, at most `room` more together.
    private static void counts(Constructor<?> maker, List<Object> counts, int room, List<@Nullable Object> into) {
        if (counts.size() == maker.getParameterCount()) {
            try {
                into.add(maker.newInstance(counts.toArray()));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("%s cannot be made.".formatted(maker), e);
            }
            return;
        }
        for (int count = 0; count <= room; count++) {
            counts.add(count);
            counts(maker, counts, room - count, into);
            counts.removeLast();
        }
    }

    private static String told(RecordComponent component, List<@Nullable Object> domain) {
        if (component.getType() == int.class) return "%s to %s".formatted(domain.getFirst(), domain.getLast());
        if (component.getType().isRecord())
            return "%d ways to count %s".formatted(domain.size(),
                    String.join(", ", Stream.of(component.getType().getRecordComponents()).map(RecordComponent::getName).toList()));
        if (component.getType() == List.class) return "%d handfuls, from [] to %s".formatted(domain.size(), Json.write(domain.getLast()));
        return String.join(", ", domain.stream().map(value -> value instanceof String text ? text : unquoted(Json.write(value))).toList());
    }

    private static String unquoted(String json) { return json.replace("\"", ""); }

    public int size() { return actions.size(); }

    public List<Block> blocks() { return List.copyOf(blocks); }

    public List<A> actions() { return List.copyOf(actions); }

    /// The number of an action, or -1 where it has none.
    public int number(A action) {
        var number = numbers.get(action);
        return number == null ? -1 : number;
    }
}
