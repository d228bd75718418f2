import { centuryClubPaths } from '@hundred/domain/century-club/paths';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { CalendarRun } from '../../challenge/calendar-view';
import { formatDate } from '../../platform/format/format';
import { Select } from '../../ui/forms/select';

type Props = {
  runs: readonly CalendarRun[];
  today: CivilDate;
  chosen: number | undefined;
  onChoose: (run: CalendarRun | undefined) => void;
};

/** Shows all runs together, or one of them. A person with one run has nothing to choose. */
export function RunPicker({ runs, today, chosen, onChoose }: Props) {
  if (runs.length < 2) return null;
  return (
    <Select
      label="Show"
      emptyText="All runs"
      value={chosen === undefined ? '' : String(chosen)}
      options={runs.toReversed().map((run) => ({ value: String(run.run), name: describeRun(run, today) }))}
      onChange={(value) => onChoose(runs.find(({ run }) => String(run) === value))}
    />
  );
}

export function describeRun(each: CalendarRun, today: CivilDate): string {
  const { run, season, path } = each;
  const what = season === 2 && path ? `Season 2, ${centuryClubPaths[path].name}` : `Season ${season}`;
  return `Run ${run}: ${what}, ${datesOf(each, today)}`;
}

/** A run that begins tomorrow can be closed today. */
function datesOf({ firstDate, lastDate, current, finished }: CalendarRun, today: CivilDate): string {
  if (lastDate < firstDate) return 'closed before it began';
  if (firstDate > today) return `begins ${formatDate(firstDate)}`;
  return `${formatDate(firstDate)} to ${current && !finished ? 'today' : formatDate(lastDate)}`;
}
