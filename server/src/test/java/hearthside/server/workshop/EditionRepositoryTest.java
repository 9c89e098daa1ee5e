package hearthside.server.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import hearthside.server.store.Store;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EditionRepositoryTest {
    @TempDir
    Path folder;

    /// Forty of the largest are two megabytes, and anybody may ask for their list many times a second.
    @Test
    void whoeverListsThemDoesNotReadWhatIsInTheBoxes() {
        try (var store = Store.open(folder.resolve("house.db").toString())) {
            store.write(handle -> handle.execute("insert into accounts (id, name, name_key, shape, holder, link_key, created) "
                    + "values ('ada', 'Ada', 'ada', 'ada', 'holder', 'key', 1)"));
            var repository = new EditionRepository(store);
            var large = "x".repeat(EditionApi.LARGEST);
            for (int i = 0; i < EditionApi.MOST_OF_ONE; i++)
                assertThat(repository.keep(new EditionRepository.Kept("e" + i, "ada", "cavemen", "Ours", "hash", large, i), true,
                        EditionApi.MOST_OF_ONE)).isTrue();
            assertThat(repository.of("ada")).hasSize(EditionApi.MOST_OF_ONE);
            var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            long before = threads.getCurrentThreadAllocatedBytes();
            assertThat(repository.of("ada").getFirst().name()).isEqualTo("Ours");
            assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(600_000);
        }
    }
}
