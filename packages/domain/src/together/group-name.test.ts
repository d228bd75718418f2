import { expect, it } from 'vitest';
import { wrongWithGroupName } from './group-name';

it('The name of a group has 3 to 30 visible characters', () => {
  for (const name of ['Abc', 'x'.repeat(30), '💪💪💪']) expect(wrongWithGroupName(name)).toBeNull();
  for (const name of ['Ab', ' A ', 'x'.repeat(31)]) {
    expect(wrongWithGroupName(name)).toBe('must have 3 to 30 characters');
  }
  expect(wrongWithGroupName('a\u202ebc')).toContain('control characters');
});
