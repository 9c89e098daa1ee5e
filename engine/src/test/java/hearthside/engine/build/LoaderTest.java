package hearthside.engine.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class LoaderTest {
    @Test
    void theLoaderRunsNoText() throws IOException { assertThat(Loader.text()).doesNotContain("new Function", "eval(").contains("export"); }
}
