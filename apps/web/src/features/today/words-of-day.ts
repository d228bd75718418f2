import { type CivilDate, weekdayOf } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { boostFor } from '@hundred/domain/words/boosts';
import { quoteFor } from '@hundred/domain/words/quotes';
import { useState } from 'react';
import { useCan } from '../../platform/premium';
import { serverClock } from '../../platform/server-clock';
import { type Person, useSession } from '../../platform/session';
import { useAccount } from './account';

/** Every list of lines has a share of it: ten quotes, fifteen lines of a mood. */
const chances = 60;

/** One line of many, by chance, for as long as the page is open. Where pages are prerendered there is no chance. */
export function useWordsOfDay(): string {
  const [pick] = useState(() => (globalThis.document ? Math.floor(Math.random() * chances) : 0));
  const session = useSession();
  const { zone } = useAccount();
  const isOpen = useCan()('motivation-boosts');
  if (!isOpen || session.state !== 'signed-in') return quoteFor(pick);
  return boostedWords(session.person, localDateIn(zone, serverClock.now()), pick);
}

/** One's own reason where the weekday is hard, else a line of the mood that was chosen, else a quote. */
export function boostedWords(
  { reason, mood, boostWeekdays }: Partial<Pick<Person, 'reason' | 'mood' | 'boostWeekdays'>>,
  date: CivilDate,
  pick: number,
): string {
  // A person that was kept by an earlier version of the page has none of these.
  if (reason && boostWeekdays?.includes(weekdayOf(date))) return reason;
  return mood ? boostFor(mood, pick) : quoteFor(pick);
}
