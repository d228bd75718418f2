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
  const [shownIndex, setShownIndex] = useState(() => latestRunWithEnoughDays(history));
  /** The index of the earlier run with which the person chose to compare the shown one. */
  const [comparedIndex, setComparedIndex] = useState<number | null>(null);
  const details = useMemo(() => {
    const shownDates = dates.filter((record) => shownIndex === null || record.run === shownIndex);
    return completedDays(shownDates) < daysBeforeDetails ? null : detailsOf(shownDates, today, zones);
  }, [dates, today, zones, shownIndex]);
  const options = runs.map((run, index) => ({ value: String(index), name: runText(run, index) })).reverse();
  const hasDays = (index: number) => (runs[index]?.daysCompleted ?? 0) > 0;
  const earlierOptions = options.filter(
    ({ value }) => shownIndex !== null && Number(value) < shownIndex && hasDays(Number(value)),
  );
  const earlierIndex = shownIndex === null ? null : (comparedIndex ?? longestBefore(history, shownIndex));
  const comparison =
    shownIndex !== null && earlierIndex !== null && runAgainstRun(history, shownIndex, earlierIndex);
  return (
    <>
      {runs.length > 1 && (
        <Select
          label={text.show}
          emptyText={text.allRuns}
          className="mb-6 max-w-[26rem]"
          value={shownIndex === null ? '' : String(shownIndex)}
          options={options}
          onChange={(value) => {
            setShownIndex(value === '' ? null : Number(value));
            setComparedIndex(null);
          }}
        />
      )}
      {details ? <DetailsView details={details} today={today} /> : <TooEarly />}
      {comparison && (
        <RunAgainstRunCard comparison={comparison}>
          <Select
            label={text.compareWith}
            value={String(earlierIndex)}
            options={earlierOptions}
            onChange={(value) => setComparedIndex(Number(value))}
          />
        </RunAgainstRunCard>
      )}
    </>
  );
}

/** The latest run with enough completed days to show. Null, which means all runs, if there is none. */
function latestRunWithEnoughDays({ runs }: History): number | null {
  const latest = runs.findLastIndex(({ daysCompleted }) => daysCompleted >= daysBeforeDetails);
  return latest === -1 ? null : latest;
}

/** The index of the earlier run with the most days; of equal ones the latest. */
function longestBefore({ runs }: History, runIndex: number): number | null {
  const dayCounts = runs.slice(0, runIndex).map(({ daysCompleted }) => daysCompleted);
  return dayCounts.length === 0 ? null : dayCounts.lastIndexOf(Math.max(...dayCounts));
}

/** The tab without Premium, with the figures of an invented person. */
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
