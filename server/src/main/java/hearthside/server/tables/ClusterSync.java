package hearthside.server.tables;

import hearthside.server.cluster.Signal;
import hearthside.server.question.Question;
import hearthside.server.table.Audience;
import hearthside.server.table.TableNews;
import hearthside.server.table.TablePorts;
import hearthside.wire.Json;
import java.util.List;
import java.util.function.Consumer;

/// What other servers are told of one table, and what they tell of it.
record ClusterSync(String node, String table, Consumer<Signal> voice) implements TablePorts.OtherServers {
    @Override
    public void here(Audience.Presence presence) {
        voice.accept(new Signal.Here(node, table, presence.seats(), presence.spectators()));
    }

    @Override
    public void asked(int seq, Question question) {
        voice.accept(new Signal.Asked(node, table, seq, Json.write(question)));
    }

    @Override
    public void answered(int seq, List<Integer> seats, boolean yes) { voice.accept(new Signal.Answered(node, table, seq, seats, yes)); }

    static void hear(TableNews news, Signal signal) {
        switch (signal) {
            case Signal.Changed(_, _, var what) -> read(news, what);
            case Signal.Here(var node, _, var seats, int spectators) -> news.here(node, new Audience.Presence(seats, spectators));
            case Signal.WhoIsHere _ -> news.whoIsHere();
            case Signal.Asked(_, _, int seq, var question) -> news.asked(seq, Json.read(Question.class, question));
            case Signal.Answered(_, _, int seq, var seats, boolean yes) -> news.answered(seq, seats, yes);
            case Signal.Holder(_, var holder, boolean regather) -> {
                if (regather) news.belongings(holder);
                news.dismiss(holder);
            }
            case Signal.Called _ -> {
                // nothing to a table
            }
            case Signal.Missed _ -> {
                // the cluster lets every table catch up
            }
            case Signal.Gone(var gone) -> news.gone(gone);
        }
    }

    private static void read(TableNews news, Signal.What what) {
        switch (what) {
            case LINES, TALK -> news.lines();
            case SEATS, PACE -> news.seats();
            case REMATCH -> news.rematch();
        }
    }

    /// After a time in which signals may have been missed.
    void catchUp(TableNews news) {
        news.all();
        news.whoIsHere();
        voice.accept(new Signal.WhoIsHere(node, table));
    }
}
