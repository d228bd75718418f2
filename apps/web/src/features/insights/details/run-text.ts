import { centuryClubPaths } from '@hundred/domain/century-club/paths';
import type { RunSummary } from '@hundred/domain/challenge/state/state';
import { formatDate } from '../../../platform/format/format';

/** Names a run by its first date, which is unique. */
export function runText({ path, firstDate }: Pick<RunSummary, 'path' | 'firstDate'>, index: number): string {
  const what = path === null ? '' : `, ${centuryClubPaths[path].name}`;
  return `Run ${index + 1}${what}, from ${formatDate(firstDate)}`;
}
