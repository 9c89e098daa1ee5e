package hearthside.app.engine;

import hearthside.wire.Json;

/// How many moves a second one engine process takes, each told as a line and answered with a line.
public final class EngineBench {
    private static final int WARM_UP = 20_000, MEASURED = 60_000;

    private EngineBench() {}

    public static double applyPerSecond() {
        run(WARM_UP);
        long start = System.nanoTime();
        run(MEASURED);
        return MEASURED * 1e9 / (System.nanoTime() - start);
    }

    /// Plays the first option again and again. Only the lines of `apply` count; the options are asked for to know what to play,
    /// so the figure is on the low side.
    private static void run(int moves) {
        var engine = new Engine();
        int games = 0;
        String toAct = "";
        for (int i = 0; i < moves; i++) {
            if (toAct.isEmpty()) {
                engine.answer("{\"do\":\"new\",\"game\":\"my-first-stone-age\",\"seats\":4,\"seed\":%d}".formatted(games++));
            }
            var options = Json.parse(engine.answer("{\"do\":\"options\"}"));
            var answer = engine.answer("{\"do\":\"apply\",\"seat\":%s,\"action\":%s}".formatted(options.path("seat"),
                    options.path("options").get(options.path("options").size() - 1)));
            toAct = answer.contains("\"over\":false") ? "somebody" : "";
        }
    }
}
