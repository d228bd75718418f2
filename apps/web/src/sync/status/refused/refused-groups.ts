import type { PathId } from '@hundred/domain/century-club/paths';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import { localDateIn } from '@hundred/domain/days/zones';
import { movements, supportedMovement } from '@hundred/domain/movements/movements';
import { standardMovement } from '@hundred/domain/programs/program';
import { listText } from '@hundred/domain/text/list';
import { formatDate } from '../../../platform/format/format';
import { refusalText } from '../../../platform/http/refusal-text';
import { browserZone } from '../../../platform/time/browser-zone';
import { type PendingCommand, refusalOf } from '../../command/pending-command';
import { countCommands, countsText } from '../pending-counts';
import { text } from './text';

/** Refused commands that are shown as one card. */
export type RefusedGroup = {
  /** Stays the same while single commands of the group are sent again. */
  key: string;
  title: string;
  /** When they were done, and why they were refused. */
  description: string;
  /** The label of the retry button; undefined if the server would refuse the commands again. */
  retryLabel: string | undefined;
  commands: readonly PendingCommand[];
};

type RefusedDate = { date: CivilDate; commands: readonly PendingCommand[] };

/** Codes of refusals that a retry cannot change. */
const finalCodes = new Set<string | undefined>(['too_late', 'before_first_run']);

const codeOf = (command: PendingCommand): string | undefined => refusalOf(command)?.code;

export const canRetry = (command: PendingCommand): boolean => !finalCodes.has(codeOf(command));

/**
 * One group for each date. Dates whose commands were all refused for the same final reason are one group. `path` is
 * that of the run, which determines the names of exercises.
 */
export function refusedGroups(commands: readonly PendingCommand[], path: PathId | null): RefusedGroup[] {
  // All commands of one date, whatever their reasons.
  const dates = [...groupBy(commands, dateOf)].map(([date, onDate]) => ({ date, commands: onDate }));
  // Dates with the same final reason, or a date by itself.
  const groups = groupBy(dates, ({ date, commands: onDate }) => sharedFinalCode(onDate) ?? date);
  return [...groups].map(([key, datesOfGroup]) => ({ key, ...toGroup(datesOfGroup, path) }));
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** A command without a date counts for the one on which it was performed on this device. */
const dateOf = ({ date, zone, at }: PendingCommand): CivilDate =>
  date ?? localDateIn(zone ?? browserZone(), at);

/** The final code with which all of these commands were refused; undefined if they were refused for other reasons. */
function sharedFinalCode(commands: readonly PendingCommand[]): string | undefined {
  const [code, ...others] = new Set(commands.map(codeOf));
  return others.length === 0 && finalCodes.has(code) ? code : undefined;
}

function toGroup(dates: readonly RefusedDate[], path: PathId | null): Omit<RefusedGroup, 'key'> {
  const commands = dates.flatMap((date) => date.commands);
  const reasons = new Set(commands.map(reasonText));
  const retryable = commands.find(canRetry);
  return {
    title: titleOf(commands, dates.length, path),
    description: [datesText(dates), ...reasons].join(' '),
    retryLabel: retryable && retryLabelFor(codeOf(retryable), commands.length),
    commands,
  };
}

function titleOf(commands: readonly PendingCommand[], dateCount: number, path: PathId | null): string {
  if (commands.length === 1 && commands[0]?.command.kind === 'takeBackRestDay') return text.restDayNotUndone;
  const names =
    dateCount === 1
      ? listText(commands.map((command) => nameOf(command, path)))
      : countsText(countCommands(commands));
  return text.title({ names });
}

/** Why a command was refused, from the code of the refusal, because the stored message may be in another language. */
function reasonText(command: PendingCommand): string | undefined {
  const refusal = refusalOf(command);
  return refusal && (refusalText(refusal.code) ?? refusal.message);
}

function datesText(dates: readonly RefusedDate[]): string {
  const days = dates.map(({ date }) => formatDate(date));
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  return days.length === 1
    ? text.doneOn({ day: first })
    : text.doneOnDays({ count: days.length, first, last });
}

function retryLabelFor(code: string | undefined, count: number): string {
  if (code === 'clock_ahead') return text.countNow({ count });
  return code === 'date_mismatch' ? text.countAnyway({ count }) : text.tryAgain;
}

function nameOf({ command }: PendingCommand, path: PathId | null): string {
  switch (command.kind) {
    case 'completeExercise':
      return movements[supportedMovement(command.movement, standardMovement(path, command.exercise))].name;
    case 'takeRestDay':
      return text.restDay;
    case 'takeBackRestDay':
      return text.restDayUndo;
    case 'rateEffort':
      return text.rating;
    case 'finishSession':
      return text.session;
  }
}
