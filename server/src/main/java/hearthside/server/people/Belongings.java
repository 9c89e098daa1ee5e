package hearthside.server.people;

import hearthside.server.identity.Account;
import hearthside.server.protocol.NoticeSettings;
import org.jdbi.v3.core.Handle;

/// What belongs to a holder: seats, tables they opened, results, what they said, and how they want to be told of things. A part of the
/// house that keeps something else for a holder adds it here.
final class Belongings {
    private static final String THEIR_SEATS = "(table_id, seat) in (select table_id, seat from seat_holders where holder = :holder)";

    private Belongings() {}

    /// A guest's things become an account's. Links that were sent stay good.
    static void move(Handle handle, AccountRepository.GuestBrowser guest, String holder) {
        String[] steps = {
                "insert into seat_holders (table_id, seat, holder) select table_id, seat, :holder from seat_holders where holder = "
                        + ":guest on conflict do nothing",
                "delete from seat_holders where holder = :guest",
                "delete from device_links where holder = :guest",
                "insert into link_keys (table_id, link_key) select id, :cookie from tables where host = :guest and status = "
                        + "'playing' on conflict do nothing",
                "update tables set host = :holder where host = :guest",
                "update results set holder = :holder where holder = :guest",
                "update wishes set holder = :holder where holder = :guest and not exists (select 1 from wishes where holder = :holder)",
                "delete from wishes where holder = :guest",
                "update devices set holder = :holder where holder = :guest",
                "delete from devices where holder = :holder and hash not in (select hash from devices where holder = :holder "
                        + "order by added desc, hash limit %d)".formatted(NoticeSettings.MOST_DEVICES),
                "update mail_questions set holder = :holder where holder = :guest",
                "update notices set holder = :holder where holder = :guest",
                "update chat set holder = :holder where holder = :guest",
                "insert into blocks (holder, other, id, name, account, stance, since) select :holder, other, id, name, account, stance, "
                        + "since from blocks where holder = :guest and other <> :holder on conflict do nothing",
                "delete from blocks where holder = :guest",
                "delete from blocks where holder = :holder and id not in (select id from blocks where holder = :holder group by id "
                        + "order by max(since) desc, id limit %d)".formatted(Blocks.MOST),
                "insert into blocks (holder, other, id, name, account, stance, since) select holder, :holder, id, name, account, stance, "
                        + "since from blocks where other = :guest and holder <> :holder on conflict do nothing",
                "update challenges set asker = :holder where asker = :guest",
                "update measures set holder = :holder where holder = :guest",
                "delete from waiting where holder = :guest",
                "update reports set reporter = :holder where reporter = :guest",
                "update reports set about = :holder where about = :guest",
                "update report_remarks set holder = :holder where holder = :guest"};
        for (var step : steps) {
            var update = handle.createUpdate(step);
            if (step.contains(":guest")) update.bind("guest", guest.holder());
            if (step.contains(":holder")) update.bind("holder", holder);
            if (step.contains(":cookie")) update.bind("cookie", guest.cookie());
            update.execute();
        }
    }

    /// Whoever leaves takes their name, their words and their claims along; the games stay for the others.
    static void abandon(Handle handle, String holder) {
        String[] steps = {
                "update seats set name = :left where " + THEIR_SEATS,
                "delete from chat where holder = :holder or holder is null and " + THEIR_SEATS,
                "update results set name = :left, name_key = :left, holder = null where holder = :holder",
                "delete from seat_origins where " + THEIR_SEATS,
                "delete from device_links where holder = :holder",
                "delete from seat_holders where holder = :holder",
                "delete from link_keys where table_id in (select id from tables where host = :holder)",
                "update tables set host = '' where host = :holder",
                "delete from wishes where holder = :holder",
                "delete from devices where holder = :holder",
                "delete from mail_questions where holder = :holder",
                "delete from notices where holder = :holder",
                "delete from blocks where holder = :holder or other = :holder",
                "delete from challenges where holder = :holder or asker = :holder",
                "delete from measures where holder = :holder",
                "delete from waiting where holder = :holder",
                // nobody gets out of a report by leaving: one that nobody has looked after stays a while, but belongs to nobody any more
                "delete from report_remarks where report in (select id from reports where about = :holder and settled is not null)",
                "delete from reports where about = :holder and settled is not null",
                "delete from report_remarks where holder = :holder and report not in (select id from reports where about = :holder)",
                "update report_remarks set holder = null where holder = :holder",
                "update reports set about = '' where about = :holder",
                "update reports set reporter = '', reporter_name = :left, words = '' where reporter = :holder"};
        for (var step : steps) {
            var update = handle.createUpdate(step).bind("holder", holder);
            if (step.contains(":left")) update.bind("left", Account.LEFT);
            update.execute();
        }
    }
}
