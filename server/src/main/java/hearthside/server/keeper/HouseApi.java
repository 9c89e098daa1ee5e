package hearthside.server.keeper;

import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.moderation.Reports;
import hearthside.server.people.HouseSettings;
import hearthside.server.people.Measures;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Keeper;
import hearthside.server.protocol.RequestBody;
import hearthside.server.retention.Retention;
import hearthside.server.store.Rows;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Clock;
import java.util.List;

/// What the house tells everybody: announcements, whether it takes new accounts, imprint and privacy, and what holds for whoever asks.
public record HouseApi(Rows rows, Keepers keepers, LegalTexts texts, Retention retention, Clock time) {

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/house", ctx -> RequestGuard.answer(ctx, house(ctx))),
                new Route(HandlerType.GET, "/api/house/imprint", ctx -> text(ctx, LegalTexts.Page.IMPRINT)),
                new Route(HandlerType.GET, "/api/house/privacy", ctx -> text(ctx, LegalTexts.Page.PRIVACY)),
                new Route(HandlerType.POST, "/api/me/warnings/{warning}/read", this::read));
    }

    private Keeper.House house(Context ctx) {
        var settings = new HouseSettings(rows);
        var visitor = RequestGuard.visitor(ctx);
        return new Keeper.House(settings.announcement(), settings.registration(), texts.has(LegalTexts.Page.IMPRINT),
                texts.has(LegalTexts.Page.PRIVACY), keepers.has(visitor.account()),
                new Measures(rows).holding(visitor.hash(), time.millis()),
                new Keeper.Retained((int) retention.unfinished().toDays(), (int) retention.finished().toDays(),
                        (int) Reports.KEPT.toDays(),
                        (int) Measures.KEPT.toDays(), (int) KeeperLog.KEPT.toDays()));
    }

    private void text(Context ctx, LegalTexts.Page page) {
        var text = texts.find(page, ctx.queryParam("language"))
                .orElseThrow(() -> new ApiError(404, "no-text", "This house has no such page."));
        if (!text.language().isEmpty()) ctx.header("Content-Language", text.language());
        ctx.contentType("text/markdown; charset=utf-8").result(text.text());
    }

    private void read(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        new Measures(rows).read(RequestGuard.visitor(ctx).hash(), ctx.pathParam("warning"), time.millis());
        RequestGuard.answer(ctx, house(ctx));
    }
}
