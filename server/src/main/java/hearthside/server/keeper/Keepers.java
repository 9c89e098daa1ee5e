package hearthside.server.keeper;

import hearthside.core.input.BadInput;
import hearthside.server.http.RequestGuard;
import hearthside.server.identity.Account;
import hearthside.server.people.AccountRepository;
import hearthside.server.protocol.ApiError;
import io.javalin.http.Context;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The accounts that look after the house. They are known by their ids: whoever opens an account of the same name later is nobody.
///
/// @param ids of the accounts
public record Keepers(Set<String> ids) {
    public static final Keepers NONE = new Keepers(Set.of());

    public Keepers {
        ids = Set.copyOf(ids);
    }

    /// Throws [BadInput] where somebody could still open an account of that name, and would be a keeper.
    public static Keepers named(List<String> names, AccountRepository accounts) {
        return new Keepers(names.stream().map(name -> {
            var account = accounts.named(name).orElseThrow(() -> new BadInput("--keeper",
                    "Nobody here has an account called %s yet: start without --keeper, open it in the browser, then start again."
                            .formatted(name)));
            if (account.program())
                throw new BadInput("--keeper", "%s is a program's account; a keeper is a person.".formatted(account.name()));
            return account.id();
        }).collect(Collectors.toSet()));
    }

    public boolean isEmpty() { return ids.isEmpty(); }

    boolean has(@Nullable Account account) { return account != null && ids.contains(account.id()); }

    /// Whoever is none learns nothing, not even that there is something.
    Account mustBe(Context ctx) {
        var account = RequestGuard.visitor(ctx).account();
        if (account == null || !has(account)) throw new ApiError(404, "unknown-path", "There is nothing at %s.".formatted(ctx.path()));
        return account;
    }
}
