import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OwnText } from './own-text';

it('A text of the operator is shown with its headings, lists, emphasis and links', () => {
  const html = renderToStaticMarkup(
    <OwnText
      title="Imprint"
      blocks={[
        { kind: 'heading', spans: [{ text: 'Club' }] },
        {
          kind: 'paragraph',
          spans: [
            { text: 'bold', strong: true },
            { text: 'soft', emphasis: true },
            { text: 'us', href: 'https://club.example/' },
          ],
        },
        { kind: 'list', isOrdered: true, items: [{ level: 0, spans: [{ text: 'one' }] }] },
      ]}
    />,
  );
  const withoutClasses = html.replaceAll(/ class="[^"]*"/g, '');
  expect(withoutClasses).toBe(
    '<section><h2>Imprint</h2><h3>Club</h3>' +
      '<p><strong>bold</strong><em>soft</em><a href="https://club.example/" rel="noreferrer">us</a></p>' +
      '<ol><li>one</li></ol></section>',
  );
});

it('Markup in a text of the operator is shown as it was typed', () => {
  const blocks = [{ kind: 'paragraph' as const, spans: [{ text: '<script>alert(1)</script>' }] }];
  expect(renderToStaticMarkup(<OwnText title="Imprint" blocks={blocks} />)).toContain(
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  );
});

it('Without a text there is no section', () => {
  expect(renderToStaticMarkup(<OwnText title="Imprint" blocks={[]} />)).toBe('');
  expect(renderToStaticMarkup(<OwnText title="Imprint" blocks={undefined} />)).toBe('');
});
