package hearthside.server.workshop;

import hearthside.server.protocol.Club;
import hearthside.server.store.Rows;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// The SQL of editions.
record EditionRepository(Rows rows) {
    /// @param edition the file as JSON
    record Kept(String id, String account, String game, String name, String hash, String edition, long updated) {}

    /// Returns whether it is kept: an account has only so many, and changes only its own.
    boolean keep(Kept kept, boolean isNew, int most) {
        return rows.written(handle -> {
            if (!isNew) return filled(handle, """
                    update editions set name = :name, hash = :hash, edition = :edition, updated = :updated
                    where id = :id and account = :account and game = :game""", kept) > 0;
            rows.alone(handle, "editions of " + kept.account());
            int there = handle.createQuery("select count(*) from editions where account = :account").bind("account", kept.account())
                    .mapTo(Integer.class).one();
            if (there >= most) return false;
            filled(handle, """
                    insert into editions (id, account, game, name, hash, edition, updated)
                    values (:id, :account, :game, :name, :hash, :edition, :updated)""", kept);
            return true;
        });
    }

    private static int filled(Handle handle, String sql, Kept kept) {
        return handle.createUpdate(sql).bind("id", kept.id).bind("account", kept.account).bind("game", kept.game).bind("name", kept.name)
                .bind("hash", kept.hash).bind("edition", kept.edition).bind("updated", kept.updated).execute();
    }

    Optional<Kept> find(String id) {
        return rows.read(handle -> handle.createQuery("select * from editions where id = :id").bind("id", id)
                .map((rs, _) -> kept(rs)).findOne());
    }

    /// The newest first, without what is in them.
    List<Club.EditionListed> of(String account) {
        return rows.read(handle -> handle
                .createQuery("select id, game, name, hash, updated from editions where account = :account order by updated desc, id")
                .bind("account", account).map((rs, _) -> new Club.EditionListed(rs.getString("id"), rs.getString("game"),
                        rs.getString("name"), rs.getString("hash"), Instant.ofEpochMilli(rs.getLong("updated"))))
                .list());
    }

    /// Returns whether there was one of theirs.
    boolean forget(String id, String account) {
        return rows.written(handle -> handle.createUpdate("delete from editions where id = :id and account = :account").bind("id", id)
                .bind("account", account).execute() > 0);
    }

    private static Kept kept(ResultSet rs) throws SQLException {
        return new Kept(rs.getString("id"), rs.getString("account"), rs.getString("game"), rs.getString("name"), rs.getString("hash"),
                rs.getString("edition"), rs.getLong("updated"));
    }
}
