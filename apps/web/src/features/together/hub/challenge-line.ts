import type { ChallengeToday } from '@hundred/contract/together/groups';
import { placeAfterToday } from '../people/people-text';
import { text as people } from '../people/text';
import { text as shared } from '../text/shared';
import { text } from './text';

/** Where the person or the group is in a running challenge, and what finishing today changes. */
export function challengeLine(challenge: ChallengeToday): { strong: string; rest: string } {
  const { goal, target, sum } = challenge;
  const me = challenge.people.find(({ isMe }) => isMe);
  const isOpen = me?.today === 'open';
  const otherwise = me?.today === 'done' ? text.todayDone : '';
  if (goal === 'together' && target !== null && sum !== null) {
    const strong = shared.daysOf({ days: sum, total: target });
    return { strong, rest: sum >= target ? text.reached : isOpen ? people.addsOne : otherwise };
  }
  const score = me?.score ?? 0;
  const place = me?.rank ?? null;
  if (goal === 'reps') {
    const strong = place === null ? people.reps({ reps: score }) : text.repsAndPlace({ reps: score, place });
    return { strong, rest: isOpen ? people.finishForMore : otherwise };
  }
  const days = { days: score, total: me?.dates ?? 0 };
  const strong = place === null ? text.days(days) : text.daysAndPlace({ ...days, place });
  return { strong, rest: isOpen ? placeAfterToday(challenge) : otherwise };
}
