package hearthside.games.cavemen;

import hearthside.core.TableOption;
import hearthside.core.Terms;
import hearthside.core.WorkedOut;
import java.util.List;

/// The game as this table plays it: the options of the terms, and the edition laid out so that rules can look things up quickly.
final class Agreement {
    static final List<TableOption> OPTIONS = List.of(
            TableOption.table("tribes", "CV-14", "chosen", "chosen", "random"),
            TableOption.table("maxRounds", "CV-96", "100", "30", "60", "100", "200"),
            TableOption.table("auctionInRoundOne", "CV-97", "on", "on", "off"),
            TableOption.flag("boneDie", "CV-98"),
            TableOption.flag("quickFire", "CV-99"),
            TableOption.flag("strictPass", "CV-100"),
            TableOption.flag("consolation", "CV-101"));

    final CavemenEdition edition;
    final int seats;
    final TribeChoice tribes;
    final boolean auctionInRoundOne, boneDie, quickFire, strictPass, consolation;
    final int maxRounds, fireCost;
    final Cards cards;
    final Inventions inventions;

    private static final WorkedOut<Agreement> WORKED_OUT = new WorkedOut<>(Agreement::new);

    static Agreement on(Terms terms) { return WORKED_OUT.on(terms); }

    private Agreement(Terms terms) {
        edition = (CavemenEdition) terms.edition();
        seats = terms.seats();
        tribes = TribeChoice.of(terms);
        auctionInRoundOne = terms.isOn("auctionInRoundOne");
        boneDie = terms.isOn("boneDie");
        quickFire = terms.isOn("quickFire");
        strictPass = terms.isOn("strictPass");
        consolation = terms.isOn("consolation");
        maxRounds = Integer.parseInt(terms.option("maxRounds"));
        cards = new Cards(edition, seats);
        fireCost = cards.cost[Cards.FIRE];
        inventions = new Inventions(edition);
    }
}
