package hearthside.app;

import hearthside.app.option.NotedClasses;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// Makes the file of noted classes now, for whoever installs a package.
@Command(name = "prepare", hidden = true, description = "Notes which classes a start needs, so that later ones are quick.")
final class PrepareCommand implements Callable<Integer> {
    @Override
    public Integer call() throws InterruptedException { return NotedClasses.make() ? 0 : 1; }
}
