import type { Today } from '@hundred/contract/today';
import { programLength } from '@hundred/domain/days/exercises';
import { quoteFor, quotes } from '@hundred/domain/words/quotes';
import { type ReactNode, useState } from 'react';

type Props = { today: Today; title?: string; children?: ReactNode };

/** The day's chip, its title and a line below it: one of ten quotes where nothing else is to be said. */
export function DayHeading({ today, title, children }: Props) {
  const [quote] = useState(() => quoteFor(Math.floor(Math.random() * quotes.length)));
  const season = today.isCenturyClub ? 'Season 2 · ' : '';
  return (
    <header>
      <p className="mb-3.5 inline-flex min-h-8 items-center rounded-[8px] bg-invert px-3 text-sm font-[680] text-on-invert">
        {season}Day {today.dayNumber} of {programLength}
      </p>
      <h1>{title ?? (today.isCenturyClub ? 'Century Club Challenge' : 'Today’s Challenge')}</h1>
      <p className="mt-3 max-w-[60ch] text-lg leading-[1.4] text-balance text-ink-2 max-tablet:mt-2.5 max-tablet:text-md">
        {children ?? quote}
      </p>
    </header>
  );
}
