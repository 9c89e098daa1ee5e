package hearthside.server.notice;

import hearthside.server.identity.Secrets;
import hearthside.server.notice.NoticeRepository.Channel;
import hearthside.server.notice.NoticeRepository.Waiting;
import hearthside.server.protocol.ApiError;
import hearthside.server.store.SteadyClock;
import hearthside.wire.Json;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells people who are not at the table that something waits for them, by all ways they wished for. Every notice is a job: it
/// survives a restart, is tried a few times,
/// and nobody's move waits for it.
public final class Notices implements AutoCloseable {
    public static final String JOB = "notice";
    /// Whoever looks at the table knows already; only if they do nothing for so long, they are told elsewhere too.
    public static final Duration LOOKING = Duration.ofMinutes(2);
    private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(30);
    private static final int MOST_TRIES = 5;
    private static final int LONGEST_COMPLAINT = 200;

    /// What our service worker shows.
    private record Shown(String title, String text, String path) {}

    /// Where a notice looks whether it is still true.
    public interface Tables {
        /// Throws [ApiError] where there is no such table.
        Situation find(String table);
    }

    /// @param title of the game
    /// @param names of those who sit there, by seat
    public record Situation(String title, List<Integer> toAct, Map<Integer, String> names) {}

    private final NoticeRepository repository;
    private final Clock time;
    private final Clock wall;
    private final OutgoingPost post;
    private final @Nullable Mailer mailer;
    private final NoticeChannels channels;
    private final LongAdder givenUp = new LongAdder();
    private @Nullable WebPush push;

    public Notices(NoticeRepository repository, NoticeChannels channels, Clock time) {
        this.repository = repository;
        this.time = time;
        this.wall = SteadyClock.wall(time);
        this.channels = channels;
        post = new OutgoingPost(channels.local());
        mailer = channels.smtp() == null ? null : Mailer.of(channels.smtp());
    }

    public NoticeRepository repository() { return repository; }

    public OutgoingPost post() { return post; }

    /// How many could not be told since the start, however often it was tried.
    public long givenUp() { return givenUp.sum(); }

    public boolean canMail() { return mailer != null; }

    /// The time of day.
    public Instant now() { return wall.instant(); }

    /// When that is by the clock of scheduled jobs.
    private Instant scheduled(Instant when) { return time.instant().plus(Duration.between(now(), when)); }

    /// The address of this house: as configured, else as the visitor knows it.
    public String origin(String known) { return channels.url() == null ? known : channels.url(); }

    public synchronized WebPush push() {
        if (push == null)
            push = new WebPush(P256Keys.pair(repository.houseKey("push", () -> P256Keys.text(P256Keys.fresh()))),
                    channels.url() == null ? "mailto:nobody@localhost.localdomain" : channels.url(), post);
        return push;
    }

    /// Something waits for whoever holds a seat.
    ///
    /// @param looking whether one of them has the table open
    /// @param since   when it began to wait
    public void tell(Notice.Kind kind, String table, int seat, Collection<String> holders, boolean looking, Instant since) {
        for (var holder : holders) tell(kind, table, seat, holder, looking ? since.plus(LOOKING) : since);
    }

    /// Returns by how many ways.
    public int tell(Notice.Kind kind, String table, int seat, String holder, Instant at) {
        var preferences = repository.preferences(holder).orElse(NoticePreferences.none(""));
        var when = preferences.quiet() == null || kind == Notice.Kind.TEST ? at : preferences.quiet().after(at);
        var ways = new ArrayList<Waiting>();
        for (var device : repository.devices(holder))
            ways.add(Waiting.of(holder, Channel.PUSH, Secrets.hash(device.endpoint()), kind, table, seat));
        if (preferences.webhook() != null) ways.add(Waiting.of(holder, Channel.WEBHOOK, preferences.webhook(), kind, table, seat));
        if (preferences.mail() != null && preferences.confirmed() && mailer != null)
            ways.add(Waiting.of(holder, Channel.MAIL, preferences.mail(), kind, table, seat));
        for (var way : ways) repository.put(way, scheduled(when));
        return ways.size();
    }

    /// The job. It looks whether there is still something to tell: meanwhile the player may have played.
    public void deliver(String id, Tables tables) {
        var waiting = repository.find(id).orElse(null);
        if (waiting == null) return;
        var preferences = repository.preferences(waiting.holder()).orElse(NoticePreferences.none(""));
        var notice = waiting.kind() == Notice.Kind.TEST
                ? Optional.of(new Notice(Notice.Kind.TEST, preferences.language(), "", List.of(), preferences.origin()))
                : notice(waiting, preferences, tables);
        if (notice.isEmpty()) {
            repository.drop(id);
            return;
        }
        if (isSent(waiting, notice.get())) repository.drop(id);
    }

    /// Whatever goes wrong counts towards giving up, errors too: a notice that can never be sent must end.
    private boolean isSent(Waiting waiting, Notice notice) {
        try {
            send(waiting, notice);
            return true;
        } catch (IOException | RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
            tryAgain(waiting, e);
            return false;
        }
    }

    /// What is to be told about a table; empty where it is not so any more.
    private static Optional<Notice> notice(Waiting waiting, NoticePreferences preferences, Tables tables) {
        try {
            var table = tables.find(waiting.table());
            if (waiting.kind() == Notice.Kind.TURN && !table.toAct().contains(waiting.seat())) return Optional.empty();
            var others = new TreeMap<>(table.names());
            others.remove(waiting.seat());
            return Optional.of(new Notice(waiting.kind(), preferences.language(), table.title(), List.copyOf(others.values()),
                    preferences.origin() + "/t/" + waiting.table()));
        } catch (ApiError _) {
            return Optional.empty(); // the table is gone
        }
    }

    private void send(Waiting waiting, Notice notice) throws IOException {
        switch (waiting.channel()) {
            case PUSH -> {
                var device = repository.device(waiting.target());
                var shown = new Shown(notice.title(), notice.sentence(), waiting.table().isEmpty() ? "/notices" : "/t/" + waiting.table());
                if (device.isPresent() && !push().send(device.get(), Json.write(shown), now())) repository.forget(device.get().endpoint());
            }
            case WEBHOOK -> Webhook.send(post, waiting.target(), notice.text());
            case MAIL -> {
                if (mailer != null) mailer.send(waiting.target(), notice.title(), notice.text() + "\n", now());
            }
        }
    }

    /// What others have answered may be in it.
    private static String inOneLine(Throwable e) {
        var text = e.toString().replaceAll("\\p{C}", " ");
        return text.substring(0, Math.min(LONGEST_COMPLAINT, text.length()));
    }

    private void tryAgain(Waiting waiting, Throwable e) {
        int tries = waiting.tries() + 1;
        if (tries >= MOST_TRIES) {
            LOG.warn("A notice by {} was given up after {} tries: {}", waiting.channel(), tries, inOneLine(e));
            givenUp.increment();
            repository.drop(waiting.id());
            return;
        }
        var later = new Waiting(waiting.id(), waiting.holder(), waiting.channel(), waiting.target(), waiting.kind(), waiting.table(),
                waiting.seat(), tries);
        // half a minute, two, eight, half an hour
        repository.put(later, time.instant().plus(FIRST_PAUSE.multipliedBy(1L << 2 * (tries - 1))));
    }

    /// Asks whether a mail address is theirs. It is not a job: whoever waits for the mail wants to know that it could not be sent.
    public void confirm(String holder, NoticePreferences preferences) {
        var mail = preferences.mail();
        if (mailer == null || mail == null) return;
        var token = Secrets.cookie();
        if (!repository.ask(token, holder, mail, now(), now().minus(Duration.ofDays(1))))
            throw new ApiError(409, "asked-already", "This address was asked already today; look into its mail.");
        try {
            mailer.send(mail, new Notice(Notice.Kind.CONFIRM, preferences.language(), "", List.of(), "").title(),
                    new Notice(Notice.Kind.CONFIRM, preferences.language(), "", List.of(),
                            "\n" + preferences.origin() + "/api/notices/mail/" + token)
                            .text() + "\n",
                    now());
        } catch (IOException e) {
            repository.unask(token);
            LOG.warn("A question could not be mailed: {}", e.getMessage());
            throw new ApiError(409, "not-mailed", "The mail could not be sent; try again later.");
        }
    }

    @Override
    public void close() { post.close(); }
}
