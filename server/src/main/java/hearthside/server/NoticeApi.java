package hearthside.server;

import hearthside.core.BadInput;
import hearthside.server.notice.Mailer;
import hearthside.server.notice.Notice;
import hearthside.server.notice.QuietHours;
import hearthside.server.notice.WebPush;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The HTTP calls about notices of `docs/protocol.md`.
record NoticeApi(Notices notices) {
    private static final int MOST_DEVICES = 10;

    private record Wished(String language, @Nullable String webhook, @Nullable String mail, @Nullable QuietHours quiet) {}

    /// @param key  of this house, for the browser's subscription
    private record Shown(String key, int devices, @Nullable String webhook, boolean canMail, @Nullable String mail, boolean confirmed,
            @Nullable QuietHours quiet, String language) {}

    private record Device(String endpoint) {}

    private record Nothing() {}

    private record Sent(int sent) {}

    List<Api.Route> routes() {
        return List.of(
                new Api.Route(HandlerType.GET, "/api/notices", ctx -> Door.answer(ctx, shown(Door.browser(ctx).hash()))),
                new Api.Route(HandlerType.POST, "/api/notices", this::wish),
                new Api.Route(HandlerType.POST, "/api/notices/devices", this::add),
                new Api.Route(HandlerType.POST, "/api/notices/devices/forget", this::forget),
                new Api.Route(HandlerType.POST, "/api/notices/test", this::test),
                new Api.Route(HandlerType.GET, "/api/notices/mail/{token}", this::confirm));
    }

    private Shown shown(String holder) {
        var ledger = notices.ledger();
        var wishes = ledger.wishes(holder).orElse(Wishes.none(""));
        return new Shown(notices.push().publicKey(), ledger.devices(holder).size(), wishes.webhook(), notices.canMail(), wishes.mail(),
                wishes.confirmed(), wishes.quiet(), wishes.language());
    }

    private void wish(Context ctx) {
        var holder = Door.browser(ctx).hash();
        var wished = Door.body(ctx, Wished.class);
        if (!wished.language().equals("en") && !wished.language().equals("de"))
            throw new BadInput("language", "Notices are told in en or de.");
        var webhook = blankToNull(wished.webhook());
        var mail = blankToNull(wished.mail());
        if (webhook != null) notices.post().address(webhook, "webhook");
        if (mail != null && !notices.canMail()) throw new BadInput("mail", "This house sends no mail.");
        if (mail != null) Mailer.address(mail, "mail");
        var before = notices.ledger().wishes(holder).orElse(Wishes.none(""));
        boolean isSameMail = Objects.equals(mail, before.mail());
        var wishes = new Wishes(wished.language(), notices.origin(origin(ctx)), webhook, mail, isSameMail && before.confirmed(),
                wished.quiet());
        if (mail != null && !isSameMail) notices.confirm(holder, wishes);
        notices.ledger().wish(holder, wishes);
        Door.answer(ctx, shown(holder));
    }

    private static @Nullable String blankToNull(@Nullable String text) { return text == null || text.isBlank() ? null : text.strip(); }

    /// Where the visitor's browser says it is; [Door] has checked that it is here.
    private static String origin(Context ctx) {
        var origin = ctx.header("Origin");
        return origin != null ? origin : ctx.scheme() + "://" + ctx.host();
    }

    private void add(Context ctx) {
        var holder = Door.browser(ctx).hash();
        var device = Door.body(ctx, WebPush.Device.class);
        notices.post().address(device.endpoint(), "endpoint");
        if (notices.ledger().devices(holder).size() >= MOST_DEVICES)
            throw new Fault(409, "too-many-devices", "You have %d devices already; forget one first.".formatted(MOST_DEVICES));
        notices.ledger().add(holder, device, notices.now());
        Door.answer(ctx, shown(holder));
    }

    /// Whoever knows an endpoint has it.
    private void forget(Context ctx) {
        notices.ledger().forget(Door.body(ctx, Device.class).endpoint());
        Door.answer(ctx, shown(Door.browser(ctx).hash()));
    }

    private void test(Context ctx) {
        Door.body(ctx, Nothing.class);
        Door.answer(ctx, new Sent(notices.tell(Notice.Kind.TEST, "", -1, Door.browser(ctx).hash(), notices.now())));
    }

    private void confirm(Context ctx) {
        ctx.redirect(notices.ledger().confirm(ctx.pathParam("token")) ? "/notices?mail=yes" : "/notices?mail=no");
    }
}
