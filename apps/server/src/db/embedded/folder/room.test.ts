import { expect, it } from 'vitest';
import { isFull } from './room';

it('A disk that cannot be read does not count as full', () => {
  expect(isFull('/no/such/folder')).toBe(false);
});
