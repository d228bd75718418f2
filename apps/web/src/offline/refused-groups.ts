import { centuryClubPaths, type PathId } from '@hundred/domain/century-club/paths';
import { exerciseNames } from '@hundred/domain/days/exercises';
import { movements } from '@hundred/domain/movements/movements';
import { formatDate, formatMoment, formatNumber } from '../platform/format';
import type { Deed } from './deed';
import { listOf, waitingIn, waitingWords } from './offline-state';

export type RefusedGroup = {
  title: string;
  text: string;
  /** What sending it again is called; undefined where time makes it no better. */
  again: string | undefined;
  deeds: readonly Deed[];
};

/**
 * What was refused, by date; several dates are one where the same reason leaves no hope for any of them. `path`: that
 * of the run, which names the exercises its own way.
 */
export function refusedGroups(deeds: readonly Deed[], path: PathId | null): RefusedGroup[] {
  const dates = [...groupedBy(deeds, dateOf).values()];
  const gathered = groupedBy(dates, (ofDate) => lostCause(ofDate) ?? ofDate);
  return [...gathered.values()].map((group) => groupOf(group, path));
}

function groupOf(dates: readonly Deed[][], path: PathId | null): RefusedGroup {
  const deeds = dates.flat();
  const [first, last] = [dates[0]?.[0], dates.at(-1)?.[0]].map((deed) => deed && dateOf(deed));
  const isOneDate = dates.length === 1;
  const what = isOneDate ? listOf(deeds.map((deed) => nameOf(deed, path))) : waitingWords(waitingIn(deeds));
  const when = isOneDate ? first : `${formatNumber(dates.length)} dates, from ${first} to ${last}`;
  const reasons = new Set(deeds.map(({ refusal }) => refusal?.message));
  const code = deeds.find(canSendAgain)?.refusal?.code;
  return {
    title: `${what} ${deeds.length > 1 || isMany(what) ? 'were' : 'was'} not counted`,
    text: `Done on ${when}. ${[...reasons].join(' ')}`,
    again: code && (againWords[code] ?? 'Try again'),
    deeds,
  };
}

function groupedBy<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

/** By the words for its date: two deeds of which one knows only its instant may be of the same one. */
const dateOf = ({ localDate, at }: Deed): string => (localDate ? formatDate(localDate) : formatMoment(at));

/** The one reason that leaves no hope for anything of a date. */
function lostCause(deeds: readonly Deed[]): string | undefined {
  const [code, ...others] = new Set(deeds.map(({ refusal }) => refusal?.code));
  return others.length === 0 && code !== undefined && hopeless.has(code) ? code : undefined;
}

export const canSendAgain = ({ refusal }: Deed): boolean =>
  refusal !== undefined && !hopeless.has(refusal.code);

/** Time makes these no better. */
const hopeless = new Set(['too_late', 'before_first_run']);

const againWords: Record<string, string> = {
  clock_ahead: 'Count it for now',
  date_mismatch: 'Count it anyway',
};

/** "Push-ups", and neither "Plank" nor "A rest day". */
const isMany = (name: string) => name.endsWith('s');

function nameOf(deed: Deed, path: PathId | null): string {
  switch (deed.kind) {
    case 'completeExercise':
      if (deed.movement) return movements[deed.movement].name;
      return path ? centuryClubPaths[path].exercises[deed.exercise].name : exerciseNames[deed.exercise];
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
