import { centuryClubPaths } from '@hundred/domain/century-club/paths';
import { formatDate } from '../../platform/format';
import { Select } from '../../ui/select';
import type { CalendarRun } from './calendar-query';

type Props = {
  runs: readonly CalendarRun[];
  chosen: number | undefined;
  onChoose: (run: CalendarRun | undefined) => void;
};

/** All runs together, or one of them alone. Somebody with one run has nothing to choose. */
export function RunPicker({ runs, chosen, onChoose }: Props) {
  if (runs.length < 2) return null;
  return (
    <Select
      label="Show"
      emptyText="All runs"
      value={chosen === undefined ? '' : String(chosen)}
      options={runs.toReversed().map((run) => ({ value: String(run.run), name: describeRun(run) }))}
      onChange={(value) => onChoose(runs.find(({ run }) => String(run) === value))}
    />
  );
}

export function describeRun(each: CalendarRun): string {
  const { run, season, path, firstDate, lastDate, current, finished } = each;
  const what = season === 2 && path ? `Season 2, ${centuryClubPaths[path].name}` : `Season ${season}`;
  return `Run ${run}: ${what}, ${formatDate(firstDate)} to ${current && !finished ? 'today' : formatDate(lastDate)}`;
}
