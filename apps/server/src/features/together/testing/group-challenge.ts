import { type GroupChallenge, getGroupChallenge } from '@hundred/contract/together/group-challenges';
import type { Companion } from './companion';

/** A challenge over a week in June for most days, unless the test says otherwise. */
export const beginChallenge = (who: Companion, now: string, more: object = {}) =>
  who.ask('POST', '/group-challenges', now, {
    name: 'June',
    goal: 'days',
    from: '2037-06-10',
    to: '2037-06-16',
    ...more,
  });

export async function readChallenge(who: Companion, now: string, group: string): Promise<GroupChallenge> {
  const { status, body } = await who.get(group, now);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return getGroupChallenge.answer.parse(body);
}
