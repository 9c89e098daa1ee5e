package hearthside.server.notice;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;

/// Which addresses are of the internet: not of this machine, not of a private network, and not of those that books use.
final class PublicAddress {
    private PublicAddress() {}

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

    /// Whether nobody needs to look this host up: a number, or this machine's own name.
    static boolean isKnownNotToBe(String host) {
        if (host.equalsIgnoreCase("localhost")) return true;
        try {
            return !isPublic(InetAddress.ofLiteral(host.replaceAll("[\\[\\]]", "")));
        } catch (IllegalArgumentException _) {
            return false; // a name
        }
    }
}
