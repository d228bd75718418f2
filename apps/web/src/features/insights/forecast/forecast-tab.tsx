import { lastPremiumDateOf } from '@hundred/domain/entitlements/last-premium-date';
import { forecastOf } from '@hundred/domain/insights/ahead/forecast';
import { runAheadOf } from '@hundred/domain/insights/ahead/run-ahead';
import { streakAheadOf } from '@hundred/domain/insights/ahead/streak-ahead';
import { timesAhead } from '@hundred/domain/insights/ahead/time-ahead';
import { useMemo } from 'react';
import type { WholeHistory } from '../../../challenge/history-views';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LockedInsight } from '../locked-insight';
import { exampleForecast, exampleRun } from './forecast-example';
import { ForecastView } from './forecast-view';
import { text } from './text';

/** When Day 100 of the current run is likely. */
export function ForecastTab({ history, snapshot, now }: WholeHistory) {
  const ahead = useMemo(() => {
    const run = history && runAheadOf(history, snapshot.runs, lastPremiumDateOf(snapshot, now));
    return (
      run && {
        run,
        forecast: forecastOf(run),
        times: timesAhead(history, snapshot.runs, run.daysLeft),
        streak: streakAheadOf(run, history, snapshot, now),
      }
    );
  }, [history, snapshot, now]);
  if (!ahead) return <EmptyState title={text.noRun}>{text.noRunReason}</EmptyState>;
  return (
    <>
      <ForecastView {...ahead} />
      <p className="mt-6 text-sm text-ink-3">{text.estimate}</p>
    </>
  );
}

/** The tab without Premium, with the figures of an invented person. */
export function LockedForecast() {
  const forecast = useMemo(exampleForecast, []);
  return (
    <LockedInsight title={text.lockedTitle} description={text.locked}>
      <ForecastView run={exampleRun} forecast={forecast} times={[]} streak={null} />
    </LockedInsight>
  );
}
