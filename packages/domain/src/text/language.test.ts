import { expect, it } from 'vitest';
import { languageFrom } from './language';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.3, de;q=0.7', 'de'],
  ['fr-CH, fr;q=0.9, de;q=0.5', 'de'],
  ['pt-BR', 'en'],
  ['de;q=0', 'en'],
  ['*', 'en'],
  [';;,q=,-,de;q=x', 'en'],
])('The header %j selects the language %s', (header, language) => {
  expect(languageFrom(header)).toBe(language);
});
