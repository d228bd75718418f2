import { badgesView } from '../challenge/badges-view';
import { calendarView } from '../challenge/calendar-view';
import { historyView } from '../challenge/history-views';
import type { LocalState } from '../challenge/local-state';
import { selectIn, type View } from '../challenge/view';
import { clubView, premiumView, statsView, todayView } from '../challenge/views';
import { loadDriver } from '../sync/load-driver';

// Views of the whole history need the rules, which load with the driver.
await loadDriver();

/** The views whose key is the path of their call. */
const views: readonly View<unknown>[] = [
  todayView,
  statsView,
  premiumView,
  clubView,
  historyView,
  badgesView,
];

/** The answer of an API call about a log; undefined if no view belongs to that call. */
export function answerOfLog(path: string, local: LocalState): unknown {
  const view = views.find(({ key }) => key === path) ?? calendarViewOf(path);
  const selection = view && selectIn(view, local);
  return selection?.kind === 'found' ? selection.data : undefined;
}

function calendarViewOf(path: string): View<unknown> | undefined {
  const match = /^\/challenge\/calendar\/(\d+)\/(\d+)(?:\?run=(\d+))?$/.exec(path);
  if (!match) return undefined;
  const [, year, month, run] = match;
  return calendarView(
    { year: Number(year), month: Number(month) },
    run === undefined ? undefined : Number(run),
  );
}
