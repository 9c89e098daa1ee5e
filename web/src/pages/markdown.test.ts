import { describe, expect, it } from 'vitest';
import { render } from './markdown';

const pages = import.meta.glob('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true }) as Record<string, string>;

describe('the rules page', () => {
  it('makes a rule id an anchor, once', () => {
    const html = render('- **MF-22** [S] A token that is face up cannot be chosen.\n- see **MF-22** again\n- **MF-22** twice');
    expect(html).toContain('<li id="MF-22"><strong>MF-22</strong>');
    expect(html.match(/id="MF-22"/g)).toHaveLength(1);
  });
  it('makes variants and table rows anchors too', () => {
    expect(render('- **MF-V1 Memory help** levels')).toContain('id="MF-V1"');
    expect(render('| id | what |\n|---|---|\n| SA-3 | food |')).toContain('<tr id="SA-3">');
  });
  it('lets no tag through', () =>
    expect(render('<script>alert(1)</script> **b** `<i>`')).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; <strong>b</strong> <code>&lt;i&gt;</code></p>',
    ));
  it('refuses links to scripts', () => expect(render('[x](javascript:alert(1))')).not.toContain('href'));
  it('ends, whatever it is given', () => {
    for (const odd of ['|', '-', '1. ', '#', '```', '> ', '| a |\n', '**', '\n\n']) expect(typeof render(odd)).toBe('string');
  });
  it.each(Object.entries(pages))('gives every rule of %s its anchor', (_, page) => {
    const rules = new Set([...page.matchAll(/^(?:- |\| )\*\*([A-Z]{2}-[A-Z]?\d+[a-z]?)\b/gm)].map((found) => found[1]!));
    const html = render(page);
    expect(rules.size).toBeGreaterThan(5);
    expect([...rules].filter((rule) => html.split(`id="${rule}"`).length !== 2)).toEqual([]);
  });

  it('knows a heading of another language by the anchor it names', () =>
    expect(render('## Der **Aufbau** {#setup}\n\na\n')).toBe('<h2 id="setup">Der <strong>Aufbau</strong></h2>\n<p>a</p>'));

  it('gives every heading an anchor of its own', () => {
    const html = render('## Runes\n\na\n\n## Runes\n\nb\n\n### Runes\n');
    expect([...html.matchAll(/id="([^"]*)"/g)].map((found) => found[1])).toEqual(['runes', 'runes-2', 'runes-3']);
  });
});
