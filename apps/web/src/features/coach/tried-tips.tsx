import { recentDates } from '@hundred/domain/coach/habit-rules';
import { daysSince } from '@hundred/domain/coach/own-figures';
import type { CoachInput, TipId } from '@hundred/domain/coach/tip';
import { type TipHistory, tipIds } from '@hundred/domain/coach/tips';
import { useId } from 'react';
import { civilDateFormat, formatNumber } from '../../platform/format/format';
import { Card } from '../../ui/card';

const dayAndMonth = civilDateFormat({ day: 'numeric', month: 'short' });

/** The action of each tip in the past tense. */
const triedTexts: Record<TipId, string> = {
  costsMore: 'Took a rest day',
  afterGap: 'Looked at a smaller plan',
  weakWeekday: 'Looked at a weekday off',
  lateEvenings: 'Set an earlier reminder',
  missesAfterLate: 'Set a reminder',
  fasterAndHarder: 'Watched the slow push-up',
  hipFlexors: 'Looked for another movement',
  longerDays: 'Looked at the forecast',
  oneSidedExtras: 'Tried more of another exercise',
  milestoneNear: 'Looked at the forecast',
  nearLongest: 'Went for the longest streak',
  bestMonth: 'Looked at the details',
  lastDays: 'Looked at the statistics',
  usualTime: 'Set a reminder',
  daysDone: 'Looked at the calendar',
  form: 'Watched how it is done',
};

/** What was tried, and what came of it. Renders nothing before the first try. */
export function TriedTips({ tips: { tried = {} }, input }: { tips: TipHistory; input: CoachInput }) {
  const title = useId();
  const entries = tipIds.flatMap((id) => {
    const date = tried[id];
    return date === undefined ? [] : [{ id, date, since: daysSince(input, date) }];
  });
  if (entries.length === 0) return null;
  return (
    <Card aria-labelledby={title}>
      <h2 id={title} className="mb-2 text-lg">
        What you tried
      </h2>
      <ul className="divide-y divide-line">
        {entries.map(({ id, date, since }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <span>
              {triedTexts[id]} <span className="text-sm text-ink-3">{dayAndMonth(date)}</span>
            </span>
            <span className="text-sm text-ink-2">
              {since.due === 0
                ? 'Tomorrow shows what came of it.'
                : `Since then ${formatNumber(since.completed)} of ${formatNumber(since.due)} days done.`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** From this many dates on there are always figures to tell. */
const datesForFigures = 10;

/** When there will be something to tell. */
export function nothingText(input: CoachInput): string {
  const left = datesForFigures - recentDates(input).length;
  if (left <= 0) return 'There is nothing to tell today. Tomorrow there may be.';
  return left === 1
    ? 'Your first figures come tomorrow.'
    : `Your first figures come in ${formatNumber(left)} days.`;
}
