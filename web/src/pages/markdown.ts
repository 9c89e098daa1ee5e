/** A small Markdown renderer for our own rules pages. Everything is escaped first; only what is listed here becomes a tag. */
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Rule ids in bold at the start of an item, a cell or a paragraph become anchors, so that a refusal can link to its rule. */
const RULE = /^(?:\*\*)?([A-Z]{2,3}-[A-Z]?\d+[a-z]?)\b/;

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\((https?:\/\/[^)\s]+|#[^)\s]+|\/[^)\s]*)\)/g, '<a href="$2">$1</a>');
}

function anchor(text: string, taken: Set<string>): string {
  const id = RULE.exec(text.trim())?.[1];
  if (!id || taken.has(id)) return '';
  taken.add(id);
  return ` id="${id}"`;
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replace(/\\\|/g, '|').trim());

export function render(markdown: string): string {
  const lines = markdown.replace(/\r/g, '').split('\n'),
    out: string[] = [],
    taken = new Set<string>();
  let i = 0;
  while (i < lines.length) {
    const line = lines[i]!;
    const heading = /^(#{1,5})\s+(.*)$/.exec(line);
    if (line.startsWith('```')) {
      const code: string[] = [];
      for (i++; i < lines.length && !lines[i]!.startsWith('```'); i++) code.push(lines[i]!);
      i++;
      out.push(`<pre tabindex="0"><code>${escape(code.join('\n'))}</code></pre>`);
    } else if (heading) {
      const level = heading[1]!.length,
        id = anchor(heading[2]!, taken) || ` id="${slug(heading[2]!)}"`;
      out.push(`<h${level}${id}>${inline(heading[2]!)}</h${level}>`);
      i++;
    } else if (/^\s*([-*_])\1{2,}\s*$/.test(line)) {
      out.push('<hr>');
      i++;
    } else if (/^\s*\|/.test(line) && /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(lines[i + 1] ?? '')) {
      out.push(
        '<div class="scroll" tabindex="0"><table><thead><tr>' +
          cells(line)
            .map((c) => `<th scope="col">${inline(c)}</th>`)
            .join('') +
          '</tr></thead><tbody>',
      );
      for (i += 2; i < lines.length && /^\s*\|/.test(lines[i]!); i++) {
        const row = cells(lines[i]!);
        out.push(`<tr${anchor(row[0] ?? '', taken)}>` + row.map((c) => `<td>${inline(c)}</td>`).join('') + '</tr>');
      }
      out.push('</tbody></table></div>');
    } else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      const tag = /^\s*\d+\./.test(line) ? 'ol' : 'ul',
        items: string[] = [];
      for (; i < lines.length && lines[i]!.trim(); i++) {
        const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(lines[i]!);
        if (item) items.push(item[1]!);
        else if (items.length && !/^[#|]/.test(lines[i]!)) items[items.length - 1] += ' ' + lines[i]!.trim();
        else break;
      }
      out.push(`<${tag}>` + items.map((item) => `<li${anchor(item, taken)}>${inline(item)}</li>`).join('') + `</${tag}>`);
    } else if (line.startsWith('>')) {
      const quote: string[] = [];
      for (; i < lines.length && lines[i]!.startsWith('>'); i++) quote.push(lines[i]!.replace(/^>\s?/, ''));
      out.push(`<blockquote><p>${inline(quote.join(' '))}</p></blockquote>`);
    } else if (line.trim() === '') {
      i++;
    } else {
      const text: string[] = [];
      for (; i < lines.length && lines[i]!.trim() && !/^(#{1,5}\s|\s*\||```|>|\s*[-*]\s|\s*\d+\.\s)/.test(lines[i]!); i++)
        text.push(lines[i]!.trim());
      if (!text.length) text.push(lines[i++]!.trim()); // a line that looks like the start of something but is not
      out.push(`<p${anchor(text.join(' '), taken)}>${inline(text.join(' '))}</p>`);
    }
  }
  return out.join('\n');
}
