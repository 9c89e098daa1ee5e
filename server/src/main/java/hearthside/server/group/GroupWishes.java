package hearthside.server.group;

import hearthside.core.input.BadInput;
import hearthside.server.protocol.Social;
import hearthside.server.protocol.Social.GroupDefaults;
import hearthside.server.tables.TableOpening;
import hearthside.server.tables.TableRegistry;
import hearthside.wire.Json;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What somebody writes about a group, as it is kept. Throws [BadInput] where it cannot be.
final class GroupWishes {
    private GroupWishes() {}

    static Group group(Social.GroupWish asked, String id, long created) {
        var name = text("name", asked.name(), Group.LONGEST_NAME).replaceAll("\\s+", " ");
        if (name.isEmpty()) throw new BadInput("name", "A group has a name of at most 60 letters.");
        return new Group(id, name, text("about", asked.about() == null ? "" : asked.about(), Group.LONGEST_ABOUT), asked.listed(), 0,
                checked(asked.defaults()), "", created, created);
    }

    /// Lines stay; other characters that steer something do not.
    static String text(String field, String typed, int most) {
        var text = typed.replaceAll("[\\p{C}&&[^\\n]]", " ").strip();
        if (text.length() > most) throw new BadInput(field, "This is too long; say it in fewer letters.");
        return text;
    }

    private static @Nullable GroupDefaults checked(@Nullable GroupDefaults wanted) {
        if (wanted == null) return null;
        var game = TableRegistry.game(wanted.game());
        if (wanted.seats() < 2) throw new BadInput("defaults.seats", "In a group two play at least.");
        try {
            game.info().terms(wanted.seats(), wanted.options() == null ? Map.of() : wanted.options());
            TableOpening.checkPace(game, wanted.pace());
        } catch (BadInput e) {
            throw e.within("defaults");
        }
        if (Json.write(wanted).length() > Group.LONGEST_DEFAULTS) throw new BadInput("defaults", "This is too much for a table.");
        return wanted;
    }
}
