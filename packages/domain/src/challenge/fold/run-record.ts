import type { PathId } from '../../century-club/paths';
import { addDays, type CivilDate } from '../../days/civil-date';
import type { AdoptedPlan } from '../../programs/plans-of-run';
import type { PathChosen, PathReset, RunRestarted, RunStarted } from '../facts/facts';
import type { MergedDay } from './merged-day';

export type RunFact = RunStarted | RunRestarted | PathChosen | PathReset;

/** One attempt at a season, with its counts so far. */
export interface RunRecord {
  season: 1 | 2;
  path: PathId | null;
  /** The streak era: runs of one era share a streak. A restart starts a new era, a path does not. */
  era: number;
  openedAt: number;
  /** The first date as fixed when the run opened. */
  firstDate: CivilDate;
  /** The earliest date of the run. It is before `firstDate` only if the person flew west. */
  beginsOn: CivilDate;
  closedAt: number | null;
  closedOn: CivilDate | null;
  /** The number of its completed dates. */
  completed: number;
  /** The number of its missed dates, on which some exercises may have been done. */
  missed: number;
  /** The number of its rest dates: planned, automatic and weekdays off. */
  restDates: number;
  /** Rest dates that cost a rest day of the allowance. */
  restCost: number;
  /** Weekends with both dates completed. */
  weekends: number;
  /** The last completed Saturday, in days since 1970. */
  lastSaturday: number | null;
  /** The date of Day 100, once it is complete. */
  finish: MergedDay | null;
  /** Ordered by instant; absent if there are none, or once all dates of the run are settled. */
  plans?: AdoptedPlan[];
  /** Completed days with less than the run's own target, or with easier movements; absent if 0. */
  ownDays?: number;
}

/** Opens or closes runs in the list. A fact that does not apply (a second start, a reset without a path) changes nothing. */
export function applyRunFact(runs: RunRecord[], fact: RunFact): void {
  const current = runs.at(-1);
  const isOpen = current !== undefined && current.closedAt === null;
  // A start opens the first run and no other; every other fact needs a run before it.
  if ((fact.kind === 'runStarted') !== (current === undefined)) return;
  if (fact.kind === 'pathReset' && !(isOpen && current.season === 2)) return;
  if (isOpen) {
    current.closedAt = fact.at;
    current.closedOn = fact.localDate;
  }
  if (fact.kind === 'pathReset') return;
  const era = current?.era ?? 0;
  runs.push({
    season: fact.kind === 'pathChosen' ? 2 : 1,
    path: fact.kind === 'pathChosen' ? fact.path : null,
    era: fact.kind === 'runRestarted' ? era + 1 : era,
    openedAt: fact.at,
    firstDate: fact.firstDate,
    beginsOn: fact.firstDate,
    closedAt: null,
    closedOn: null,
    completed: 0,
    missed: 0,
    restDates: 0,
    restCost: 0,
    weekends: 0,
    lastSaturday: null,
    finish: null,
  });
}

/** The run open at an instant; if none was, the last run before that instant. Before the first run it is the first. */
export function runIndexAt(runs: readonly RunRecord[], instant: number): number {
  for (let index = runs.length - 1; index > 0; index--) {
    const run = runs[index];
    if (run && run.openedAt <= instant) return index;
  }
  return 0;
}

/** The maximum number of days between the dates of two zones at one instant. */
const mostDaysBetweenZones = 2;

/**
 * The first and the last date that can belong to a run. A person who closes a run after a flight west may have
 * completed a later date before, and that fact may arrive later.
 */
export function spanOf({ beginsOn, closedOn, finish }: RunRecord): { from: CivilDate; to: CivilDate | null } {
  return { from: beginsOn, to: finish?.date ?? (closedOn && addDays(closedOn, mostDaysBetweenZones)) };
}

/** Completed dates in percent of completed and missed dates, rounded half up. */
export function completionRateOf({ completed, missed }: Pick<RunRecord, 'completed' | 'missed'>): number {
  const dueDates = completed + missed;
  // 100 × completed / due + ½, rounded down: in whole numbers, because a division could miss the half by a rounding error.
  return dueDates === 0 ? 0 : Math.floor((200 * completed + dueDates) / (2 * dueDates));
}
