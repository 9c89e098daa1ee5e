package hearthside.server.notice;

import hearthside.core.input.BadInput;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.ManagedHttpClientConnectionFactory;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.io.entity.ByteArrayEntity;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.io.Closer;
import org.apache.hc.core5.util.Timeout;

/// Posts to addresses that visitors gave us. Nobody may make the server talk to machines that only the server can reach: https alone, and
/// no address of this machine or of a private network. And nobody may hold it up: an answer is read up to a few kilobytes, everything
/// together takes seconds, and there are few connections at once, fewer still to one machine.
///
/// The name is looked up once, and what was looked at is what is connected to: otherwise a name could change its address in between.
/// Redirects are not followed.
public final class OutgoingPost implements AutoCloseable {
    static final int AT_ONCE = 16;
    static final int AT_ONCE_TO_ONE = 4;
    static final int LARGEST_ANSWER = 4096;
    private static final int LONGEST = 2000;
    private static final int LONGEST_LINE = 2048;
    private static final int MOST_HEADERS = 100;
    private static final int HIGHEST_PORT = 65535;
    private static final Duration TOTAL = Duration.ofSeconds(8);
    private static final Timeout CONNECT = Timeout.ofSeconds(4);
    /// How long one may wait for others to the same machine to end.
    private static final Duration PATIENCE = Duration.ofSeconds(1);
    private static final int LOOK_MILLIS = 20;

    private final boolean local;
    private final Duration total;
    private final CloseableHttpClient client;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<InetAddress, Integer> open = new ConcurrentHashMap<>();

    /// @param local for tests: this machine, and http
    public OutgoingPost(boolean local) { this(local, TOTAL); }

    /// @param total for tests that do not want to wait
    OutgoingPost(boolean local, Duration total) {
        this.local = local;
        this.total = total;
        var answers = Http1Config.custom().setMaxLineLength(LONGEST_LINE).setMaxHeaderCount(MOST_HEADERS).setBufferSize(LARGEST_ANSWER)
                .build();
        var connections = PoolingHttpClientConnectionManagerBuilder.create().setMaxConnTotal(AT_ONCE).setMaxConnPerRoute(AT_ONCE_TO_ONE)
                .setConnectionFactory(ManagedHttpClientConnectionFactory.builder().http1Config(answers).build())
                .setDefaultConnectionConfig(
                        ConnectionConfig.custom().setConnectTimeout(CONNECT).setSocketTimeout(Timeout.of(total)).build())
                .build();
        client = HttpClients.custom().setConnectionManager(connections).setUserAgent("Hearthside")
                .setDefaultRequestConfig(RequestConfig.custom().setConnectionRequestTimeout(Timeout.of(PATIENCE))
                        .setResponseTimeout(Timeout.of(total)).setHardCancellationEnabled(true).build())
                .disableRedirectHandling().disableAutomaticRetries().disableCookieManagement().disableAuthCaching()
                .disableContentCompression().disableConnectionState().build();
    }

    /// Whether it may be posted to, as far as can be said without looking it up. Throws [BadInput].
    public URI address(String text, String field) {
        if (text.length() > LONGEST) throw new BadInput(field, "This address is too long.");
        try {
            var uri = new URI(text.strip());
            boolean isWeb = "https".equalsIgnoreCase(uri.getScheme()) || local && "http".equalsIgnoreCase(uri.getScheme());
            if (!isWeb || uri.getHost() == null || uri.getUserInfo() != null)
                throw new BadInput(field, "An address begins with https:// and names a host.");
            if (uri.getPort() == 0 || uri.getPort() > HIGHEST_PORT) throw new BadInput(field, "A port is a number from 1 to 65535.");
            if (!local && PublicAddress.isKnownNotToBe(uri.getHost()))
                throw new BadInput(field, "This address cannot be reached from the internet.");
            return uri;
        } catch (URISyntaxException _) {
            throw new BadInput(field, "This is not an address.");
        }
    }

    /// Returns the status of the answer. Throws [IOException] where there is none in time.
    public int send(URI to, Map<String, String> headers, byte[] body) throws IOException {
        boolean isSecure = "https".equalsIgnoreCase(to.getScheme());
        if (!isSecure && !local) throw new IOException("Only https is posted to.");
        var request = new HttpPost(to);
        headers.forEach(request::setHeader);
        request.setHeader("Connection", "close");
        request.setEntity(new ByteArrayEntity(body, null));
        return withinTime(request, to);
    }

    /// All of it on a thread of its own: neither looking up a name nor an answer in drops is under anybody's control.
    private int withinTime(HttpPost request, URI to) throws IOException {
        try {
            var answer = threads.submit(() -> exchange(request, to));
            try {
                return answer.get(total.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException _) {
                throw new IOException("There was no whole answer within %d seconds.".formatted(total.toSeconds()));
            } finally {
                answer.cancel(true); // closes the socket of a virtual thread
                request.cancel();
            }
        } catch (ExecutionException e) {
            var cause = e.getCause();
            throw cause instanceof IOException known ? known : new IOException("It could not be posted: " + cause, cause);
        } catch (RejectedExecutionException _) {
            throw new IOException("The server is closing.");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new IOException("The server is closing.");
        }
    }

    private int exchange(HttpPost request, URI to) throws IOException, InterruptedException {
        var address = lookUp(to.getHost());
        enter(address);
        try {
            var answer = client.executeOpen(new HttpHost(to.getScheme(), address, to.getHost(), to.getPort()), request, null);
            var entity = answer.getEntity();
            if (entity != null) entity.getContent().readNBytes(LARGEST_ANSWER);
            request.cancel(); // Trap: whoever only closes an answer reads it to its end
            Closer.closeQuietly(answer);
            return answer.getCode();
        } finally {
            request.cancel();
            leave(address);
        }
    }

    private void leave(InetAddress address) { open.computeIfPresent(address, (_, count) -> count > 1 ? count - 1 : null); }

    /// One machine may have many names and ports.
    private void enter(InetAddress address) throws IOException, InterruptedException {
        for (long waited = 0; open.merge(address, 1, Integer::sum) > AT_ONCE_TO_ONE; waited += LOOK_MILLIS) {
            leave(address);
            if (waited >= PATIENCE.toMillis()) throw new IOException("Too much is posted to this host just now.");
            Thread.sleep(LOOK_MILLIS);
        }
    }

    private InetAddress lookUp(String host) throws IOException {
        var found = InetAddress.getAllByName(host.startsWith("[") ? host.substring(1, host.length() - 1) : host);
        for (var address : found) if (!local && !PublicAddress.isPublic(address)) throw new IOException("This address is not public.");
        return found[0];
    }

    @Override
    public void close() {
        threads.shutdownNow();
        client.close(CloseMode.IMMEDIATE);
    }
}
