package hearthside.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.protocol.Answer;
import hearthside.server.protocol.Command;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.RequestBody;
import hearthside.testkit.Packages;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The plan of the house: which package may use which.
class ArchitectureTest {
    private static final Packages SERVER = Packages.under("hearthside.server");
    private static final int MOST_FILES = 20;

    /// What each package may use; "" is `Server` and `Config`, which none of them uses.
    private static final Map<String, Set<String>> ALLOWED = Map.ofEntries(
            entry("pace", Set.of()),
            entry("background", Set.of()),
            entry("pairing", Set.of()),
            entry("identity", Set.of()),
            entry("question", Set.of()),
            entry("protocol", Set.of("pace")),
            entry("store", Set.of()),
            entry("cluster", Set.of("store")),
            entry("bots", Set.of("identity", "pace")),
            entry("table", Set.of("bots", "identity", "pace", "protocol", "question")),
            entry("archive", Set.of("protocol", "replay", "store", "table")),
            entry("retention", Set.of("protocol", "store", "table")),
            entry("talk", Set.of("cluster", "protocol", "store", "table")),
            entry("tables",
                    Set.of("retention", "archive", "bots", "cluster", "identity", "pace", "protocol", "question", "store", "table", "talk")),
            entry("program", Set.of("http", "identity", "pace", "people", "protocol", "store", "table", "tables")),
            entry("tournament", Set.of("http", "identity", "pace", "pairing", "people", "protocol", "replay", "store", "table", "tables")),
            entry("keeper", Set.of("http", "identity", "retention", "moderation", "people", "protocol", "store", "table", "tables")),
            entry("quick", Set.of("http", "identity", "pace", "people", "protocol", "replay", "store", "table", "tables")),
            entry("moderation", Set.of("http", "identity", "people", "protocol", "store", "table", "tables")),
            entry("group", Set.of("club", "http", "identity", "people", "protocol", "store", "table", "tables")),
            entry("replay", Set.of("identity", "pace", "protocol", "table")),
            entry("thinking", Set.of("background", "bots", "identity", "protocol", "store", "table")),
            entry("practice", Set.of("protocol")),
            entry("workshop", Set.of("http", "identity", "protocol", "store")),
            entry("notice", Set.of("identity", "protocol", "store")),
            entry("people", Set.of("background", "identity", "protocol", "store")),
            entry("club", Set.of("identity", "people", "protocol", "store", "table")),
            entry("http",
                    Set.of("archive", "club", "identity", "notice", "pace", "people", "practice", "protocol", "replay", "store", "table",
                            "tables", "thinking")),
            entry("puzzle", Set.of("http", "identity", "protocol", "replay", "store", "table", "tables", "thinking")),
            entry("",
                    Set.of("group", "keeper", "retention", "club", "cluster", "http", "identity", "moderation", "notice", "pace", "people",
                            "program",
                            "protocol",
                            "puzzle", "quick",
                            "replay", "store",
                            "table", "tables", "thinking", "tournament", "workshop")));

    @Test
    void everyPackageUsesOnlyWhatItMay() { assertThat(SERVER.notAllowed(ALLOWED)).isEmpty(); }

    @Test
    void noPackagesKnowEachOtherInACircle() { assertThat(SERVER.circles()).isEmpty(); }

    @Test
    void noPackageIsTooLargeToBeReadAtOnce() {
        assertThat(SERVER.files()).allSatisfy((_, files) -> assertThat(files).isLessThanOrEqualTo(MOST_FILES));
    }

    /// So a table can be played in memory, and anywhere.
    @Test
    void aTableKnowsNeitherHttpNorSql() {
        noClasses().that().resideInAnyPackage("hearthside.server.table", "hearthside.server.bots", "hearthside.server.pace",
                "hearthside.server.protocol", "hearthside.server.identity", "hearthside.server.replay")
                .should().dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "org.jdbi..", "java.sql..", "javax.sql..", "java.net.http..")
                .check(SERVER.classes());
    }

    @Test
    void whatBrowsersSendAndGetStandsInOnePlace() {
        classes().that().areAssignableTo(Answer.class).or().areAssignableTo(RequestBody.class).or().areAssignableTo(Message.class).or()
                .areAssignableTo(Command.class).should().resideInAPackage("hearthside.server.protocol").check(SERVER.classes());
    }

    /// The test would not notice a circle if it did not look at the classes.
    @Test
    void thePlanIsReadFromTheClasses() { assertThat(SERVER.uses().get("tables")).contains("table", "store", "cluster"); }
}
