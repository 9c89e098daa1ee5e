/** English as no language: every letter with an accent, and two fifths longer, as translations are. Gaps stay. */
const ACCENTS: Record<string, string> = Object.fromEntries(
  [...'aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ'].flatMap((letter, i, all) => (i % 2 ? [] : [[letter, all[i + 1]!]])),
);
const LONGER = 0.4;
const GAP = /\{[^{}]*\}/;

export function stretched(sentence: string): string {
  const letters = sentence.replace(new RegExp(GAP, 'g'), '').length;
  let owed = 0;
  const more = letters < 2 ? 0 : LONGER;
  return sentence
    .split(new RegExp(`(${GAP.source})`))
    .map((part) =>
      GAP.test(part)
        ? part
        : [...part]
            .map((letter) => {
              owed += more;
              const own = ACCENTS[letter] ?? letter;
              if (!/\p{L}/u.test(letter) || owed < 1) return own;
              owed--;
              return own + own.toLowerCase();
            })
            .join(''),
    )
    .join('');
}

export const pseudo = (words: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([key, sentence]) => [key, stretched(sentence)]));
