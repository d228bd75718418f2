import { centuryClubPaths } from '@hundred/domain/century-club/paths';
import type { RunSummary } from '@hundred/domain/challenge/state/state';
import { formatDate } from '../../platform/format';

/** By when it began, which no two have in common. */
export function runWords({ path, firstDate }: Pick<RunSummary, 'path' | 'firstDate'>, index: number): string {
  const what = path === null ? '' : `, ${centuryClubPaths[path].name}`;
  return `Run ${index + 1}${what}, from ${formatDate(firstDate)}`;
}
