import type { Today } from '@hundred/contract/today';
import { programLength } from '@hundred/domain/days/exercises';
import { quoteFor, quotes } from '@hundred/domain/words/quotes';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

type Props = {
  today: Today;
  title?: string;
  /** Set where somebody has just asked for the day to look like this. */
  news?: RefObject<boolean>;
  children?: ReactNode;
};

/** The day's chip, its title and a line below it: one of ten quotes where nothing else is to be said. */
export function DayHeading({ today, title, news, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone: the news takes it.
  useEffect(() => {
    if (!news?.current) return;
    news.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  const [quote] = useState(() => quoteFor(Math.floor(Math.random() * quotes.length)));
  const season = today.isCenturyClub ? 'Season 2 · ' : '';
  return (
    <header>
      <p className="mb-3.5 inline-flex min-h-8 items-center rounded-[8px] bg-invert px-3 text-sm font-[680] text-on-invert">
        {season}Day {today.dayNumber} of {programLength}
      </p>
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-32">
        {title ?? (today.isCenturyClub ? 'Century Club Challenge' : 'Today’s Challenge')}
      </h1>
      <p className="mt-3 max-w-[60ch] text-lg leading-[1.4] text-balance text-ink-2 max-tablet:mt-2.5 max-tablet:text-md">
        {children ?? quote}
      </p>
    </header>
  );
}
