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
type PickMoodLine = typeof boostFor;

let loadedPickMoodLine: PickMoodLine | undefined;

/** Undefined until the lines have loaded. If they cannot be loaded, the quotes are used. */
function usePickMoodLine(isWanted: boolean): PickMoodLine | undefined {
  const [pickLine, setPickLine] = useState(() => loadedPickMoodLine);
  useEffect(() => {
    if (!isWanted || loadedPickMoodLine) return;
    import('@hundred/domain/text/boosts').then(
      (boosts) => {
        loadedPickMoodLine = boosts.boostFor;
        setPickLine(() => boosts.boostFor);
      },
      () => setPickLine((): PickMoodLine => (_, pick) => quoteFor(pick)),
    );
  }, [isWanted]);
  return pickLine;
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
  const pickMoodLine = usePickMoodLine(person?.mood != null);
  if (person?.mood != null && !pickMoodLine) return undefined;
  if (!isUnlocked || !person) return quoteFor(pick);
  return boostedQuote(person, localDateIn(zone, serverClock.now()), pick, pickMoodLine);
}

/** The person's own reason on a hard weekday, otherwise a line of the chosen mood, otherwise a quote. */
export function boostedQuote(
  { reason, mood, boostWeekdays }: Partial<Pick<Person, 'reason' | 'mood' | 'boostWeekdays'>>,
  date: CivilDate,
  pick: number,
  pickMoodLine?: PickMoodLine,
): string {
  // A profile cached by an earlier version of the page has none of these fields.
  if (reason && boostWeekdays?.includes(weekdayOf(date))) return reason;
  return mood && pickMoodLine ? pickMoodLine(mood, pick) : quoteFor(pick);
}
