import { toEpochDay } from '../../days/civil-date';
import { restAllowance } from '../facts/allowance';
import { isComplete } from '../fold/merged-day';
import { costOfUnspentRests } from '../fold/rest-cost';
import { historyOf } from '../state/history';
import { todayIn, walkToToday } from '../state/walk-to-today';
import type { CommandOutcome, CommandResult } from './command-result';
import { decisionContextOf } from './decision-context';
import {
  type DecisionContext,
  type DecisionInput,
  isContext,
  type LogNeeded,
  logNeeded,
} from './decision-input';
import { latestFactFields } from './latest-fact-fields';
import type { OfflineDetails } from './offline-details';
import { refusal } from './refusals';

/** Takes a rest day on the date of the command. */
export interface TakeRestDay extends OfflineDetails {
  kind: 'takeRestDay';
}

export function takeRestDay(input: DecisionInput, command: TakeRestDay, now: number): CommandOutcome {
  const context = decisionContextOf(input, command, now);
  if (!isContext(context)) return context;
  const { state, date, latest } = context;
  if (state.opensOn !== null) return refusal('run_waiting');
  if (latest.isFinished) return refusal('run_finished');
  const unchangedResult: CommandResult = { facts: [], localDate: date };
  // A late command is not refused, because the person may have completed the day after taking the rest day.
  if (latest.day && isComplete(latest.day))
    return command.at === undefined ? refusal('day_complete') : unchangedResult;
  const restDayResult: CommandResult = {
    facts: [{ kind: 'restDayTaken', ...latestFactFields(context, command) }],
    localDate: date,
  };
  // A rest day taken on two devices is recorded with the key of each. Without its key in the log, the second command could
  // take the day again if it arrives once more after the day was taken back.
  if (isRestDayTaken(context)) return command.deviceKey === undefined ? unchangedResult : restDayResult;
  const isLeft = isRestDayLeft(context, now);
  if (isLeft === logNeeded) return logNeeded;
  return isLeft ? restDayResult : refusal('no_rest_days_left');
}

/** Whether a rest day is taken on the date of the command, in the run of that date. */
export function isRestDayTaken({ latest, state, date }: DecisionContext): boolean {
  return latest.rests.some((rest) => rest.run === state.runIndex && rest.date === date);
}

/**
 * Whether the run has a rest day left for the date. A planned rest day on a past date that was covered automatically takes
 * over the rest day of that cover. Only the log contains whether the date was covered.
 */
function isRestDayLeft({ snapshot, log, state, date }: DecisionContext, now: number): boolean | LogNeeded {
  const today = todayIn(snapshot, now);
  const { walk } = walkToToday(snapshot, today);
  if (walk.conditions.isRestUnlimited(toEpochDay(date))) return true;
  const { runIndex } = state;
  const spent =
    (walk.runs[runIndex]?.restCost ?? 0) + costOfUnspentRests(walk, runIndex, toEpochDay(today.date));
  if (spent < restAllowance) return true;
  // Only a past date can have been covered.
  if (date >= today.date) return false;
  if (!log) return logNeeded;
  const isCovered = historyOf(log, now)?.dates.find((record) => record.date === date)?.automaticRest;
  const spentWithoutCover = spent - 1;
  return isCovered === true && spentWithoutCover < restAllowance;
}
