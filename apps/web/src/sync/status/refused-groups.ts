import type { PathId } from '@hundred/domain/century-club/paths';
import { movements, supportedMovement } from '@hundred/domain/movements/movements';
import { standardMovement } from '@hundred/domain/programs/program';
import { formatDate, formatMoment, formatNumber } from '../../platform/format/format';
import { type PendingCommand, refusalOf } from '../command/pending-command';
import { countCommands, countsText, listOf } from './pending-counts';

/** Refused commands that are shown as one card. */
export type RefusedGroup = {
  title: string;
  text: string;
  /** The label of the retry button; undefined if the server would refuse the commands again. */
  retryLabel: string | undefined;
  commands: readonly PendingCommand[];
};

/** Codes of refusals that a retry cannot change. */
const finalCodes = new Set<string | undefined>(['too_late', 'before_first_run']);

const codeOf = (command: PendingCommand): string | undefined => refusalOf(command)?.code;

export const canRetry = (command: PendingCommand): boolean => !finalCodes.has(codeOf(command));

/**
 * One group for each date. Dates whose commands were all refused for the same final reason are one group. `path` is
 * that of the run, which determines the names of exercises.
 */
export function refusedGroups(commands: readonly PendingCommand[], path: PathId | null): RefusedGroup[] {
  const dates = [...groupBy(commands, dateTextOf).values()];
  const groups = groupBy(dates, (ofDate) => finalCodeOf(ofDate) ?? ofDate);
  return [...groups.values()].map((group) => groupOf(group, path));
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Compares texts, because a command without a date may belong to the same date as another one. */
const dateTextOf = ({ date, at }: PendingCommand): string => (date ? formatDate(date) : formatMoment(at));

/** The final reason that all commands of a date share. */
function finalCodeOf(commands: readonly PendingCommand[]): string | undefined {
  const [code, ...others] = new Set(commands.map(codeOf));
  return others.length === 0 && finalCodes.has(code) ? code : undefined;
}

function groupOf(dates: readonly PendingCommand[][], path: PathId | null): RefusedGroup {
  const commands = dates.flat();
  const texts = [...new Set(commands.map(dateTextOf))];
  const [what, when] =
    texts.length === 1
      ? [listOf(commands.map((command) => nameOf(command, path))), texts[0]]
      : [
          countsText(countCommands(commands)),
          `${formatNumber(texts.length)} dates, from ${texts[0]} to ${texts.at(-1)}`,
        ];
  const reasons = new Set(commands.map((command) => refusalOf(command)?.message));
  const retryable = commands.find(canRetry);
  return {
    title: `${what} ${commands.length > 1 || isPlural(what) ? 'were' : 'was'} not counted`,
    text: `Done on ${when}. ${[...reasons].join(' ')}`,
    retryLabel: retryable && (retryLabels[codeOf(retryable) ?? ''] ?? 'Try again'),
    commands,
  };
}

const retryLabels: Record<string, string> = {
  clock_ahead: 'Count it for now',
  date_mismatch: 'Count it anyway',
};

/** True for "Push-ups", false for "Plank" and "A rest day". */
const isPlural = (name: string) => name.endsWith('s');

function nameOf({ command }: PendingCommand, path: PathId | null): string {
  switch (command.kind) {
    case 'completeExercise':
      return movements[supportedMovement(command.movement, standardMovement(path, command.exercise))].name;
    case 'takeRestDay':
      return 'A rest day';
    case 'takeBackRestDay':
      return 'Taking back a rest day';
    case 'rateEffort':
      return 'A rating';
    case 'finishSession':
      return 'A recovery session';
  }
}
