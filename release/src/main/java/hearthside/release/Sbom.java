package hearthside.release;

import hearthside.wire.Json;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The list of what is inside (CycloneDX): the libraries as Maven tells them, and what the browser part and the runtime add.
final class Sbom {
    /// What the pages in the browser are made of; the other packages there only build and test.
    static final List<String> PAGES = List.of("svelte", "markdown-it", "@fontsource-variable/fraunces", "@fontsource-variable/nunito",
            "@iconify-json/game-icons");

    private Sbom() {}

    /// @param libraries as the CycloneDX plugin has written them
    /// @param lock      `package-lock.json`
    /// @param java      the version of the runtime inside, if there is one
    static String of(String libraries, String lock, @Nullable String java) {
        var sbom = (ObjectNode) Json.parse(libraries);
        var components = sbom.withArray("components");
        pages(Json.parse(lock).path("packages")).forEach(components::add);
        if (java != null)
            components.add(Json.tree(new TreeMap<>(Map.of("type", "platform", "name", "openjdk", "version", java,
                    "bom-ref", "openjdk", "purl", "pkg:generic/openjdk@" + java.replace("+", "%2B")))));
        return Json.writePretty(sbom) + "\n";
    }

    private static List<JsonNode> pages(JsonNode packages) {
        var found = new TreeMap<String, JsonNode>();
        var open = new ArrayDeque<>(PAGES);
        while (!open.isEmpty()) {
            var name = open.pop();
            var each = packages.path("node_modules/" + name);
            if (each.isMissingNode() || found.putIfAbsent(name, component(name, each)) != null) continue;
            each.path("dependencies").propertyNames().forEach(open::add);
        }
        return new ArrayList<>(found.values());
    }

    private static JsonNode component(String name, JsonNode each) {
        var version = each.path("version").asString();
        var purl = "pkg:npm/%s@%s".formatted(name.replace("@", "%40"), version);
        var told = (ObjectNode) Json.tree(new TreeMap<>(Map.of("type", "library", "name", name, "version", version, "bom-ref", purl,
                "purl", purl)));
        var licence = each.path("license").asString("");
        if (!licence.isEmpty()) told.putArray("licenses").addObject().put("expression", licence);
        var sum = each.path("integrity").asString("");
        if (sum.startsWith("sha512-"))
            told.putArray("hashes").addObject().put("alg", "SHA-512").put("content",
                    HexFormat.of().formatHex(Base64.getDecoder().decode(sum.substring("sha512-".length()))));
        return told;
    }
}
