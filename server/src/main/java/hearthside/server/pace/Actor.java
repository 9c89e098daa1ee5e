package hearthside.server.pace;

/// Who made a decision: the player by hand, a standing order or the wish to have forced moves made, the stand-in of somebody whose time
/// ran out, or the bot of the seat.
public enum Actor { PERSON, ORDER, FORCED, STAND_IN, BOT }
