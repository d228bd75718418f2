import type { CivilDate } from '../../days/civil-date';
import { programLength } from '../../days/exercises';
import { isZone } from '../../days/zones';
import { programsUntil } from '../../programs/plans-of-run';
import type { ProgramInForce } from '../../programs/program';
import type { SessionDate } from '../../recovery/session-dates';
import type { Fact } from '../facts/facts';
import { mostDaysLate } from '../facts/limits';
import { fold } from '../fold/fold';
import { mergeFacts } from '../fold/merge-facts';
import { completionOf, type MergedDay } from '../fold/merged-day';
import { runIndexAt } from '../fold/run-record';
import { emptySnapshot, type PlannedRest, type Snapshot } from '../fold/snapshot';
import type { State } from '../state/state';
import { stateAt } from '../state/state-at';
import { nightDates } from '../state/today';
import type { Offline } from './commands';
import { type Refusal, type RefusalCode, refusal } from './refusals';

/** What a command is decided from: the fold of a log, and the log itself where it was loaded. */
export interface Source {
  snapshot: Snapshot;
  log: readonly Fact[] | null;
}

/** The place in the log of something done, now or while a device had no connection. */
export interface Place {
  /** The instant to record. */
  at: number;
  /** The date it counts for: what was today then, in the zone in force then, or the other date of that night. */
  date: CivilDate;
  timezone: string;
  /** As it stood then. */
  state: State;
  /** The program of that date as the run had it then, and before it those of the days that a device may be behind. */
  programs: readonly [ProgramInForce, ...ProgramInForce[]];
  /** All that the whole log knows about that date, what came later included. */
  day: MergedDay | null;
  rests: readonly PlannedRest[];
  sessionDone: SessionDate | null;
  /** Of that date in the run open then, by the whole log. */
  dayNumber: number;
  /** Whether that run has been finished by now. */
  finished: boolean;
  /** Position of the run open at an instant. */
  runAt(instant: number): number;
}

const tenMinutes = 600_000;
const mostLateness = mostDaysLate * 86_400_000;

/** Null when the place lies before the snapshot's last fact, and only the log can tell. */
export function placeOf(source: Source, command: Offline, now: number): Place | Refusal | null {
  const { snapshot, log } = source;
  if (snapshot.runs.length === 0) return refusal('not_started');
  const clock = Math.max(now, snapshot.lastAt);
  const code = offlineRefusal(command, clock);
  if (code) return refusal(code);
  const asked = command.at ?? clock;
  const recorded = Math.min(asked, clock);
  let place: Place | Refusal;
  if (asked >= snapshot.lastAt) place = placeAtEnd(snapshot, asked, recorded);
  else if (log) place = placeInside(log, asked, recorded);
  else return null;
  if ('code' in place) return place;
  const { localDate } = command;
  if (localDate === undefined || localDate === place.date) return place;
  if (!isOfThatNight(snapshot, place.timezone, asked, localDate)) return refusal('date_mismatch');
  return log && placeInside(log, asked, recorded, localDate);
}

/**
 * What is recorded of something of which the latest holds. Taking and taking back in one and the same millisecond still
 * have an order: that of asking. So have those of a device whose clock is ahead, since both count for now.
 */
export function recordedFields({ snapshot }: Source, { at: asked, deviceKey }: Offline, place: Place) {
  const isOfNow = asked === undefined || place.at < asked;
  return {
    at: isOfNow ? Math.max(place.at, snapshot.lastAt + 1) : place.at,
    localDate: place.date,
    timezone: place.timezone,
    ...(deviceKey === undefined ? {} : { deviceKey }),
  };
}

/** The facts that decide which of two dates was meant may still be on another device. No date lies before the first. */
function isOfThatNight({ runs }: Snapshot, timezone: string, asked: number, date: CivilDate): boolean {
  return date >= (runs[0]?.firstDate ?? '') && nightDates(timezone, asked).includes(date);
}

function offlineRefusal({ at: asked, timezone }: Offline, clock: number): RefusalCode | null {
  if (timezone !== undefined && !isZone(timezone)) return 'invalid_timezone';
  if (asked === undefined) return null;
  if (!Number.isSafeInteger(asked)) return 'invalid_instant';
  if (asked > clock + tenMinutes) return 'clock_ahead';
  return clock - asked > mostLateness ? 'too_late' : null;
}

function placeAtEnd(snapshot: Snapshot, asked: number, recorded: number): Place | Refusal {
  const state = stateAt(snapshot, asked);
  if (!state) return refusal('not_started');
  return {
    at: recorded,
    date: state.today,
    timezone: state.timezone,
    state,
    programs: programsOf(snapshot, state, state.today),
    day: snapshot.days.find(({ date }) => date === state.today) ?? null,
    rests: snapshot.rests,
    sessionDone: sessionOn(snapshot, state.today),
    dayNumber: state.dayNumber,
    finished: state.finished,
    runAt: (instant) => runIndexAt(snapshot.runs, instant),
  };
}

function sessionOn({ sessions = [] }: Snapshot, on: CivilDate): SessionDate | null {
  return sessions.find(({ date }) => date === on) ?? null;
}

function programsOf({ runs }: Snapshot, { run }: State, date: CivilDate) {
  return programsUntil(runs[run] ?? { path: null }, date, mostDaysLate);
}

/** The date is what was today then, unless another was named and is taken. */
function placeInside(
  log: readonly Fact[],
  asked: number,
  recorded: number,
  named?: CivilDate,
): Place | Refusal {
  const then = fold(log.filter((fact) => fact.at <= asked));
  const state = stateAt(then, asked);
  if (!state) return refusal('before_first_run');
  const date = named ?? state.today;
  const whole = mergeFacts(emptySnapshot(), log);
  const completed = whole.days.filter((day) => {
    const completion = completionOf(day);
    return completion !== null && runIndexAt(whole.runs, completion.at) === state.run;
  });
  const before = completed.filter((day) => day.date < date).length;
  return {
    at: recorded,
    date,
    timezone: state.timezone,
    state,
    programs: programsOf(then, state, date),
    day: whole.days.find((day) => day.date === date) ?? null,
    rests: whole.rests,
    sessionDone: sessionOn(whole, date),
    dayNumber: Math.min(before + 1, programLength),
    finished: completed.length >= programLength,
    runAt: (instant) => runIndexAt(whole.runs, instant),
  };
}
