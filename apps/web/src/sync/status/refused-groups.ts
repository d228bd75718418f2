import { centuryClubPaths, type PathId } from '@hundred/domain/century-club/paths';
import { exerciseNames } from '@hundred/domain/days/exercises';
import { movements } from '@hundred/domain/movements/movements';
import { formatDate, formatMoment, formatNumber } from '../../platform/format';
import { type PendingCommand, refusalOf } from '../pending-command';
import { countCommands, countsText, listOf } from './pending-counts';

export type RefusedGroup = {
  title: string;
  text: string;
  /** What sending it again is called; undefined where time makes it no better. */
  again: string | undefined;
  commands: readonly PendingCommand[];
};

/**
 * What was refused, by date; several dates are one where the same reason leaves no hope for any of them. `path`: that
 * of the run, which names the exercises its own way.
 */
export function refusedGroups(commands: readonly PendingCommand[], path: PathId | null): RefusedGroup[] {
  const dates = [...groupedBy(commands, dateOf).values()];
  const gathered = groupedBy(dates, (ofDate) => lostCause(ofDate) ?? ofDate);
  return [...gathered.values()].map((group) => groupOf(group, path));
}

function groupOf(dates: readonly PendingCommand[][], path: PathId | null): RefusedGroup {
  const commands = dates.flat();
  const [first, last] = [dates[0]?.[0], dates.at(-1)?.[0]].map((command) => command && dateOf(command));
  const isOneDate = dates.length === 1;
  const what = isOneDate
    ? listOf(commands.map((one) => nameOf(one, path)))
    : countsText(countCommands(commands));
  const when = isOneDate ? first : `${formatNumber(dates.length)} dates, from ${first} to ${last}`;
  const reasons = new Set(commands.map((command) => refusalOf(command)?.message));
  const retryable = commands.find(canRetry);
  const code = retryable && refusalOf(retryable)?.code;
  return {
    title: `${what} ${commands.length > 1 || isMany(what) ? 'were' : 'was'} not counted`,
    text: `Done on ${when}. ${[...reasons].join(' ')}`,
    again: code && (againWords[code] ?? 'Try again'),
    commands,
  };
}

function groupedBy<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

/** By the text of its date: a command that has only its instant may be of the same date. */
const dateOf = ({ date, at }: PendingCommand): string => (date ? formatDate(date) : formatMoment(at));

/** The one reason that leaves no hope for anything of a date. */
function lostCause(commands: readonly PendingCommand[]): string | undefined {
  const [code, ...others] = new Set(commands.map((command) => refusalOf(command)?.code));
  return others.length === 0 && code !== undefined && hopeless.has(code) ? code : undefined;
}

export function canRetry(command: PendingCommand): boolean {
  const refusal = refusalOf(command);
  return refusal !== undefined && !hopeless.has(refusal.code);
}

/** Time makes these no better. */
const hopeless = new Set(['too_late', 'before_first_run']);

const againWords: Record<string, string> = {
  clock_ahead: 'Count it for now',
  date_mismatch: 'Count it anyway',
};

/** "Push-ups", and neither "Plank" nor "A rest day". */
const isMany = (name: string) => name.endsWith('s');

function nameOf({ command }: PendingCommand, path: PathId | null): string {
  switch (command.kind) {
    case 'completeExercise':
      if (command.movement) return movements[command.movement].name;
      return path ? centuryClubPaths[path].exercises[command.exercise].name : exerciseNames[command.exercise];
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
