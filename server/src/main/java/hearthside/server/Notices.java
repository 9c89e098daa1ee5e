package hearthside.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.server.NoticeLedger.Channel;
import hearthside.server.NoticeLedger.Waiting;
import hearthside.server.notice.Curve;
import hearthside.server.notice.Mailer;
import hearthside.server.notice.Notice;
import hearthside.server.notice.Post;
import hearthside.server.notice.WebPush;
import hearthside.wire.Json;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells people who are not at the table that something waits for them, by all ways they wished for. Every notice is an errand: it
/// survives a restart, is tried a few times,
/// and nobody's move waits for it.
final class Notices {
    static final String ERRAND = "notice";
    /// Whoever looks at the table knows already; only if they do nothing for so long, they are told elsewhere too.
    static final Duration LOOKING = Duration.ofMinutes(2);
    private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(30);
    private static final int MOST_TRIES = 5;
    private static final int LONGEST_CONTENT = 2000; // Discord takes no more

    /// What is posted to a webhook, as Discord wants it. A player's name must not call everybody.
    private record Hook(String content, Map<String, List<String>> allowed_mentions) {}

    /// What our service worker shows.
    private record Shown(String title, String text, String path) {}

    private final NoticeLedger ledger;
    private final Clock time;
    private final Post post;
    private final @Nullable Mailer mailer;
    private final Outreach outreach;
    private @Nullable WebPush push;

    Notices(NoticeLedger ledger, Outreach outreach, Clock time) {
        this.ledger = ledger;
        this.time = time;
        this.outreach = outreach;
        post = new Post(outreach.local());
        mailer = outreach.smtp() == null ? null : Mailer.of(outreach.smtp());
    }

    NoticeLedger ledger() { return ledger; }

    Post post() { return post; }

    boolean canMail() { return mailer != null; }

    Instant now() { return time.instant(); }

    /// The address of this house: as configured, else as the visitor knows it.
    String origin(String known) { return outreach.url() == null ? known : outreach.url(); }

    synchronized WebPush push() {
        if (push == null)
            push = new WebPush(Curve.pair(ledger.houseKey("push", () -> Curve.text(Curve.fresh()))),
                    outreach.url() == null ? "mailto:nobody@localhost.localdomain" : outreach.url(), post);
        return push;
    }

    /// Something waits for whoever holds a seat.
    ///
    /// @param looking whether one of them has the table open
    /// @param since   when it began to wait
    void tell(Notice.Kind kind, String table, Chair chair, boolean looking, Instant since) {
        for (var holder : chair.holders()) tell(kind, table, chair.seat(), holder, looking ? since.plus(LOOKING) : since);
    }

    /// Returns by how many ways.
    int tell(Notice.Kind kind, String table, int seat, String holder, Instant at) {
        var wishes = ledger.wishes(holder).orElse(Wishes.none(""));
        var when = wishes.quiet() == null || kind == Notice.Kind.TEST ? at : wishes.quiet().after(at);
        var ways = new ArrayList<Waiting>();
        for (var device : ledger.devices(holder))
            ways.add(Waiting.of(holder, Channel.PUSH, Secrets.hash(device.endpoint()), kind, table, seat));
        if (wishes.webhook() != null) ways.add(Waiting.of(holder, Channel.WEBHOOK, wishes.webhook(), kind, table, seat));
        if (wishes.mail() != null && wishes.confirmed() && mailer != null)
            ways.add(Waiting.of(holder, Channel.MAIL, wishes.mail(), kind, table, seat));
        for (var way : ways) ledger.put(way, when);
        return ways.size();
    }

    /// The errand. It looks whether there is still something to tell: meanwhile the player may have played.
    void deliver(String id, Hall hall) {
        var waiting = ledger.find(id).orElse(null);
        if (waiting == null) return;
        var wishes = ledger.wishes(waiting.holder()).orElse(Wishes.none(""));
        var notice = waiting.kind() == Notice.Kind.TEST
                ? Optional.of(new Notice(Notice.Kind.TEST, wishes.language(), "", List.of(), wishes.origin()))
                : notice(waiting, wishes, hall);
        if (notice.isEmpty()) {
            ledger.drop(id);
            return;
        }
        try {
            send(waiting, notice.get());
            ledger.drop(id);
        } catch (IOException e) {
            tryAgain(waiting, e);
        }
    }

    /// What is to be told about a table; empty where it is not so any more.
    private static Optional<Notice> notice(Waiting waiting, Wishes wishes, Hall hall) {
        try {
            var table = hall.table(waiting.table());
            if (waiting.kind() == Notice.Kind.TURN && !table.toAct().contains(waiting.seat())) return Optional.empty();
            var others = table.chairs().stream().filter(chair -> chair.seat() != waiting.seat() && !chair.isOpen()).map(Chair::name)
                    .toList();
            return Optional.of(new Notice(waiting.kind(), wishes.language(), table.game().info().title(), others,
                    wishes.origin() + "/t/" + table.id()));
        } catch (Fault _) {
            return Optional.empty(); // the table is gone
        }
    }

    private void send(Waiting waiting, Notice notice) throws IOException {
        switch (waiting.channel()) {
            case PUSH -> {
                var device = ledger.device(waiting.target());
                var shown = new Shown(notice.title(), notice.sentence(), waiting.table().isEmpty() ? "/notices" : "/t/" + waiting.table());
                if (device.isPresent() && !push().send(device.get(), Json.write(shown), now())) ledger.forget(device.get().endpoint());
            }
            case WEBHOOK -> {
                var text = notice.text();
                var body = Json.write(new Hook(text.substring(0, Math.min(LONGEST_CONTENT, text.length())), Map.of("parse", List.of())));
                int status = post.send(post.address(waiting.target(), "webhook"), Map.of("Content-Type", "application/json"),
                        body.getBytes(UTF_8));
                if (status >= 300) throw new IOException("The webhook answers " + status + ".");
            }
            case MAIL -> {
                if (mailer != null) mailer.send(waiting.target(), notice.title(), notice.text() + "\n", now());
            }
        }
    }

    private void tryAgain(Waiting waiting, IOException e) {
        int tries = waiting.tries() + 1;
        if (tries >= MOST_TRIES) {
            LOG.warn("A notice by {} was given up after {} tries: {}", waiting.channel(), tries, e.getMessage());
            ledger.drop(waiting.id());
            return;
        }
        var later = new Waiting(waiting.id(), waiting.holder(), waiting.channel(), waiting.target(), waiting.kind(), waiting.table(),
                waiting.seat(), tries);
        ledger.put(later, now().plus(FIRST_PAUSE.multipliedBy(1L << 2 * (tries - 1)))); // half a minute, two, eight, half an hour
    }

    /// Asks whether a mail address is theirs. It is not an errand: whoever waits for the mail wants to know that it could not be sent.
    void confirm(String holder, Wishes wishes) {
        var mail = wishes.mail();
        if (mailer == null || mail == null) return;
        if (ledger.wasAsked(mail, now().minus(Duration.ofDays(1))))
            throw new Fault(409, "asked-already", "This address was asked already today; look into its mail.");
        var token = Secrets.cookie();
        try {
            mailer.send(mail, new Notice(Notice.Kind.CONFIRM, wishes.language(), "", List.of(), "").title(),
                    new Notice(Notice.Kind.CONFIRM, wishes.language(), "", List.of(), "\n" + wishes.origin() + "/api/notices/mail/" + token)
                            .text() + "\n",
                    now());
            ledger.ask(token, holder, mail, now());
        } catch (IOException e) {
            LOG.warn("A question could not be mailed: {}", e.getMessage());
            throw new Fault(409, "not-mailed", "The mail could not be sent; try again later.");
        }
    }
}
