package hearthside.server.notice;

import hearthside.server.identity.Secrets;
import hearthside.server.protocol.NoticeSettings;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.store.Store;
import hearthside.wire.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// All SQL about notices.
public record NoticeRepository(Store store) {
    enum Channel { PUSH, WEBHOOK, MAIL }

    /// A notice on its way.
    ///
    /// @param id     the same for a newer notice about the same seat by the same channel, which takes its place
    /// @param target an address, or the hash of a device's
    /// @param table  empty where it is about none
    record Waiting(String id, String holder, Channel channel, String target, Notice.Kind kind, String table, int seat, int tries) {
        static Waiting of(String holder, Channel channel, String target, Notice.Kind kind, String table, int seat) {
            return new Waiting("%s/%d/%s".formatted(table, seat, Secrets.hash(channel + " " + target).substring(0, 24)), holder, channel,
                    target, kind, table, seat, 0);
        }

        @Override
        public String toString() { return "notice " + id; }
    }

    /// A key of this house, made when it is first asked for. Where two servers make one at once, the first counts.
    String houseKey(String name, Supplier<String> fresh) {
        var known = houseKey(name);
        if (known.isPresent()) return known.get();
        var made = fresh.get();
        store.write(handle -> handle.createUpdate("insert into house_keys (name, text) values (:name, :text) on conflict do nothing")
                .bind("name", name).bind("text", made).execute());
        return houseKey(name).orElseThrow();
    }

    private Optional<String> houseKey(String name) {
        return store.read(handle -> handle.createQuery("select text from house_keys where name = :name").bind("name", name)
                .mapTo(String.class).findOne());
    }

    public Optional<NoticePreferences> preferences(String holder) {
        return store.read(handle -> handle.createQuery("select * from wishes where holder = :holder").bind("holder", holder)
                .map((rs, _) -> preferences(rs)).findOne());
    }

    public void wish(String holder, NoticePreferences preferences) {
        store.write(handle -> handle.createUpdate(
                """
                        insert into wishes (holder, language, origin, webhook, mail, confirmed, quiet)
                        values (:holder, :language, :origin, :webhook, :mail, :confirmed, :quiet)
                        on conflict (holder) do update set language = excluded.language, origin = excluded.origin,
                        webhook = excluded.webhook, mail = excluded.mail, confirmed = excluded.confirmed,
                        quiet = excluded.quiet""")
                .bind("holder", holder).bind("language", preferences.language()).bind("origin", preferences.origin())
                .bind("webhook", preferences.webhook()).bind("mail", preferences.mail())
                .bind("confirmed", preferences.confirmed() ? 1 : 0)
                .bind("quiet", preferences.quiet() == null ? null : Json.write(preferences.quiet()))
                .execute());
    }

    /// Notes that this address is asked. Returns false where it was asked after `since`, by whomever and however written: nobody is asked
    /// again and again.
    boolean ask(String token, String holder, String mail, Instant now, Instant since) {
        return store.write("", handle -> {
            store.alone(handle, "mail " + mail.toLowerCase(Locale.ROOT));
            boolean wasAsked = handle.createQuery("select 1 from mail_questions where lower(mail) = lower(:mail) and asked > :since")
                    .bind("mail", mail).bind("since", since.toEpochMilli()).mapTo(Integer.class).findFirst().isPresent();
            if (wasAsked) return false;
            handle.createUpdate("insert into mail_questions (token, holder, mail, asked) values (:token, :holder, :mail, :now)")
                    .bind("token", Secrets.hash(token)).bind("holder", holder).bind("mail", mail).bind("now", now.toEpochMilli())
                    .execute();
            return true;
        });
    }

    /// It could not be sent.
    void unask(String token) {
        store.write(handle -> handle.createUpdate("delete from mail_questions where token = :token").bind("token", Secrets.hash(token))
                .execute());
    }

    /// Somebody has opened the link in the mail. Returns whether there was such a question, and the address has not been changed since.
    public boolean confirm(String token) {
        var found = store.read(handle -> handle.createQuery("select holder, mail from mail_questions where token = :token")
                .bind("token", Secrets.hash(token))
                .map((rs, _) -> List.of(rs.getString("holder"), rs.getString("mail"))).findOne());
        if (found.isEmpty()) return false;
        store.write(handle -> handle.createUpdate("update wishes set confirmed = 1 where holder = :holder and mail = :mail")
                .bind("holder", found.get().get(0)).bind("mail", found.get().get(1)).execute());
        return preferences(found.get().get(0))
                .filter(preferences -> preferences.confirmed() && found.get().get(1).equals(preferences.mail())).isPresent();
    }

    public List<WebPush.Device> devices(String holder) {
        return store.read(handle -> handle.createQuery("select * from devices where holder = :holder order by added").bind("holder", holder)
                .map((rs, _) -> device(rs)).list());
    }

    Optional<WebPush.Device> device(String hash) {
        return store.read(handle -> handle.createQuery("select * from devices where hash = :hash").bind("hash", hash)
                .map((rs, _) -> device(rs)).findOne());
    }

    /// A device belongs to whoever said so last. Returns whether they had room for one more.
    public boolean add(String holder, WebPush.Device device, Instant now) {
        var hash = Secrets.hash(device.endpoint());
        return store.write("", handle -> {
            store.alone(handle, NoticeSettings.devicesOf(holder));
            int others = handle.createQuery("select count(*) from devices where holder = :holder and hash <> :hash")
                    .bind("holder", holder).bind("hash", hash).mapTo(Integer.class).one();
            if (others >= NoticeSettings.MOST_DEVICES) return false;
            handle.createUpdate("""
                    insert into devices (hash, holder, endpoint, p256dh, auth, added)
                    values (:hash, :holder, :endpoint, :p256dh, :auth, :now) on conflict (hash) do update
                    set holder = excluded.holder, p256dh = excluded.p256dh, auth = excluded.auth, added = excluded.added""")
                    .bind("hash", hash).bind("holder", holder).bind("endpoint", device.endpoint()).bind("p256dh", device.p256dh())
                    .bind("auth", device.auth()).bind("now", now.toEpochMilli()).execute();
            return true;
        });
    }

    public void forget(String endpoint) { store.write(handle -> forget(handle, endpoint)); }

    private static void forget(Handle handle, String endpoint) {
        handle.createUpdate("delete from devices where hash = :hash").bind("hash", Secrets.hash(endpoint)).execute();
    }

    /// Notes it and when it is to be told, in one breath.
    void put(Waiting notice, Instant when) {
        store.write(handle -> {
            handle.createUpdate(
                    """
                            insert into notices (id, holder, channel, target, kind, table_id, seat, tries)
                            values (:id, :holder, :channel, :target, :kind, :table, :seat, :tries)
                            on conflict (id) do update set holder = excluded.holder, kind = excluded.kind, tries = excluded.tries""")
                    .bind("id", notice.id()).bind("holder", notice.holder()).bind("channel", word(notice.channel()))
                    .bind("target", notice.target()).bind("kind", word(notice.kind()))
                    .bind("table", notice.table()).bind("seat", notice.seat()).bind("tries", notice.tries()).execute();
            ScheduledJobs.at(handle, when, Notices.JOB, notice.id());
        });
    }

    Optional<Waiting> find(String id) {
        return store.read(handle -> handle.createQuery("select * from notices where id = :id").bind("id", id)
                .map((rs, _) -> new Waiting(rs.getString("id"), rs.getString("holder"),
                        Channel.valueOf(rs.getString("channel").toUpperCase(Locale.ROOT)), rs.getString("target"),
                        Notice.Kind.valueOf(rs.getString("kind").toUpperCase(Locale.ROOT)), rs.getString("table_id"),
                        rs.getInt("seat"), rs.getInt("tries")))
                .findOne());
    }

    /// By its job, when all is done; unless a newer one has taken its place meanwhile and has a job of its own.
    void drop(String id) {
        store.write(handle -> handle.createUpdate("delete from notices where id = :id and " + ScheduledJobs.COUNT + " < 2")
                .bind("id", id).bind("job", Notices.JOB).execute());
    }

    private static NoticePreferences preferences(ResultSet rs) throws SQLException {
        return new NoticePreferences(rs.getString("language"), rs.getString("origin"), rs.getString("webhook"), rs.getString("mail"),
                rs.getInt("confirmed") == 1, quiet(rs.getString("quiet")));
    }

    private static @Nullable QuietHours quiet(@Nullable String text) { return text == null ? null : Json.read(QuietHours.class, text); }

    private static WebPush.Device device(ResultSet rs) throws SQLException {
        return new WebPush.Device(rs.getString("endpoint"), rs.getString("p256dh"), rs.getString("auth"));
    }

    private static String word(Enum<?> value) { return value.name().toLowerCase(Locale.ROOT); }
}
