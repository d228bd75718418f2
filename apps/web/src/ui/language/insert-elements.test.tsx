import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { insertElements } from './insert-elements';

it('Elements take the places of a sentence in the order of the sentence', () => {
  const elements = { name: <b>Ana</b>, days: <i>3</i> };
  expect(renderToStaticMarkup(insertElements('{name} is {days} days ahead.', elements))).toBe(
    '<b>Ana</b> is <i>3</i> days ahead.',
  );
  expect(renderToStaticMarkup(insertElements('In {days} days: {name}', elements))).toBe(
    'In <i>3</i> days: <b>Ana</b>',
  );
});

it('An element that contains a place is left as it is', () => {
  expect(renderToStaticMarkup(insertElements('Hi {name}!', { name: '{name}' }))).toBe('Hi {name}!');
});
