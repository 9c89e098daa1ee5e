package hearthside.games.cavemen;

import hearthside.core.GameEvent;
import java.util.List;

/// All that may happen. Everything is open (CV-3). Cards are named by their ids.
public sealed interface Event extends GameEvent {

    record TribeChosen(int seat, Tribe tribe) implements Event {}

    /// CV-18: a card turned up to find the first holder of the Conch.
    record StoneDrawn(String card, int marker) implements Event {}

    /// CV-18: its marker was that of this tribe's hunter. CV-19: the cards turned up are back in the deck.
    record ConchFound(int seat) implements Event {}

    /// CV-101: an extra tooth for whoever does not begin with the Conch.
    record Consoled(int seat, int teeth) implements Event {}

    record RoundBegun(int round) implements Event {}

    /// CV-23, CV-24: cards added to the pool.
    record PoolFilled(List<String> cards) implements Event {
        public PoolFilled {
            cards = List.copyOf(cards);
        }
    }

    /// CV-26: the discard pile has become the deck.
    record Reshuffled(int cards) implements Event {}

    /// CV-28: from now on Fire stays in the pool.
    record FireLocked() implements Event {}

    /// CV-31: the Conch goes on to the left.
    record ConchPassed(int from, int to) implements Event {}

    record HasBid(int seat, int teeth) implements Event {}

    record Passed(int seat) implements Event {}

    record ConchWon(int seat, int bid, int paid) implements Event {}

    /// CV-39: nobody has bid.
    record ConchKept(int seat) implements Event {}

    /// CV-49: what inventions bring before the tribe is fed.
    record Found(int seat, int food, int teeth) implements Event {}

    record Fed(int seat, int food) implements Event {}

    /// CV-46: too little food; a member is lost.
    record Starved(int seat, String card) implements Event {}

    /// CV-47: too little food, but only the leader is there.
    record WentHungry(int seat) implements Event {}

    record Recruited(int seat, String card, Payment payment, int paid) implements Event {}

    record Replaced(int seat, String card, String by) implements Event {}

    record Explored(int seat, String card, int paid) implements Event {}

    record Hunted(int seat, String card, int food, int teeth) implements Event {}

    /// CV-68: the card drawn for casualties, and whether its marker is in the tribe.
    record CasualtyDrawn(int seat, String card, int marker, boolean matches) implements Event {}

    /// CV-72: Fire was drawn for casualties and is set aside.
    record FireSetAside(int seat) implements Event {}

    /// CV-98: the bone die instead of a card; 6 harms nobody.
    record CasualtyRolled(int seat, int die, boolean matches) implements Event {}

    /// CV-69: a member lost to the hunt.
    record Lost(int seat, String card) implements Event {}

    record Invented(int seat, String card) implements Event {}

    record Foraged(int seat, int food) implements Event {}

    /// CV-72, CV-86: Fire is back in the deck.
    record FireReturned() implements Event {}

    record Discarded(int seat, String card) implements Event {}

    record Ended(List<Integer> winners) implements Event {
        public Ended {
            winners = List.copyOf(winners);
        }
    }
}
