import type { CommandOutcome } from './command-result';
import { decisionContextOf } from './decision-context';
import { type DecisionInput, isContext } from './decision-input';
import { latestFactFields } from './latest-fact-fields';
import type { OfflineDetails } from './offline-details';
import { refusal } from './refusals';
import { isRestDayTaken } from './take-rest-day';

/** Undoes the rest day on the date of the command. */
export interface TakeBackRestDay extends OfflineDetails {
  kind: 'takeBackRestDay';
}

/** A rest day cannot be taken back once an exercise was done on its date. */
export function takeBackRestDay(input: DecisionInput, command: TakeBackRestDay, now: number): CommandOutcome {
  const context = decisionContextOf(input, command, now);
  if (!isContext(context)) return context;
  if (!isRestDayTaken(context)) return refusal('no_rest_day_taken');
  const doneExercises = Object.values(context.latest.day?.done ?? {});
  if (doneExercises.some(({ at }) => at <= context.recordedAt)) return refusal('exercise_already_done');
  return {
    facts: [{ kind: 'restDayTakenBack', ...latestFactFields(context, command) }],
    localDate: context.date,
  };
}
