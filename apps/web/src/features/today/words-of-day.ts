import { type CivilDate, weekdayOf } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import type { boostFor } from '@hundred/domain/words/boosts';
import { quoteFor } from '@hundred/domain/words/quotes';
import { useEffect, useState } from 'react';
import { useCan } from '../../challenge/premium';
import { serverClock } from '../../platform/server-clock';
import { type Person, useSession } from '../../platform/session';
import { useAccount } from './account';

/** Every list of lines has a share of it: ten quotes, fifteen lines of a mood. */
const chances = 60;

/** A line of a mood by chance. The lines are a file of their own: few people choose a mood. */
type MoodLine = typeof boostFor;

let fetched: MoodLine | undefined;

/** Undefined until the lines are there; where they cannot be had, the quotes serve. */
function useMoodLine(isWanted: boolean): MoodLine | undefined {
  const [line, setLine] = useState(() => fetched);
  useEffect(() => {
    if (!isWanted || fetched) return;
    import('@hundred/domain/words/boosts').then(
      (boosts) => {
        fetched = boosts.boostFor;
        setLine(() => boosts.boostFor);
      },
      () => setLine((): MoodLine => (_, pick) => quoteFor(pick)),
    );
  }, [isWanted]);
  return line;
}

/**
 * One line of many, by chance, for as long as the page is open; undefined while it comes. Where pages are prerendered
 * there is no chance.
 */
export function useWordsOfDay(): string | undefined {
  const [pick] = useState(() => (globalThis.document ? Math.floor(Math.random() * chances) : 0));
  const session = useSession();
  const { zone } = useAccount();
  const isOpen = useCan()('motivation-boosts');
  const person = session.state === 'signed-in' && isOpen !== false ? session.person : undefined;
  const moodLine = useMoodLine(person?.mood != null);
  if (person?.mood != null && !moodLine) return undefined;
  if (!isOpen || !person) return quoteFor(pick);
  return boostedWords(person, localDateIn(zone, serverClock.now()), pick, moodLine);
}

/** One's own reason where the weekday is hard, else a line of the mood that was chosen, else a quote. */
export function boostedWords(
  { reason, mood, boostWeekdays }: Partial<Pick<Person, 'reason' | 'mood' | 'boostWeekdays'>>,
  date: CivilDate,
  pick: number,
  moodLine?: MoodLine,
): string {
  // A person that was kept by an earlier version of the page has none of these.
  if (reason && boostWeekdays?.includes(weekdayOf(date))) return reason;
  return mood && moodLine ? moodLine(mood, pick) : quoteFor(pick);
}
