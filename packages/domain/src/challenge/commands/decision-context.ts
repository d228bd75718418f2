import type { CivilDate } from '../../days/civil-date';
import { programLength } from '../../days/exercises';
import { programsUntil } from '../../programs/plans-of-run';
import type { Fact } from '../facts/facts';
import { mostDaysLate } from '../facts/limits';
import { fold } from '../fold/fold';
import { mergeFacts } from '../fold/merge-facts';
import { completedDaysOfRun } from '../fold/run-dates';
import type { RunRecord } from '../fold/run-record';
import { emptySnapshot, type Snapshot } from '../fold/snapshot';
import type { State } from '../state/state';
import { stateAt } from '../state/state-at';
import { nightDates } from '../state/today';
import { type ContextOutcome, type DecisionInput, type LatestRecords, logNeeded } from './decision-input';
import { instantsOf, type OfflineDetails } from './offline-details';
import { refusal } from './refusals';

/**
 * The context of a command: `state` and `programs` are as of the instant when it was performed, `latest` is what all facts
 * say by now. The log is needed if the command was performed before the last fact, or counts for another date than the one
 * that was today then. Tested in `rules/offline.test.ts`.
 */
export function decisionContextOf(
  input: DecisionInput,
  command: OfflineDetails,
  now: number,
): ContextOutcome {
  const { snapshot, log } = input;
  const [firstRun] = snapshot.runs;
  if (!firstRun) return refusal('not_started');
  // Now is never before the last fact, even if the clock of this device or server went back. `performedAt` is by the clock
  // of the device and may be earlier; `recordedAt` is the same, or now if that clock is ahead.
  const instants = instantsOf(command, Math.max(now, snapshot.lastAt));
  if ('code' in instants) return instants;
  const { performedAt, recordedAt } = instants;
  const followsLastFact = performedAt >= snapshot.lastAt;
  const snapshotThen = followsLastFact ? snapshot : log && fold(log.filter(({ at }) => at <= performedAt));
  if (!snapshotThen) return logNeeded;
  const state = stateAt(snapshotThen, performedAt);
  if (!state) return refusal('before_first_run');
  const date = dateOf(command, state, firstRun);
  if (date === null) return refusal('date_mismatch');
  const latest =
    followsLastFact && date === state.today
      ? recordsOfToday(snapshot, state)
      : log && recordsFromLog(log, state, date);
  if (!latest) return logNeeded;
  const programs = programsOf(snapshotThen, state, date);
  // The zone of the account. The one that the device names is only validated (`offline-details.ts`).
  const { timezone } = state;
  return { ...input, recordedAt, date, timezone, state, programs, latest };
}

/**
 * The date that a command counts for; null if the device names one that it cannot count for. Before 02:00 an exercise can
 * belong to either of two dates, and the facts that decide it may still be on another device. So the date that the device
 * names is accepted, except one before the first run.
 */
function dateOf({ localDate }: OfflineDetails, state: State, firstRun: RunRecord): CivilDate | null {
  const { today, timezone, now: performedAt } = state;
  if (localDate === undefined || localDate === today) return today;
  const isDateOfNight =
    localDate >= firstRun.firstDate && nightDates(timezone, performedAt).includes(localDate);
  return isDateOfNight ? localDate : null;
}

/** The records for a command of today. The snapshot is sufficient, because no fact was recorded after the command. */
function recordsOfToday(snapshot: Snapshot, state: State): LatestRecords {
  const { today, dayNumber, finished: isFinished } = state;
  return { ...recordsOn(today, snapshot), dayNumber, isFinished };
}

/** The records for any other command, from all facts: the snapshot may not hold its date any more. */
function recordsFromLog(log: readonly Fact[], { runIndex }: State, date: CivilDate): LatestRecords {
  // Merged but not settled (`fold.ts`), because settling drops the days before the last completed one.
  const mergedLog = mergeFacts(emptySnapshot(), log);
  const completedDays = completedDaysOfRun(mergedLog, runIndex);
  const completedBefore = completedDays.filter(({ day }) => day.date < date).length;
  return {
    ...recordsOn(date, mergedLog),
    dayNumber: Math.min(completedBefore + 1, programLength),
    isFinished: completedDays.length >= programLength,
  };
}

/** What a snapshot holds of a date: its day and its recovery session. And all planned rest days of the snapshot. */
function recordsOn(date: CivilDate, { days, rests, sessions = [] }: Snapshot) {
  return {
    day: days.find((day) => day.date === date) ?? null,
    rests,
    session: sessions.find((session) => session.date === date) ?? null,
  };
}

function programsOf({ runs }: Snapshot, { runIndex }: State, date: CivilDate) {
  // A state shows a run of its snapshot, so there always is one. Only the type allows that it is missing.
  const run = runs[runIndex] ?? { path: null };
  // The earlier programs too: a device that is up to `mostDaysLate` days late may still have shown them.
  return programsUntil(run, date, mostDaysLate);
}
