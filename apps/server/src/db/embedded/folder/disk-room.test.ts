import { expect, it } from 'vitest';
import { isDiskFull } from './disk-room';

it('A disk that cannot be read does not count as full', () => {
  expect(isDiskFull('/no/such/folder')).toBe(false);
});
