package hearthside.engine.build;

import java.util.List;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/// Classes of the house that use what a browser has not, and are other ones there: those of `hearthside.engine.home`.
public final class BrowserClasses implements SubstitutionPolicy {
    private static final String HOME = "hearthside.engine.home";
    private static final List<Class<?>> OTHERS = List.of(hearthside.core.Bits.class);
    private static final List<String> HIDDEN = List.of("hearthside.ai.search.Machine"); // not visible from here

    @Override
    public void contribute(SubstitutionSink sink) {
        for (var other : OTHERS) put(other.getName(), sink);
        for (var other : HIDDEN) put(other, sink);
    }

    private static void put(String name, SubstitutionSink sink) {
        sink.selectClasses(name::equals).replacePackage(name.substring(0, name.lastIndexOf('.')), HOME);
    }
}
