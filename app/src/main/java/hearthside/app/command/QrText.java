package hearthside.app.command;

import io.nayuki.qrcodegen.QrCode;

/// A QR code drawn with letters: two rows of squares a line.
final class QrText {
    private static final int MARGIN = 2;

    private QrText() {}

    static String of(String text) {
        var code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        var drawn = new StringBuilder();
        for (int y = -MARGIN; y < code.size + MARGIN; y += 2) {
            for (int x = -MARGIN; x < code.size + MARGIN; x++) drawn.append(square(code.getModule(x, y), code.getModule(x, y + 1)));
            drawn.append('\n');
        }
        return drawn.toString();
    }

    /// Terminals are mostly dark, so what is light in the code is drawn.
    private static char square(boolean upperDark, boolean lowerDark) {
        return upperDark ? (lowerDark ? ' ' : '▄') : (lowerDark ? '▀' : '█');
    }
}
