package hearthside.server.notice;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;

import hearthside.core.input.BadInput;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Map;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/// Posts to addresses that visitors gave us. Nobody may make the server talk to machines that only the server can reach: https alone, and
/// no address of this
/// machine or of a private network.
///
/// The name is looked up once, and what was looked at is what is connected to: otherwise a name could change its address in between. That
/// is why this is not the JDK's
/// client, which looks up by itself. Redirects are not followed.
///
/// @param local for tests: this machine, and http
public record Post(boolean local) {
    private static final int LONGEST = 2000;
    private static final int CONNECT_MILLIS = 5_000;
    private static final int ANSWER_MILLIS = 10_000;

    /// Whether it may be posted to, as far as can be said without looking it up. Throws [BadInput].
    public URI address(String text, String field) {
        if (text.length() > LONGEST) throw new BadInput(field, "This address is too long.");
        try {
            var uri = new URI(text.strip());
            boolean isWeb = "https".equalsIgnoreCase(uri.getScheme()) || local && "http".equalsIgnoreCase(uri.getScheme());
            if (!isWeb || uri.getHost() == null || uri.getUserInfo() != null)
                throw new BadInput(field, "An address begins with https:// and names a host.");
            return uri;
        } catch (URISyntaxException _) {
            throw new BadInput(field, "This is not an address.");
        }
    }

    /// Returns the status of the answer. Throws [IOException] where there is none.
    public int send(URI to, Map<String, String> headers, byte[] body) throws IOException {
        boolean secure = "https".equalsIgnoreCase(to.getScheme());
        if (!secure && !local) throw new IOException("Only https is posted to.");
        int port = to.getPort() > 0 ? to.getPort() : secure ? 443 : 80;
        try (var plain = new Socket()) {
            plain.connect(new InetSocketAddress(lookUp(to.getHost()), port), CONNECT_MILLIS);
            plain.setSoTimeout(ANSWER_MILLIS);
            try (var socket = secure ? secured(plain, to.getHost(), port) : plain) {
                var out = socket.getOutputStream();
                out.write(head(to, headers, body.length).getBytes(ISO_8859_1));
                out.write(body);
                out.flush();
                return status(new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII)).readLine());
            }
        }
    }

    private InetAddress lookUp(String host) throws IOException {
        var found = InetAddress.getAllByName(host.startsWith("[") ? host.substring(1, host.length() - 1) : host);
        for (var address : found) if (!local && !isPublic(address)) throw new IOException("This address is not public.");
        return found[0];
    }

    static boolean isPublic(InetAddress address) {
        if (address.isAnyLocalAddress() || address.isLoopbackAddress() || address.isLinkLocalAddress() || address.isSiteLocalAddress()
                || address.isMulticastAddress())
            return false;
        var b = address.getAddress();
        int first = b[0] & 0xFF, second = b[1] & 0xFF;
        return switch (address) {
            case Inet4Address _ -> first != 0 && first < 240 && !(first == 100 && second >= 64 && second < 128) // shared by providers
                    && !(first == 192 && second == 0 && (b[2] == 0 || b[2] == 2))
                    && !(first == 198 && (second == 18 || second == 19 || second == 51)) && !(first == 203 && second == 0 && b[2] == 113);
            // 2000::/3 is what is given out; of it neither tunnels into IPv4 (6to4, Teredo) nor what books use
            case Inet6Address _ -> (first & 0xE0) == 0x20 && !(first == 0x20 && (second == 0x02 || second == 0x01 && b[2] == 0 && b[3] == 0
                    || second == 0x01 && b[2] == 0x0D && (b[3] & 0xFF) == 0xB8));
            case InetAddress _ -> false;
        };
    }

    private static Socket secured(Socket plain, String host, int port) throws IOException {
        var socket = (SSLSocket) ((SSLSocketFactory) SSLSocketFactory.getDefault()).createSocket(plain, host, port, true);
        var parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS"); // without it any valid certificate would do
        socket.setSSLParameters(parameters);
        return socket;
    }

    private static String head(URI to, Map<String, String> headers, int length) {
        var path = (to.getRawPath() == null || to.getRawPath().isEmpty() ? "/" : to.getRawPath())
                + (to.getRawQuery() == null ? "" : "?" + to.getRawQuery());
        var head = new StringBuilder("POST %s HTTP/1.1\r\nHost: %s\r\nContent-Length: %d\r\nConnection: close\r\nUser-Agent: Hearthside\r\n"
                .formatted(path, to.getRawAuthority(), length));
        headers.forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        return head.append("\r\n").toString();
    }

    private static int status(String line) throws IOException {
        if (line == null || !line.matches("HTTP/1\\.[01] \\d{3}.*")) throw new IOException("The answer is not HTTP.");
        return Integer.parseInt(line.substring(9, 12));
    }
}
