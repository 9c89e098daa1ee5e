package hearthside.server.notice;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.core.input.BadInput;
import jakarta.mail.Authenticator;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.time.Instant;
import java.util.Date;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// E-mail by somebody's mail server, if the house has one: `smtp://user:password@host:587?from=table@example.org`, or `smtps://…` where
/// TLS begins at once.
///
/// A password is sent over TLS alone, except to this machine.
public final class Mailer {
    private static final String WRONG = "A mail server looks like smtp://user:password@host:587?from=table@example.org, or smtps://….";
    private static final int PATIENCE_MILLIS = 10_000;
    private static final int LONGEST_ADDRESS = 200;

    private final Session session;
    private final InternetAddress from;

    private Mailer(Session session, InternetAddress from) {
        this.session = session;
        this.from = from;
    }

    /// Throws [BadInput] where this is not the address of a mail server.
    public static Mailer of(String smtp) {
        try {
            var uri = new URI(smtp);
            boolean isSecure = "smtps".equals(uri.getScheme());
            if (!isSecure && !"smtp".equals(uri.getScheme()) || uri.getHost() == null || uri.getQuery() == null
                    || !uri.getQuery().startsWith("from="))
                throw new BadInput("smtp", WRONG);
            var user = uri.getRawUserInfo() == null ? null : uri.getRawUserInfo().split(":", 2);
            return new Mailer(session(uri, isSecure, user), address(uri.getQuery().substring("from=".length()), "smtp"));
        } catch (URISyntaxException _) {
            throw new BadInput("smtp", WRONG); // the text itself may hold a password: it is not repeated
        }
    }

    private static Session session(URI uri, boolean isSecure, String @Nullable [] user) {
        boolean isHere = uri.getHost().equals("localhost") || uri.getHost().startsWith("127.");
        var properties = new Properties();
        properties.put("mail.transport.protocol", "smtp");
        properties.put("mail.smtp.host", uri.getHost());
        properties.put("mail.smtp.port", Integer.toString(uri.getPort() > 0 ? uri.getPort() : isSecure ? 465 : 587));
        properties.put("mail.smtp.ssl.enable", Boolean.toString(isSecure));
        properties.put("mail.smtp.ssl.checkserveridentity", "true");
        properties.put("mail.smtp.starttls.enable", Boolean.toString(!isSecure));
        properties.put("mail.smtp.starttls.required", Boolean.toString(!isSecure && user != null && !isHere));
        properties.put("mail.smtp.auth", Boolean.toString(user != null));
        for (var wait : new String[] {"connectiontimeout", "timeout", "writetimeout"})
            properties.put("mail.smtp." + wait, Integer.toString(PATIENCE_MILLIS));
        return Session.getInstance(properties, user == null ? null : new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(URLDecoder.decode(user[0], UTF_8),
                        user.length > 1 ? URLDecoder.decode(user[1], UTF_8) : "");
            }
        });
    }

    /// One address, no list and no name. Throws [BadInput].
    public static InternetAddress address(String text, String field) {
        try {
            var address = new InternetAddress(text.strip(), true);
            if (text.length() > LONGEST_ADDRESS || !address.getAddress().equals(text.strip()) || !text.contains("@"))
                throw new BadInput(field, "This is not an e-mail address.");
            return address;
        } catch (AddressException _) {
            throw new BadInput(field, "This is not an e-mail address.");
        }
    }

    public void send(String to, String subject, String text, Instant now) throws IOException {
        try {
            var mail = new MimeMessage(session);
            mail.setFrom(from);
            mail.setRecipient(Message.RecipientType.TO, address(to, "mail"));
            mail.setSubject(subject, "UTF-8");
            mail.setText(text, "UTF-8");
            mail.setSentDate(Date.from(now));
            mail.setHeader("Auto-Submitted", "auto-generated");
            Transport.send(mail);
        } catch (MessagingException e) {
            throw new IOException("The mail server did not take it: " + e.getClass().getSimpleName(), e);
        }
    }
}
