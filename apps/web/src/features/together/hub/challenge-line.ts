import type { ChallengeToday } from '@hundred/contract/together/groups';
import { placeAfterToday } from '../people/people-text';
import { text as peopleTexts } from '../people/text';
import { text as sharedText } from '../text/shared';
import { text } from './text';

/**
 * Where the person or the group is in a running challenge (`standing`), and what finishing today changes or that it is
 * done (`today`).
 */
export function challengeLine(challenge: ChallengeToday): { standing: string; today: string } {
  const { goal, target, sum } = challenge;
  const me = challenge.people.find(({ isMe }) => isMe);
  const doneText = me?.today === 'done' ? text.todayDone : '';
  const todayText = (openText: string) => (me?.today === 'open' ? openText : doneText);
  if (goal === 'together' && target !== null && sum !== null) {
    const standing = text.daysTogether({ days: sum, total: target });
    return {
      standing,
      today: sum >= target ? text.reached : todayText(peopleTexts.finishFor({ score: sum + 1 })),
    };
  }
  const score = me?.score ?? 0;
  const rank = me?.rank ?? null;
  if (goal === 'reps') {
    const reps = { reps: score };
    const standing = rank === null ? peopleTexts.reps(reps) : text.repsAndPlace({ ...reps, place: rank });
    return { standing, today: todayText(peopleTexts.finishForMore) };
  }
  const days = { days: score, total: me?.dates ?? 0 };
  const standing = rank === null ? sharedText.daysOf(days) : text.daysAndPlace({ ...days, place: rank });
  return { standing, today: todayText(placeAfterToday(challenge.people)) };
}
