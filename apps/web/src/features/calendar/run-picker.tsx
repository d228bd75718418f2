import { centuryClubPaths } from '@hundred/domain/century-club/paths';
import type { CivilDate } from '@hundred/domain/days/civil-date';
import type { CalendarRun } from '../../challenge/calendar-view';
import { formatDate } from '../../platform/format/format';
import { Select } from '../../ui/forms/select';
import { text } from './text';

type Props = {
  runs: readonly CalendarRun[];
  today: CivilDate;
  /** The number of the chosen run; undefined for all runs. */
  chosenNumber: number | undefined;
  onChoose: (run: CalendarRun | undefined) => void;
};

/** Shows all runs together, or one of them. A person with one run has nothing to choose. */
export function RunPicker({ runs, today, chosenNumber, onChoose }: Props) {
  if (runs.length < 2) return null;
  return (
    <Select
      label={text.show}
      emptyText={text.allRuns}
      value={chosenNumber === undefined ? '' : String(chosenNumber)}
      options={runs.toReversed().map((calendarRun) => ({
        value: String(calendarRun.run),
        name: describeRun(calendarRun, today),
      }))}
      onChange={(value) => onChoose(runs.find(({ run }) => String(run) === value))}
    />
  );
}

/** The name of a run in the picker: its season, its path and its dates. */
export function describeRun(calendarRun: CalendarRun, today: CivilDate): string {
  const { run, season, path } = calendarRun;
  const values = { run, season, dates: datesOf(calendarRun, today) };
  return season === 2 && path
    ? text.runOnPath({ ...values, path: centuryClubPaths[path].name })
    : text.run(values);
}

function datesOf({ firstDate, lastDate, current, finished }: CalendarRun, today: CivilDate): string {
  const from = formatDate(firstDate);
  // A run that begins tomorrow can be closed today.
  if (lastDate < firstDate) return text.closedEarly;
  if (firstDate > today) return text.begins({ date: from });
  return current && !finished ? text.untilToday({ from }) : text.fromTo({ from, to: formatDate(lastDate) });
}
