import { centuryClubPaths } from '../../century-club/paths';
import { addDays } from '../../days/civil-date';
import { isZone, localDateIn } from '../../days/zones';
import type { Fact, PathChosen } from '../facts/facts';
import type { Snapshot } from '../fold/snapshot';
import { stateAt } from '../state/state-at';
import { dateForNewRun } from '../state/today';
import { type Answer, nothingNew } from './answer';
import type { ChangeZone, ChoosePath, StartRun, SwitchAutoRestCover } from './commands';
import type { Source } from './place';
import { type Refusal, refusal } from './refusals';

export function startRun({ snapshot }: Source, { timezone }: StartRun, now: number): Answer | Refusal {
  if (!isZone(timezone)) return refusal('invalid_timezone');
  if (snapshot.runs.length > 0) return refusal('already_started');
  const localDate = localDateIn(timezone, now);
  return {
    facts: [{ kind: 'runStarted', at: now, timezone, localDate, firstDate: localDate }],
    localDate,
  };
}

/** Asked again before anything was done it changes nothing: a retried request closes no run a second time. */
export function restart({ snapshot }: Source, now: number): Answer | Refusal {
  const opening = openingOf(snapshot, now);
  if (!opening) return refusal('not_started');
  const run = snapshot.runs.at(-1);
  const isUntouched = run?.season === 1 && run.openedAt === snapshot.lastAt;
  if (isUntouched && run.firstDate === opening.firstDate) return { facts: [], localDate: opening.localDate };
  return { facts: [{ kind: 'runRestarted', ...opening }], localDate: opening.localDate };
}

export function choosePath({ snapshot }: Source, { path }: ChoosePath, now: number): Answer | Refusal {
  if (!Object.hasOwn(centuryClubPaths, path)) return refusal('invalid_path');
  const state = stateAt(snapshot, now);
  const opening = openingOf(snapshot, now);
  if (!state || !opening) return refusal('not_started');
  const { isEligible, currentPath } = state.centuryClub;
  if (!isEligible) return refusal('not_eligible');
  if (currentPath !== null && !state.finished) {
    return currentPath === path ? nothingNew : refusal('path_already_chosen');
  }
  return { facts: [{ kind: 'pathChosen', ...opening, path }], localDate: opening.localDate };
}

export function resetPath({ snapshot }: Source, now: number): Answer | Refusal {
  const state = stateAt(snapshot, now);
  if (!state) return refusal('not_started');
  if (state.season === 1) return refusal('no_path_to_reset');
  const instant = nextInstant(snapshot, now);
  const localDate = dateForNewRun(snapshot, instant);
  return { facts: [{ kind: 'pathReset', at: instant, localDate }], localDate };
}

export function changeZone({ snapshot }: Source, { timezone }: ChangeZone, now: number): Answer | Refusal {
  if (!isZone(timezone)) return refusal('invalid_timezone');
  if (snapshot.runs.length === 0) return refusal('not_started');
  if (snapshot.zones.at(-1)?.timezone === timezone) return nothingNew;
  return { facts: [{ kind: 'zoneChanged', at: nextInstant(snapshot, now), timezone }], localDate: null };
}

export function switchAutoRestCover({ snapshot }: Source, { on }: SwitchAutoRestCover, now: number): Answer {
  const last = snapshot.coverSwitches.at(-1);
  if ((last?.on ?? true) === on) return nothingNew;
  const fact: Fact = { kind: 'autoRestCoverSwitched', at: last ? Math.max(now, last.at + 1) : now, on };
  return { facts: [fact], localDate: null };
}

/** After every fact there is, so that what opens and closes runs never shares an instant with another. */
function nextInstant(snapshot: Snapshot, now: number): number {
  return Math.max(now, snapshot.lastAt + 1);
}

/** Once an exercise has been done today, the new run's first day is tomorrow. */
function openingOf(snapshot: Snapshot, now: number): Omit<PathChosen, 'kind' | 'path'> | null {
  const state = stateAt(snapshot, now);
  if (!state) return null;
  const instant = nextInstant(snapshot, now);
  const localDate = dateForNewRun(snapshot, instant);
  const used = snapshot.days.some(({ date }) => date === localDate);
  return {
    at: instant,
    timezone: state.timezone,
    localDate,
    firstDate: used ? addDays(localDate, 1) : localDate,
  };
}
