import { type CivilDate, weekdayOf } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import type { boostFor } from '@hundred/domain/text/boosts';
import { quoteFor } from '@hundred/domain/text/quotes';
import { useEffect, useState } from 'react';
import { useCan } from '../../../challenge/premium';
import { type Person, useSession } from '../../../platform/session';
import { serverClock } from '../../../platform/time/server-clock';
import { usePersonAndZone } from '../person-and-zone';

/** Divisible by the length of every list: ten quotes, fifteen lines of a mood. */
const quoteChoices = 60;

/** Picks a line of a mood. This function is loaded on demand with the lines, because few people choose a mood. */
type MoodLine = typeof boostFor;

let loadedMoodLine: MoodLine | undefined;

/** Undefined until the lines have loaded. If they cannot be loaded, the quotes are used. */
function useMoodLine(isWanted: boolean): MoodLine | undefined {
  const [line, setLine] = useState(() => loadedMoodLine);
  useEffect(() => {
    if (!isWanted || loadedMoodLine) return;
    import('@hundred/domain/text/boosts').then(
      (boosts) => {
        loadedMoodLine = boosts.boostFor;
        setLine(() => boosts.boostFor);
      },
      () => setLine((): MoodLine => (_, pick) => quoteFor(pick)),
    );
  }, [isWanted]);
  return line;
}

/**
 * One random line for as long as the page is open; undefined while it loads. Prerendered pages always use the first.
 */
export function useQuoteOfDay(): string | undefined {
  const [pick] = useState(() => (globalThis.document ? Math.floor(Math.random() * quoteChoices) : 0));
  const session = useSession();
  const { zone } = usePersonAndZone();
  const isUnlocked = useCan()('motivation-boosts');
  // The lines of the mood are loaded even while it is unknown whether boosts are unlocked.
  const person = session.state === 'signed-in' && isUnlocked !== false ? session.person : undefined;
  const moodLine = useMoodLine(person?.mood != null);
  if (person?.mood != null && !moodLine) return undefined;
  if (!isUnlocked || !person) return quoteFor(pick);
  return boostedQuote(person, localDateIn(zone, serverClock.now()), pick, moodLine);
}

/** The person's own reason on a hard weekday, otherwise a line of the chosen mood, otherwise a quote. */
export function boostedQuote(
  { reason, mood, boostWeekdays }: Partial<Pick<Person, 'reason' | 'mood' | 'boostWeekdays'>>,
  date: CivilDate,
  pick: number,
  moodLine?: MoodLine,
): string {
  // A profile cached by an earlier version of the page has none of these fields.
  if (reason && boostWeekdays?.includes(weekdayOf(date))) return reason;
  return mood && moodLine ? moodLine(mood, pick) : quoteFor(pick);
}
