import type { DayCommand } from '../commands/commands';
import { completeExercise } from '../commands/complete-exercise';
import { finishSession } from '../commands/finish-session';
import { rateEffort } from '../commands/rate-effort';
import { takeBackRestDay } from '../commands/take-back-rest-day';
import { takeRestDay } from '../commands/take-rest-day';
import { type CommandHandlers, makeDeciders } from './decision';

export const dayHandlers: CommandHandlers<DayCommand> = {
  completeExercise,
  takeRestDay,
  takeBackRestDay,
  rateEffort,
  finishSession,
};

/** Decides the commands of a day. The page decides only these, and does not load the other handlers. */
export const { decide: decideDay, decideFromSnapshot: decideDayFromSnapshot } = makeDeciders(dayHandlers);
