import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import type { PendingCommand } from '../command/pending-command';

/** How many commands of each kind the server does not have. */
export type PendingCounts = { completions: number; restDays: number; ratings: number; sessions: number };

export const nothingPending: PendingCounts = { completions: 0, restDays: 0, ratings: 0, sessions: 0 };

const countedAs = {
  completeExercise: 'completions',
  takeRestDay: 'restDays',
  takeBackRestDay: 'restDays',
  rateEffort: 'ratings',
  finishSession: 'sessions',
} as const satisfies Record<DayCommand['kind'], keyof PendingCounts>;

export const countOf = ({ completions, restDays, ratings, sessions }: PendingCounts): number =>
  completions + restDays + ratings + sessions;

export function countCommands(commands: readonly Pick<PendingCommand, 'command'>[]): PendingCounts {
  const counts = { ...nothingPending };
  for (const { command } of commands) counts[countedAs[command.kind]] += 1;
  return counts;
}

/** For example "1 completion, 2 rest days and 1 rating". */
export function countsText({ completions, restDays, ratings, sessions }: PendingCounts): string {
  const parts = [
    completions > 0 && `${completions} ${completions === 1 ? 'completion' : 'completions'}`,
    restDays > 0 && `${restDays} ${restDays === 1 ? 'rest day' : 'rest days'}`,
    ratings > 0 && `${ratings} ${ratings === 1 ? 'rating' : 'ratings'}`,
    sessions > 0 && `${sessions} recovery ${sessions === 1 ? 'session' : 'sessions'}`,
  ];
  return listOf(parts.filter((part) => part !== false));
}

/** For example "Push-ups, Sit-ups and Jumping Jacks". */
export const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
