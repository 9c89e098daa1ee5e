import MarkdownIt from 'markdown-it';

/** Rule ids in bold at the start of an item, a cell or a paragraph become anchors, so that a refusal can link to its rule. */
const RULE = /^(?:\*\*)?([A-Z]{2,3}-[A-Z]?\d+[a-z]?)\b/;

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A heading of another language says at its end by which anchor it is known: `## Der Aufbau {#setup}`. */
const ANCHOR = /\s*\{#([\w-]+)\}\s*$/;

/** A second heading of the same words gets a number. */
const free = (id: string, taken: Set<string>) => {
  let n = 1;
  while (taken.has(n > 1 ? `${id}-${n}` : id)) n++;
  return n > 1 ? `${id}-${n}` : id;
};

/** What may carry the anchor of the text inside it: the row of a cell, the item of a paragraph. */
const HOLDERS = new Set(['tr_open', 'list_item_open', 'paragraph_open', 'heading_open']);

// Trap: `html` stays off, so that no tag in a rules page is ever let through.
const reader = new MarkdownIt({ html: false, linkify: false });

reader.core.ruler.push('anchors', ({ tokens }) => {
  const taken = new Set<string>();
  tokens.forEach((token, i) => {
    if (token.type === 'th_open') token.attrSet('scope', 'col');
    if (token.type !== 'inline') return;
    const id = RULE.exec(token.content.trim())?.[1];
    const heading = tokens[i - 1]?.type === 'heading_open';
    if (!id && !heading) return;
    const given = heading ? ANCHOR.exec(token.content)?.[1] : undefined;
    if (given) for (const part of token.children ?? []) part.content = part.content.replace(ANCHOR, '');
    const wanted = id && !taken.has(id) ? id : heading ? free(given ?? slug(token.content), taken) : undefined;
    if (!wanted) return;
    // the outermost that has just been opened: between it and the text nothing else stands
    let holder = i - 1;
    while (
      tokens[holder]?.type === 'td_open' ||
      (tokens[holder - 1]?.type === 'list_item_open' && tokens[holder]?.type === 'paragraph_open')
    )
      holder--;
    if (!tokens[holder] || !HOLDERS.has(tokens[holder]!.type)) return;
    taken.add(wanted);
    tokens[holder]!.attrSet('id', wanted);
  });
});

// Tables and code scroll by themselves on a narrow screen, by keyboard too.
reader.renderer.rules['table_open'] = () => '<div class="scroll" tabindex="0"><table>';
reader.renderer.rules['table_close'] = () => '</table></div>';
reader.renderer.rules['fence'] = (tokens, i) => `<pre tabindex="0"><code>${reader.utils.escapeHtml(tokens[i]!.content)}</code></pre>`;

/** A rules page as HTML. */
export const render = (markdown: string): string => reader.render(markdown).trim();
