import { daysSince } from '@hundred/domain/coach/own-figures';
import type { CoachInput } from '@hundred/domain/coach/tip';
import { type TipHistory, tipIds } from '@hundred/domain/coach/tips';
import { useId } from 'react';
import { civilDateFormat } from '../../platform/format/format';
import { Card } from '../../ui/card';
import { text } from './text/coach';

const dayAndMonth = civilDateFormat({ day: 'numeric', month: 'short' });

/** What was tried, and what came of it. Renders nothing before the first try. */
export function TriedTips({ tipHistory, input }: { tipHistory: TipHistory; input: CoachInput }) {
  const titleId = useId();
  const entries = tipIds.flatMap((id) => {
    const date = tipHistory.tried?.[id];
    return date === undefined ? [] : [{ id, date, followingDays: daysSince(input, date) }];
  });
  if (entries.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-2 text-lg">
        {text.triedTitle}
      </h2>
      <ul className="divide-y divide-line">
        {entries.map(({ id, date, followingDays }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <span>
              {text.tried[id]} <span className="text-sm text-ink-3">{dayAndMonth(date)}</span>
            </span>
            <span className="text-sm text-ink-2">
              {followingDays.due === 0
                ? text.triedToday
                : text.triedSince({ done: followingDays.completed, due: followingDays.due })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
