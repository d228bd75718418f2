import { describe, expect, it } from 'vitest';
import { markdownBlocks } from './markdown-blocks';

describe('A text of the operator', () => {
  it('has headings, paragraphs with line breaks, emphasis and lists', () => {
    const markdown = '# Club\n\nRow 1\nRow 2, **bold** and *soft*\n\n- one\n  - two\n- three\n\n1. first';
    expect(markdownBlocks(markdown)).toEqual([
      { kind: 'heading', spans: [{ text: 'Club' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'Row 1' },
          { text: '\n' },
          { text: 'Row 2, ' },
          { text: 'bold', strong: true },
          { text: ' and ' },
          { text: 'soft', emphasis: true },
        ],
      },
      {
        kind: 'list',
        isOrdered: false,
        items: [
          { level: 0, spans: [{ text: 'one' }] },
          { level: 1, spans: [{ text: 'two' }] },
          { level: 0, spans: [{ text: 'three' }] },
        ],
      },
      { kind: 'list', isOrdered: true, items: [{ level: 0, spans: [{ text: 'first' }] }] },
    ]);
  });

  it('has links to the web and to mailboxes', () => {
    const hrefs = linksIn(
      '[us](https://club.example/a?b=c) http://other.example help@club.example <mailto:a@b.example>',
    );
    expect(hrefs).toEqual([
      'https://club.example/a?b=c',
      'http://other.example/',
      'mailto:help@club.example',
      'mailto:a@b.example',
    ]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x]( javascript:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#106;avascript&colon;alert(1))',
    '[x](data:text/html,hello)',
    '[x](vbscript:x)',
    '[x](file:///etc/passwd)',
    '[x](//evil.example)',
    '[x](/desk)',
    '<javascript:alert(1)>',
    '[x][y]\n\n[y]: javascript:alert(1)',
  ])('has no link from %s', (markdown) => {
    expect(linksIn(markdown)).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'Hello <b onclick="x()">you</b>',
    '<!-- hidden -->',
    '<iframe src="https://evil.example"></iframe>',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '```js\nalert(1)\n```',
  ])('shows as typed what is not supported: %s', (markdown) => {
    const shown = markdownBlocks(markdown).flatMap((block) => ('spans' in block ? block.spans : []));
    expect(shown.map(({ text }) => text).join('')).toBe(markdown);
    expect(shown.every((span) => Object.keys(span).join() === 'text')).toBe(true);
  });

  it('shows the description of a picture, which is not loaded', () => {
    expect(markdownBlocks('![logo](https://evil.example/pixel.png)')).toEqual([
      { kind: 'paragraph', spans: [{ text: 'logo' }] },
    ]);
  });
});

const linksIn = (markdown: string) =>
  markdownBlocks(markdown).flatMap((block) =>
    block.kind === 'list' ? [] : block.spans.flatMap(({ href }) => href ?? []),
  );
