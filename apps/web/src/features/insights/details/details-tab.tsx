import type { History } from '@hundred/domain/challenge/state/state';
import type { ZoneHistory } from '@hundred/domain/days/zone-history';
import { daysBeforeDetails, detailsOf } from '@hundred/domain/insights/details';
import { runAgainstRun } from '@hundred/domain/insights/run-against-run';
import { useMemo, useState } from 'react';
import type { WholeHistory } from '../../../challenge/history-views';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Select } from '../../../ui/forms/select';
import { exampleHistory, exampleZones } from '../example-history';
import { LockedInsight } from '../locked-insight';
import { DetailsView } from './details-view';
import { RunAgainstRunCard } from './run-against-run-card';
import { runText } from './run-text';
import { text } from './text';

/** The details of one run or of all, once enough days are completed. */
export function DetailsTab({ history, snapshot: { zones } }: WholeHistory) {
  return history && completedDays(history.dates) >= daysBeforeDetails ? (
    <DetailsOfRuns history={history} zones={zones} />
  ) : (
    <TooEarly />
  );
}

const completedDays = (dates: History['dates']) => dates.filter(({ status }) => status === 'complete').length;

const TooEarly = () => <EmptyState title={text.tooEarly}>{text.tooEarlyReason}</EmptyState>;

type Props = { history: History; zones: ZoneHistory };

function DetailsOfRuns({ history, zones }: Props) {
  const { runs, dates, today } = history;
  /** The index of the shown run; null for all runs. */
  const [shownRun, setShownRun] = useState(() => latestRunWithDates(history));
  /** The index of the earlier run that the person chose to compare it with. */
  const [chosenRun, setChosenRun] = useState<number | null>(null);
  const details = useMemo(() => {
    const shownDates = dates.filter((record) => shownRun === null || record.run === shownRun);
    return completedDays(shownDates) < daysBeforeDetails ? null : detailsOf(shownDates, today, zones);
  }, [dates, today, zones, shownRun]);
  const options = runs.map((run, index) => ({ value: String(index), name: runText(run, index) })).reverse();
  const hasDays = (index: number) => (runs[index]?.daysCompleted ?? 0) > 0;
  const earlierOptions = options.filter(
    ({ value }) => shownRun !== null && Number(value) < shownRun && hasDays(Number(value)),
  );
  const earlierRun = shownRun === null ? null : (chosenRun ?? longestBefore(history, shownRun));
  const comparison = shownRun !== null && earlierRun !== null && runAgainstRun(history, shownRun, earlierRun);
  return (
    <>
      {runs.length > 1 && (
        <Select
          label={text.show}
          emptyText={text.allRuns}
          className="mb-6 max-w-[26rem]"
          value={shownRun === null ? '' : String(shownRun)}
          options={options}
          onChange={(value) => {
            setShownRun(value === '' ? null : Number(value));
            setChosenRun(null);
          }}
        />
      )}
      {details ? <DetailsView details={details} today={today} /> : <TooEarly />}
      {comparison && (
        <RunAgainstRunCard comparison={comparison}>
          <Select
            label={text.compareWith}
            value={String(earlierRun)}
            options={earlierOptions}
            onChange={(value) => setChosenRun(Number(value))}
          />
        </RunAgainstRunCard>
      )}
    </>
  );
}

/** The latest run with enough completed days to show. Null, which means all runs, if there is none. */
function latestRunWithDates({ runs }: History): number | null {
  const latest = runs.findLastIndex(({ daysCompleted }) => daysCompleted >= daysBeforeDetails);
  return latest === -1 ? null : latest;
}

/** The earlier run with the most days; of equal ones the latest. */
function longestBefore({ runs }: History, run: number): number | null {
  const dayCounts = runs.slice(0, run).map(({ daysCompleted }) => daysCompleted);
  return dayCounts.length === 0 ? null : dayCounts.lastIndexOf(Math.max(...dayCounts));
}

export function LockedDetails() {
  const details = useMemo(() => {
    const { dates, today } = exampleHistory();
    return { details: detailsOf(dates, today, exampleZones), today };
  }, []);
  return (
    <LockedInsight title={text.lockedTitle} description={text.locked}>
      <DetailsView {...details} />
    </LockedInsight>
  );
}
