package hearthside.server.http;

import hearthside.core.input.BadInput;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/// The reverse proxies the house names. Whoever comes through one of them is who it says, in the header `X-Forwarded-For` and in no other;
/// whoever comes directly is who they are, whatever they send.
///
/// A proxy adds the address it sees at the end. What stands further to the left was sent by the visitor, and is not believed.
public record Proxies(List<Network> networks) implements HttpConfiguration.Customizer {
    public static final Proxies NONE = new Proxies(List.of());
    private static final String WHO = "X-Forwarded-For";
    private static final String HOW = "X-Forwarded-Proto";
    private static final int NETWORK_BYTES = 8;
    private static final Pattern WITH_PORT = Pattern.compile("\\[([0-9A-Fa-f:.]+)\\](?::\\d+)?|(\\d+(?:\\.\\d+){3}):\\d+");

    /// An address, or all that begin with the same bits.
    public record Network(InetAddress address, int bits) {
        static Network of(String text) {
            var parts = text.strip().split("/", -1);
            try {
                var address = InetAddress.ofLiteral(parts[0]);
                int most = address.getAddress().length * Byte.SIZE, bits = parts.length == 1 ? most : Integer.parseInt(parts[1]);
                if (parts.length <= 2 && bits >= 0 && bits <= most) return new Network(address, bits);
            } catch (IllegalArgumentException _) {
                // said below
            }
            throw new BadInput("--behind-proxy",
                    "\"%s\" is not the address of a proxy; write one such as 10.0.0.5, 10.0.0.0/24 or ::1.".formatted(text));
        }

        boolean has(InetAddress other) {
            byte[] ours = address.getAddress(), theirs = other.getAddress();
            if (ours.length != theirs.length) return false;
            for (int bit = 0; bit < bits; bit++)
                if (((ours[bit / Byte.SIZE] ^ theirs[bit / Byte.SIZE]) >> (Byte.SIZE - 1 - bit % Byte.SIZE) & 1) != 0) return false;
            return true;
        }
    }

    public Proxies {
        networks = List.copyOf(networks);
    }

    /// @param named addresses and networks; throws [BadInput]
    public static Proxies of(List<String> named) {
        return new Proxies(named.stream().flatMap(text -> Arrays.stream(text.split(","))).map(Network::of).toList());
    }

    boolean has(InetAddress address) { return networks.stream().anyMatch(network -> network.has(address)); }

    @Override
    public Request customize(Request request, HttpFields.Mutable responseHeaders) {
        if (!(request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress peer) || peer.getAddress() == null
                || !has(peer.getAddress()))
            return request;
        var last = request.getHeaders().getValuesList(HOW);
        return new Visit(request, visitor(request.getHeaders().getValuesList(WHO), peer.getAddress()),
                !last.isEmpty() && last.getLast().strip().toLowerCase(Locale.ROOT).equals("https"));
    }

    /// The last address that is not a proxy of ours; the proxy's own where it says nothing that can be used.
    private InetAddress visitor(List<String> headers, InetAddress peer) {
        var known = peer;
        var all = headers.stream().flatMap(header -> Arrays.stream(header.split(","))).toList();
        for (var text : all.reversed()) {
            var address = literal(text.strip());
            if (address == null) return known;
            if (!has(address)) return address;
            known = address;
        }
        return known;
    }

    private static @Nullable InetAddress literal(String text) {
        var withPort = WITH_PORT.matcher(text);
        try {
            return InetAddress.ofLiteral(withPort.matches() ? withPort.group(1) != null ? withPort.group(1) : withPort.group(2) : text);
        } catch (IllegalArgumentException _) {
            return null;
        }
    }

    /// Who an address counts as. Of an IPv6 address the network: whoever has one address there has 2^64.
    static String counted(String ip) {
        if (ip.indexOf(':') < 0) return ip;
        var address = literal(ip.replaceAll("[\\[\\]]|%.*", ""));
        return address == null || address.getAddress().length == 4
                ? address == null ? ip : address.getHostAddress()
                : HexFormat.of().formatHex(address.getAddress(), 0, NETWORK_BYTES);
    }

    /// A request that came through a proxy of ours.
    private static final class Visit extends Request.Wrapper {
        private final ConnectionMetaData connection;
        private final HttpURI uri;
        private final boolean secure;

        Visit(Request request, InetAddress visitor, boolean secure) {
            super(request);
            var address = new InetSocketAddress(visitor, 0);
            this.secure = secure;
            this.uri = secure ? HttpURI.build(request.getHttpURI()).scheme("https").asImmutable() : request.getHttpURI();
            this.connection = new ConnectionMetaData.Wrapper(request.getConnectionMetaData()) {
                @Override
                public SocketAddress getRemoteSocketAddress() { return address; }

                @Override
                public boolean isSecure() { return secure; }
            };
        }

        @Override
        public ConnectionMetaData getConnectionMetaData() { return connection; }

        @Override
        public HttpURI getHttpURI() { return uri; }

        @Override
        public boolean isSecure() { return secure; }
    }
}
