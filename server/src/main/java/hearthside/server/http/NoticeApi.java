package hearthside.server.http;

import hearthside.core.input.BadInput;
import hearthside.server.notice.Mailer;
import hearthside.server.notice.Notice;
import hearthside.server.notice.NoticePreferences;
import hearthside.server.notice.Notices;
import hearthside.server.notice.QuietHours;
import hearthside.server.notice.WebPush;
import hearthside.server.people.SignInAttempts;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.NoticeSettings;
import hearthside.server.protocol.RequestBody;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The HTTP calls about notices of `docs/protocol.md`.
///
/// @param mailed how often people were asked by mail lately, by where that was wanted from
record NoticeApi(Notices notices, SignInAttempts mailed) {
    private static final int MOST_MAILS = 10;

    NoticeApi(Notices notices) { this(notices, new SignInAttempts(Duration.ofHours(1))); }

    List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/notices", ctx -> RequestGuard.answer(ctx, shown(RequestGuard.visitor(ctx).hash()))),
                new Route(HandlerType.POST, "/api/notices", this::wish),
                new Route(HandlerType.POST, "/api/notices/devices", this::add),
                new Route(HandlerType.POST, "/api/notices/devices/forget", this::forget),
                new Route(HandlerType.POST, "/api/notices/test", this::test),
                new Route(HandlerType.GET, "/api/notices/mail/{token}", this::confirm));
    }

    private NoticeSettings.NoticesShown shown(String holder) {
        var repository = notices.repository();
        var preferences = repository.preferences(holder).orElse(NoticePreferences.none(""));
        return new NoticeSettings.NoticesShown(notices.push().publicKey(), repository.devices(holder).size(), preferences.webhook(),
                notices.canMail(),
                preferences.mail(),
                preferences.confirmed(), quiet(preferences.quiet()), preferences.language());
    }

    private void wish(Context ctx) {
        var holder = RequestGuard.visitor(ctx).hash();
        var wished = RequestGuard.body(ctx, NoticeSettings.Change.class);
        if (!Notice.languages().contains(wished.language()))
            throw new BadInput("language", "Notices are told in " + String.join(", ", Notice.languages()) + ".");
        var webhook = blankToNull(wished.webhook());
        var mail = blankToNull(wished.mail());
        if (webhook != null) notices.post().address(webhook, "webhook");
        if (mail != null && !notices.canMail()) throw new BadInput("mail", "This house sends no mail.");
        if (mail != null) Mailer.address(mail, "mail");
        var before = notices.repository().preferences(holder).orElse(NoticePreferences.none(""));
        boolean isSameMail = Objects.equals(mail, before.mail());
        var preferences = new NoticePreferences(wished.language(), notices.origin(origin(ctx)), webhook, mail,
                isSameMail && before.confirmed(), quiet(wished.quiet()));
        if (mail != null && !isSameMail) {
            if (!mailed.take(Map.of(RequestGuard.address(ctx), MOST_MAILS)))
                throw new ApiError(429, "too-many", "Many addresses were asked from here lately; try again in an hour.");
            notices.confirm(holder, preferences);
        }
        notices.repository().wish(holder, preferences);
        RequestGuard.answer(ctx, shown(holder));
    }

    private static @Nullable QuietHours quiet(NoticeSettings.@Nullable Quiet sent) {
        try {
            return sent == null ? null : new QuietHours(sent.from(), sent.to(), sent.zone());
        } catch (BadInput e) {
            throw e.within("quiet");
        }
    }

    private static NoticeSettings.@Nullable Quiet quiet(@Nullable QuietHours hours) {
        return hours == null ? null : new NoticeSettings.Quiet(hours.from(), hours.to(), hours.zone());
    }

    private static @Nullable String blankToNull(@Nullable String text) { return text == null || text.isBlank() ? null : text.strip(); }

    /// Where the visitor's browser says it is; [RequestGuard] has checked that it is here.
    private static String origin(Context ctx) {
        var origin = ctx.header("Origin");
        return origin != null ? origin : ctx.scheme() + "://" + ctx.host();
    }

    private void add(Context ctx) {
        var holder = RequestGuard.visitor(ctx).hash();
        var sent = RequestGuard.body(ctx, NoticeSettings.Subscription.class);
        var device = new WebPush.Device(sent.endpoint(), sent.p256dh(), sent.auth());
        notices.post().address(device.endpoint(), "endpoint");
        if (!notices.repository().add(holder, device, notices.now()))
            throw new ApiError(409, "too-many-devices",
                    "You have %d devices already; forget one first.".formatted(NoticeSettings.MOST_DEVICES));
        RequestGuard.answer(ctx, shown(holder));
    }

    /// Whoever knows an endpoint has it.
    private void forget(Context ctx) {
        notices.repository().forget(RequestGuard.body(ctx, NoticeSettings.Device.class).endpoint());
        RequestGuard.answer(ctx, shown(RequestGuard.visitor(ctx).hash()));
    }

    private void test(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        RequestGuard.answer(ctx,
                new NoticeSettings.Sent(notices.tell(Notice.Kind.TEST, "", -1, RequestGuard.visitor(ctx).hash(), notices.now())));
    }

    private void confirm(Context ctx) {
        ctx.redirect(notices.repository().confirm(ctx.pathParam("token")) ? "/notices?mail=yes" : "/notices?mail=no");
    }
}
