import type { Fact } from '@hundred/domain/challenge/facts/facts';
import { historyOf } from '@hundred/domain/challenge/state/history';
import type { History } from '@hundred/domain/challenge/state/state';
import { addDays, toEpochDay } from '@hundred/domain/days/civil-date';
import type { Effort } from '@hundred/domain/days/effort';
import { exerciseIds, seasonOneTarget } from '@hundred/domain/days/exercises';

const timezone = 'UTC';
const firstDate = '2025-03-02';
/** A mark for each date: `c` completed, `r` rested, anything else missed. */
const marks = 'cccccccmcccccccccrccccccccccmcccccccccccccmmcccccccrcccccccc';

/** Indexes of `marks`. The last week has extra reps and more effort, so that the example shows a change. */
const firstRatedIndex = 29;
const firstHardIndex = 51;
const firstIndexWithExtraReps = 53;
const extraReps = 20;
/** The time that the timer showed for an exercise, per rep of its target. */
const secondsPerRep = 9;

const instantOn = (date: string, hour: number) => toEpochDay(date) * 86_400_000 + hour * 3_600_000;

/** The log of an invented person, for the example that people see whose insights are locked. */
function exampleLog(): Fact[] {
  const facts: Fact[] = [
    { kind: 'runStarted', at: instantOn(firstDate, 6), timezone, localDate: firstDate, firstDate },
  ];
  let dayNumber = 1;
  for (const [index, mark] of [...marks].entries()) {
    const localDate = addDays(firstDate, index);
    // Once a week in the morning, otherwise between 18:00 and 20:00.
    const at = instantOn(localDate, index % 7 === 0 ? 9 : 18 + (index % 3));
    if (mark === 'r') facts.push({ kind: 'restDayTaken', at, localDate, timezone });
    if (mark !== 'c') continue;
    const target = seasonOneTarget(dayNumber);
    const reps = index >= firstIndexWithExtraReps ? target + extraReps : target;
    for (const exercise of exerciseIds) {
      const day = { at, localDate, timezone, dayNumber };
      facts.push({
        kind: 'exerciseCompleted',
        ...day,
        exercise,
        target,
        reps,
        timeSeconds: secondsPerRep * target,
      });
    }
    const effort: Effort = index >= firstHardIndex ? 4 : 3;
    // Three days of four are rated, as a person who sometimes forgets it.
    if (index >= firstRatedIndex && index % 4 > 0)
      facts.push({ kind: 'effortRated', at: at + 60_000, localDate, timezone, effort });
    dayNumber += 1;
  }
  return facts;
}

/** The invented person never leaves one zone. */
export const exampleZones = [{ at: 0, timezone }];

/** The history of the invented person on the evening of the last date. */
export function exampleHistory(): History {
  const history = historyOf(exampleLog(), instantOn(addDays(firstDate, marks.length - 1), 21));
  if (!history) throw new Error('The example log starts no run.');
  return history;
}
