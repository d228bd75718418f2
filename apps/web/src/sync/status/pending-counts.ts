import type { DayCommand } from '@hundred/domain/challenge/commands/commands';
import { listText } from '@hundred/domain/text/list';
import type { PendingCommand } from '../command/pending-command';
import { text } from './text/counts';

const countedAs = {
  completeExercise: 'completions',
  takeRestDay: 'restDays',
  takeBackRestDay: 'restDays',
  rateEffort: 'ratings',
  finishSession: 'sessions',
} as const satisfies Record<DayCommand['kind'], string>;

/** How many commands of each kind the server does not have. `others`: a newer page has stored them. */
export type PendingCounts = Record<(typeof countedAs)[DayCommand['kind']] | 'others', number>;

export const nothingPending: PendingCounts = {
  completions: 0,
  restDays: 0,
  ratings: 0,
  sessions: 0,
  others: 0,
};

const kinds = Object.keys(nothingPending) as (keyof PendingCounts)[];

/** How many commands there are of all kinds together. */
export const countOf = (counts: PendingCounts): number => kinds.reduce((sum, kind) => sum + counts[kind], 0);

export function addCounts(one: PendingCounts, other: PendingCounts): PendingCounts {
  const sum = { ...one };
  for (const kind of kinds) sum[kind] += other[kind];
  return sum;
}

export function countCommands(commands: readonly Pick<PendingCommand, 'command'>[]): PendingCounts {
  const counts = { ...nothingPending };
  for (const { command } of commands) counts[countedAs[command.kind] ?? 'others'] += 1;
  return counts;
}

/** For example "1 exercise, 2 rest days, and 1 effort rating". */
export const countsText = (counts: PendingCounts): string =>
  listText(kinds.filter((kind) => counts[kind] > 0).map((kind) => text[kind]({ count: counts[kind] })));
