package hearthside.server.workshop;

import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.identity.Account;
import hearthside.server.identity.Secrets;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Club;
import hearthside.server.protocol.RequestBody;
import hearthside.server.store.Rows;
import hearthside.wire.EditionFile;
import hearthside.wire.Editions;
import hearthside.wire.Json;
import hearthside.wire.Position;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Clock;
import java.time.Instant;
import java.util.List;

/// The HTTP calls about editions that are kept with an account.
public final class EditionApi {
    static final int MOST_OF_ONE = 40, LARGEST = 48_000;

    private final EditionRepository repository;
    private final Clock time;

    public EditionApi(Rows rows, Clock time) {
        this.repository = new EditionRepository(rows);
        this.time = time;
    }

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/editions", this::list),
                new Route(HandlerType.POST, "/api/editions", this::keep),
                new Route(HandlerType.GET, "/api/editions/{edition}", this::show),
                new Route(HandlerType.POST, "/api/editions/{edition}/forget", this::forget));
    }

    private void list(Context ctx) {
        var account = RequestGuard.visitor(ctx).account();
        RequestGuard.answer(ctx, account == null ? List.of() : repository.of(account.id()));
    }

    private static Club.EditionListed listed(EditionRepository.Kept kept) {
        return new Club.EditionListed(kept.id(), kept.game(), kept.name(), kept.hash(), Instant.ofEpochMilli(kept.updated()));
    }

    /// Only what can be played is kept, written as the rules have it.
    private void keep(Context ctx) {
        var account = signedIn(ctx);
        var asked = RequestGuard.body(ctx, Club.KeepEdition.class);
        var file = read(asked);
        var text = Json.write(file.tree());
        if (text.length() > LARGEST) throw new ApiError(413, "too-large", "This edition is too large: it may have at most 48,000 letters.");
        var name = file.edition().name();
        var id = asked.id() == null ? Secrets.tableId() : asked.id();
        var kept = new EditionRepository.Kept(id, account.id(), asked.game(), name, Editions.hash(file.edition()), text, time.millis());
        if (!repository.keep(kept, asked.id() == null, MOST_OF_ONE))
            throw asked.id() == null
                    ? new ApiError(409, "too-many", "You keep 40 editions here already; let one of them go first.")
                    : unknown();
        RequestGuard.answer(ctx, listed(kept));
    }

    private static EditionFile read(Club.KeepEdition asked) {
        var game = Position.find(Games.ALL, asked.game());
        try {
            return EditionFile.read(game, asked.edition());
        } catch (BadInput e) {
            throw e.within("edition");
        }
    }

    private void show(Context ctx) {
        var kept = repository.find(ctx.pathParam("edition")).orElseThrow(EditionApi::unknown);
        var account = RequestGuard.visitor(ctx).account();
        boolean isTheirs = account != null && account.id().equals(kept.account());
        RequestGuard.answer(ctx,
                new Club.EditionShown(kept.id(), kept.game(), kept.name(), kept.hash(), isTheirs, Json.parse(kept.edition())));
    }

    private void forget(Context ctx) {
        var account = signedIn(ctx);
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        if (!repository.forget(ctx.pathParam("edition"), account.id())) throw unknown();
        list(ctx);
    }

    private static ApiError unknown() { return new ApiError(404, "no-edition", "There is no such edition here, or it is not yours."); }

    private static Account signedIn(Context ctx) {
        var account = RequestGuard.visitor(ctx).account();
        if (account == null) throw new ApiError(403, "not-signed-in", "Sign in first.");
        return account;
    }
}
