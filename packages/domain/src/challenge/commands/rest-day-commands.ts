import { toEpochDay } from '../../days/civil-date';
import { restAllowance } from '../facts/allowance';
import { isComplete } from '../fold/merged-day';
import { costOfUnspentRests } from '../fold/rest-cost';
import { walkFrom } from '../fold/walk';
import { historyOf } from '../state/history';
import { todayIn, walkToToday } from '../state/walk-to-today';
import type { Answer } from './answer';
import type { TakeBackRestDay, TakeRestDay } from './commands';
import { type Place, placeOf, recordedFields, type Source } from './place';
import { type Refusal, refusal } from './refusals';

export function takeRestDay(source: Source, command: TakeRestDay, now: number): Answer | Refusal | null {
  const place = placeOf(source, command, now);
  if (!place || 'code' in place) return place;
  const { state, date, day } = place;
  if (state.opensOn !== null) return refusal('run_waiting');
  if (place.finished) return refusal('run_finished');
  const nothingNew = { facts: [], localDate: date };
  const taken = (): Answer => ({
    facts: [{ kind: 'restDayTaken', ...recordedFields(source, command, place) }],
    localDate: date,
  });
  if (day && isComplete(day)) return command.at === undefined ? refusal('day_complete') : nothingNew;
  // Taken on two devices, it is recorded for both: a key that left no trace could take the day once more,
  // arriving again after it was taken back.
  if (isTaken(place)) return command.deviceKey === undefined ? nothingNew : taken();
  const hasOne = hasRestDay(source, place, now);
  if (hasOne === null) return null;
  return hasOne ? taken() : refusal('no_rest_days_left');
}

export function takeBackRestDay(
  source: Source,
  command: TakeBackRestDay,
  now: number,
): Answer | Refusal | null {
  const place = placeOf(source, command, now);
  if (!place || 'code' in place) return place;
  if (!isTaken(place)) return refusal('no_rest_day_taken');
  const done = Object.values(place.day?.done ?? {});
  if (done.some(({ at }) => at <= place.at)) return refusal('exercise_already_done');
  return {
    facts: [{ kind: 'restDayTakenBack', ...recordedFields(source, command, place) }],
    localDate: place.date,
  };
}

function isTaken({ rests, state, date }: Place): boolean {
  return rests.some((rest) => rest.run === state.run && rest.date === date);
}

/**
 * A date that is covered already gives that rest day back for the planned one. Of a past date only the log can tell:
 * null where it was not loaded.
 */
function hasRestDay({ snapshot, log }: Source, place: Place, now: number): boolean | null {
  const today = todayIn(snapshot, now);
  const walk = walkFrom(snapshot, today);
  walkToToday(walk, snapshot, today);
  if (walk.conditions.isRestUnlimited(toEpochDay(place.date))) return true;
  const { run } = place.state;
  const spent = (walk.runs[run]?.restCost ?? 0) + costOfUnspentRests(walk, run, toEpochDay(today.date));
  if (spent < restAllowance || place.date >= today.date) return spent < restAllowance;
  if (!log) return null;
  const covered = historyOf(log, now)?.dates.find(({ date }) => date === place.date)?.automaticRest;
  return covered === true && spent - 1 < restAllowance;
}
