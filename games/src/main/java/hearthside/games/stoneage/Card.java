package hearthside.games.stoneage;

/// A civilization card: what it does when bought, and what it is worth at the end.
public record Card(String id, Effect effect, Background background) {

    static Card green(String id, Symbol symbol, Effect effect) { return new Card(id, effect, new Background.Green(symbol)); }

    static Card sand(String id, Profession profession, int figures, Effect effect) {
        return new Card(id, effect, new Background.Sand(profession, figures));
    }

    public boolean isGreen() { return background instanceof Background.Green; }
}
