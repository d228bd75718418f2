import { expect, test } from 'vitest';
import { plural } from './plural';

test('A plural follows the rules of the language', () => {
  const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` });
  expect([0, 1, 2].map(days)).toEqual(['0 days', '1 day', '2 days']);
  const polishDays = (count: number) =>
    plural(count, { one: '1 dzień', many: `${count} dni`, other: `${count} dnia` }, 'pl');
  expect([1, 5, 1.5].map(polishDays)).toEqual(['1 dzień', '5 dni', '1.5 dnia']);
});
