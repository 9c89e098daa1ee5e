/** A rules page in chapters, for a list of contents, pictures between them, and searching. */
export interface Chapter {
  id: string;
  title: string;
  level: number;
  /** With its own heading. */
  html: string;
}

const HEADING = /^<h([1-6])(?: id="([^"]*)")?>([\s\S]*?)<\/h\1>/;

const bare = (html: string) => {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  return holder.content.textContent ?? '';
};

/** Split before each heading of the second and third level; what stands before the first is the opening, without an id. */
export function chapters(html: string): Chapter[] {
  return html.split(/(?=<h[23][ >])/).map((part) => {
    const [, level = '1', id = '', title = ''] = HEADING.exec(part) ?? [];
    return { id: level === '1' ? '' : id, title: bare(title), level: Number(level), html: part };
  });
}

/** After the opening come those that are named, then all others as they stand. */
export function inOrder(book: Chapter[], first: string[]): Chapter[] {
  const named = first.flatMap((id) => book.filter((chapter) => chapter.id === id));
  return [...book.slice(0, 1), ...named, ...book.slice(1).filter((chapter) => !named.includes(chapter))];
}

/** Options are written by their keys, for those who open tables by a command; readers see the names that the table has for them. */
export const named = (html: string, say: (key: string) => string) =>
  html.replace(/(<\/strong>), option <em>\w+<\/em>/gi, '$1').replace(/<em>([a-z]\w*)<\/em>/gi, (written, key: string) => {
    const word = say(`option.${key}`);
    return word === `option.${key}` ? written : `<em>${word.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</em>`;
  });

/** A page told from another game's: under its own title, and before what the two games share a heading that says so. */
export function titled(book: Chapter[], title: string, own: number, shared: string): Chapter[] {
  const heading = { id: 'shared', title: shared, level: 2, html: '' };
  heading.html = `<h2 id="${heading.id}">${shared}</h2>`;
  const [opening, ...rest] = book;
  const head = { ...opening!, title, html: opening!.html.replace(/^<h1[^>]*>[\s\S]*?<\/h1>/, () => `<h1>${title}</h1>`) };
  return [head, ...rest.slice(0, own), heading, ...rest.slice(own)];
}

/** Something that was searched for: where it stands, and a piece of the text around it. */
export interface Found {
  id: string;
  rule: string;
  before: string;
  match: string;
  after: string;
}

const AROUND = 50,
  MOST = 30;

/** All places that have the words one after the other, by the nearest thing that can be linked to. */
export function find(article: ParentNode, words: string): Found[] {
  const wanted = words.trim().toLowerCase();
  if (wanted.length < 2) return [];
  const found: Found[] = [];
  for (const place of article.querySelectorAll('p, li, tr, h2, h3')) {
    if (found.length >= MOST) break;
    if (place.querySelector('p, li')) continue; // its parts are looked at
    const text = (place.textContent ?? '').replace(/\s+/g, ' ').trim(),
      at = text.toLowerCase().indexOf(wanted);
    if (at < 0) continue;
    const id = place.closest('[id]')?.id || nearest(place);
    if (!id || found.some((other) => other.id === id && other.rule !== '')) continue;
    found.push({
      id,
      rule: /^[A-Z]{2,3}-/.test(id) ? id : '',
      before: (at > AROUND ? '…' : '') + text.slice(Math.max(0, at - AROUND), at),
      match: text.slice(at, at + wanted.length),
      after: text.slice(at + wanted.length, at + wanted.length + AROUND) + (text.length > at + wanted.length + AROUND ? '…' : ''),
    });
  }
  return found;
}

/** The heading above something that has no anchor of its own. */
function nearest(place: Element): string {
  for (let at: Element | null = place; at; at = at.parentElement)
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling)
      if (before.id && /^H[1-6]$/.test(before.tagName)) return before.id;
  return '';
}
