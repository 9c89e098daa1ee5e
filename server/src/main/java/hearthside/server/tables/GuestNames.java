package hearthside.server.tables;

import hearthside.core.input.BadInput;
import hearthside.server.identity.Account;
import hearthside.server.identity.Visitor;
import hearthside.server.store.Rows;
import org.jspecify.annotations.Nullable;

/// Names that people type at tables: none may be that of an account, nor look like it.
record GuestNames(Rows rows) {

    /// @param usual the name of whoever types none
    String free(@Nullable String typed, String field, String usual) {
        var name = Visitor.name(typed, field, usual);
        if (!name.equals(usual) && isTaken(name))
            throw new BadInput(field, "Somebody with an account has this name, or one that looks like it; choose another.");
        return name;
    }

    /// The name of whoever comes: an account goes by its own.
    String of(Visitor visitor, @Nullable String typed, String field, String usual) {
        return visitor.account() != null ? visitor.account().name() : free(typed, field, usual);
    }

    private boolean isTaken(String name) {
        return rows.read(handle -> handle.createQuery("select 1 from accounts where shape = :shape").bind("shape", Account.shape(name))
                .mapTo(Integer.class).findFirst().isPresent());
    }
}
