package hearthside.server;

import java.util.List;

/// What other servers tell of one table, and what they are told of it. The table calls it under the table's lock.
final class Echo {
    private final Table<?, ?> table;
    private final Hall hall;
    private final Company company;
    private final Chat chat;
    private final Undoing undoing;

    Echo(Table<?, ?> table, Hall hall, Company company, Chat chat, Undoing undoing) {
        this.table = table;
        this.hall = hall;
        this.company = company;
        this.chat = chat;
        this.undoing = undoing;
    }

    void tellWhoIsHere() {
        company.tellWhoIsHere();
        hall.tell(company.here(hall.node(), table.id()));
    }

    void tellQuestion() { undoing.signal(hall.node(), table.id(), table.seq()).ifPresent(hall::tell); }

    void tellAnswer(List<Integer> seats, boolean yes) { hall.tell(new Signal.Answered(hall.node(), table.id(), table.seq(), seats, yes)); }

    void hear(Signal signal) {
        switch (signal) {
            case Signal.Changed(_, _, var what) -> read(what);
            case Signal.Here here -> {
                company.hear(here);
                company.tellWhoIsHere();
            }
            case Signal.WhoIsHere _ -> {
                hall.tell(company.here(hall.node(), table.id()));
                tellQuestion();
            }
            case Signal.Asked asked -> {
                if (asked.seq() != table.seq() || undoing.isOpen()) return;
                undoing.hear(asked);
                table.tellQuestion();
            }
            case Signal.Answered answered -> {
                if (answered.seq() != table.seq() || !undoing.isOpen()) return;
                if (answered.yes()) undoing.agree(answered.seats()); // the server of the last to agree takes back
                else table.withdrawQuestion();
            }
            case Signal.Holder(_, var holder, boolean regather) -> {
                if (regather) table.regather(holder);
                company.dismiss(holder);
            }
            case Signal.Gone(var node) -> {
                if (company.forget(node)) company.tellWhoIsHere();
            }
        }
    }

    private void read(Signal.What what) {
        switch (what) {
            case LINES -> table.catchUp();
            case SEATS, PACE -> table.reseat();
            case TALK -> chat.catchUp().forEach(company::tellAll);
            case REMATCH -> hall.ledger().find(table.id()).map(TableRow::successor).ifPresent(table::moveOn);
        }
    }

    /// After a time in which signals may have been missed.
    void catchUp() {
        for (var what : Signal.What.values()) read(what);
        hall.tell(company.here(hall.node(), table.id()));
        hall.tell(new Signal.WhoIsHere(hall.node(), table.id()));
    }
}
