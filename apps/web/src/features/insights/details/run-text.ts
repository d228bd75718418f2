import { centuryClubPaths } from '@hundred/domain/century-club/paths';
import type { RunSummary } from '@hundred/domain/challenge/state/state';
import { formatDate } from '../../../platform/format/format';
import { text } from './text';

/** The name of a run: its number, its path if it has one, and its first date, which alone is unique. */
export function runText({ path, firstDate }: Pick<RunSummary, 'path' | 'firstDate'>, index: number): string {
  const run = { number: index + 1, date: formatDate(firstDate) };
  return path === null ? text.run(run) : text.runOnPath({ ...run, path: centuryClubPaths[path].name });
}
