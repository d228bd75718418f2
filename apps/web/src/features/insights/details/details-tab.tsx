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
  /** The index of the shown run, or null for all; and of the earlier one that the person chose to compare it with. */
  const [run, setRun] = useState(() => latestRunWithDates(history));
  const [chosenEarlier, setChosenEarlier] = useState<number | null>(null);
  const details = useMemo(() => {
    const shownDates = dates.filter((record) => run === null || record.run === run);
    return completedDays(shownDates) < daysBeforeDetails ? null : detailsOf(shownDates, today, zones);
  }, [dates, today, zones, run]);
  const options = runs.map((each, index) => ({ value: String(index), name: runText(each, index) })).reverse();
  const earlierOptions = options.filter(
    ({ value }) => run !== null && Number(value) < run && (runs[Number(value)]?.daysCompleted ?? 0) > 0,
  );
  const earlier = run === null ? null : (chosenEarlier ?? longestBefore(history, run));
  const compared = run !== null && earlier !== null && runAgainstRun(history, run, earlier);
  return (
    <>
      {runs.length > 1 && (
        <Select
          label={text.show}
          emptyText={text.allRuns}
          className="mb-6 max-w-[26rem]"
          value={run === null ? '' : String(run)}
          options={options}
          onChange={(value) => {
            setRun(value === '' ? null : Number(value));
            setChosenEarlier(null);
          }}
        />
      )}
      {details ? <DetailsView details={details} today={today} /> : <TooEarly />}
      {compared && (
        <RunAgainstRunCard compared={compared}>
          <Select
            label={text.compareWith}
            value={String(earlier)}
            options={earlierOptions}
            onChange={(value) => setChosenEarlier(Number(value))}
          />
        </RunAgainstRunCard>
      )}
    </>
  );
}

/** The latest run with enough dates to show; null for all runs. */
function latestRunWithDates({ runs }: History): number | null {
  const latest = runs.findLastIndex(({ daysCompleted }) => daysCompleted >= daysBeforeDetails);
  return latest === -1 ? null : latest;
}

/** The earlier run with the most days; of equal ones the latest. */
function longestBefore({ runs }: History, run: number): number | null {
  const days = (index: number) => runs[index]?.daysCompleted ?? 0;
  const before = [...runs.keys()].slice(0, run);
  return before.reduce<number | null>(
    (best, index) => (best === null || days(index) >= days(best) ? index : best),
    null,
  );
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
