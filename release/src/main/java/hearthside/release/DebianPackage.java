package hearthside.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HexFormat;

/// The product as a Debian package: below `/usr/lib/hearthside`, with a service, a user, a data folder and a file of settings that an
/// upgrade leaves alone.
record DebianPackage(String version, Archives archives) {
    private static final String ROOT = "usr/lib/hearthside";
    private static final int KILO = 1024;

    void write(Tree product, Path target) throws IOException {
        var data = product.under(ROOT);
        data.link(ROOT + "/cache", "/var/cache/hearthside");
        data.link("usr/bin/hearthside", "../lib/hearthside/bin/hearthside");
        data.text("lib/systemd/system/hearthside.service", Tree.PLAIN, Product.resource("deb/hearthside.service"));
        data.text("etc/hearthside/hearthside.conf", 0600, Product.resource("deb/hearthside.conf")); // passwords may be in it
        data.text("usr/share/doc/hearthside/copyright", Tree.PLAIN, Product.resource("deb/copyright"));
        archives.deb(control(data), data, target);
    }

    private Tree control(Tree data) throws IOException {
        long size = 0;
        var sums = new StringBuilder();
        for (var entry : data.entries()) {
            if (!(entry instanceof Tree.Entry.Item(_, _, Tree.Content content))) continue;
            var bytes = content.read();
            size += bytes.length;
            sums.append("%s  %s\n".formatted(HexFormat.of().formatHex(Sums.md5(bytes)), entry.path()));
        }
        var control = new Tree();
        control.text("control", Tree.PLAIN, Product.resource("deb/control").replace("@VERSION@", version)
                .replace("@SIZE@", String.valueOf(size / KILO)));
        control.text("conffiles", Tree.PLAIN, "/etc/hearthside/hearthside.conf\n");
        control.text("md5sums", Tree.PLAIN, sums.toString());
        for (var script : new String[] {"postinst", "prerm", "postrm"})
            control.text(script, Tree.PROGRAM, Product.resource("deb/" + script));
        return control;
    }
}
