package hearthside.server.people;

import hearthside.server.identity.Secrets;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Keeper.Registration;
import hearthside.server.store.Rows;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the house says to everybody, and whether it takes new accounts; the same on all servers.
public record HouseSettings(Rows rows) {
    public static final Duration INVITED_FOR = Duration.ofDays(14);
    /// Invitations that are not used.
    private static final int MOST_INVITED = 500;
    private static final String ANNOUNCEMENT = "announcement", REGISTRATION = "registration";

    private Optional<String> said(String name) {
        return rows.read(handle -> handle.createQuery("select said from house_settings where name = :name").bind("name", name)
                .mapTo(String.class).findOne());
    }

    private void say(String name, String said) {
        rows.write(handle -> handle.createUpdate("""
                insert into house_settings (name, said) values (:name, :said)
                on conflict (name) do update set said = excluded.said""").bind("name", name).bind("said", said).execute());
    }

    /// Empty where there is none.
    public String announcement() { return said(ANNOUNCEMENT).orElse(""); }

    public void announce(String text) { say(ANNOUNCEMENT, text); }

    public Registration registration() {
        return said(REGISTRATION).map(word -> Registration.valueOf(word.toUpperCase(Locale.ROOT))).orElse(Registration.OPEN);
    }

    public void admit(Registration registration) { say(REGISTRATION, registration.name().toLowerCase(Locale.ROOT)); }

    /// Returns the code, which is kept as a hash alone.
    public String invite(String keeper, long now) {
        var code = Secrets.tableId();
        boolean isMade = rows.written(handle -> {
            rows.alone(handle, "invitations");
            handle.createUpdate("delete from invitations where made <= :old").bind("old", now - INVITED_FOR.toMillis()).execute();
            if (handle.createQuery("select count(*) from invitations").mapTo(Integer.class).one() >= MOST_INVITED) return false;
            handle.createUpdate("insert into invitations (code, keeper, made) values (:code, :keeper, :now)")
                    .bind("code", Secrets.hash(code)).bind("keeper", keeper).bind("now", now).execute();
            return true;
        });
        if (!isMade) throw new ApiError(409, "too-many-invitations", "There are 500 invitations already that nobody has used.");
        return code;
    }

    /// Before an account is opened: throws where the house takes none, or not without an invitation. Afterwards the invitation is used;
    /// [#giveBack] where no account came of it.
    ///
    /// @param isOnlyAsked whether it is used later
    public void mayOpen(@Nullable String invitation, boolean isOnlyAsked, long now) {
        var registration = registration();
        if (registration == Registration.OPEN) return;
        if (registration == Registration.CLOSED)
            throw new ApiError(403, "registration-closed", "This house takes no new accounts now; play as a guest.");
        var code = invitation == null ? "" : Secrets.hash(invitation.strip());
        var since = now - INVITED_FOR.toMillis();
        boolean isGood = isOnlyAsked
                ? rows.read(
                        handle -> handle.createQuery("select 1 from invitations where code = :code and made > :since").bind("code", code)
                                .bind("since", since).mapTo(Integer.class).findOne().isPresent())
                : rows.written(handle -> handle.createUpdate("delete from invitations where code = :code and made > :since")
                        .bind("code", code).bind("since", since).execute() > 0);
        if (!isGood)
            throw new ApiError(403, "invitation-needed", "A new account needs an invitation here that nobody has used; ask whoever runs "
                    + "this house.", "invitation");
    }

    /// No account came of it after all.
    public void giveBack(@Nullable String invitation, long now) {
        if (invitation != null && registration() == Registration.INVITATION)
            rows.write(handle -> handle.createUpdate("insert into invitations (code, keeper, made) values (:code, '', :now) "
                    + "on conflict do nothing").bind("code", Secrets.hash(invitation.strip())).bind("now", now).execute());
    }
}
