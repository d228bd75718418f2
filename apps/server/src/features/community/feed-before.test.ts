import { getCommunity } from '@hundred/contract/together/community';
import { expect, it } from 'vitest';

it('The feed accepts instants that storage can read, and refuses the others', () => {
  const isAccepted = (instant: number) =>
    getCommunity.query.safeParse({ before: `${instant}_00000000-0000-4000-8000-000000000000` }).success;
  // The call accepts 14 digits, which storage can read whatever they are.
  const latest = 99_999_999_999_999;
  expect([isAccepted(latest), new Date(latest).toISOString()]).toEqual([true, '5138-11-16T09:46:39.999Z']);
  expect(isAccepted(latest + 1)).toBe(false);
  expect(isAccepted(999_999_999_999_999)).toBe(false);
});
