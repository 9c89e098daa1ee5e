package hearthside.server.keeper;

import hearthside.server.identity.Secrets;
import hearthside.server.protocol.Keeper;
import hearthside.server.protocol.Keeper.Deed;
import hearthside.server.store.Rows;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/// Everything a keeper does, for all keepers to read.
record KeeperLog(Rows rows) {
    static final Duration KEPT = Duration.ofDays(730);
    private static final int LISTED = 300, LONGEST_ABOUT = 64;

    void add(String keeper, Deed deed, String about, String words, long now) {
        rows.write(handle -> {
            handle.createUpdate("delete from keeper_log where at < :old").bind("old", now - KEPT.toMillis()).execute();
            handle.createUpdate("insert into keeper_log (id, at, keeper, deed, about, words) values (:id, :now, :keeper, :deed, :about, "
                    + ":words)").bind("id", Secrets.tableId()).bind("now", now).bind("keeper", keeper)
                    .bind("deed", deed.name().toLowerCase(Locale.ROOT))
                    .bind("about", about.substring(0, Math.min(about.length(), LONGEST_ABOUT))).bind("words", words).execute();
        });
    }

    /// The newest first.
    List<Keeper.Logged> list() {
        return rows.read(handle -> handle.createQuery("select * from keeper_log order by at desc, id limit :most").bind("most", LISTED)
                .map((rs, _) -> new Keeper.Logged(Instant.ofEpochMilli(rs.getLong("at")), rs.getString("keeper"),
                        Deed.valueOf(rs.getString("deed").toUpperCase(Locale.ROOT)), rs.getString("about"), rs.getString("words")))
                .list());
    }
}
