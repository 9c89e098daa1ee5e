package hearthside.drill.scale;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/// What processes have used of this machine so far. Linux tells it in `/proc`.
final class Usage {
    private Usage() {}

    /// Milliseconds of processor time of a process and of each that it has started and that still runs.
    static Map<Long, Double> each(long pid) {
        return LongStream.concat(LongStream.of(pid), ProcessHandle.of(pid).stream().flatMap(ProcessHandle::descendants)
                .mapToLong(ProcessHandle::pid)).boxed().collect(Collectors.toMap(id -> id, Usage::own));
    }

    /// What was used between the two; one that has ended meanwhile counts for nothing.
    static double since(Map<Long, Double> before, Map<Long, Double> now) {
        return now.entrySet().stream().mapToDouble(one -> one.getValue() - before.getOrDefault(one.getKey(), 0.0)).sum();
    }

    /// What the busiest of them used between the two.
    static double most(Map<Long, Double> before, Map<Long, Double> now) {
        return now.entrySet().stream().mapToDouble(one -> one.getValue() - before.getOrDefault(one.getKey(), 0.0)).max().orElse(0);
    }

    private static double own(long pid) {
        return ProcessHandle.of(pid).flatMap(one -> one.info().totalCpuDuration()).map(used -> used.toNanos() / 1e6).orElse(0.0);
    }

    /// Megabytes that a process has in memory now.
    static double resident(long pid) {
        try {
            return Files.readAllLines(Path.of("/proc/%d/status".formatted(pid))).stream().filter(line -> line.startsWith("VmRSS:"))
                    .mapToDouble(line -> Double.parseDouble(line.replaceAll("[^0-9]", "")) / 1024).findFirst().orElse(Double.NaN);
        } catch (IOException _) {
            return Double.NaN;
        }
    }
}
