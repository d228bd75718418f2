import type { Today } from '@hundred/contract/today';
import { programLength } from '@hundred/domain/days/exercises';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

type Props = {
  today: Today;
  title?: string;
  /** Set where somebody has just asked for the day to look like this. */
  news?: RefObject<boolean>;
  /** In season 2 it says the day in the chip's place, once it is known. */
  membership?: ReactNode;
  reason?: ReactNode;
  children: ReactNode;
};

/** The title and its day in one line; below it a few words, and the reason for this day. */
export function DayHeading({ today, title, news, membership, reason, children }: Props) {
  const heading = useNews(news);
  return (
    <header>
      <TitleLine
        title={
          <h1 ref={heading} tabIndex={-1} className={dayTitle}>
            {title ?? titleOf(today)}
          </h1>
        }
      >
        <DayMark today={today} membership={membership} />
      </TitleLine>
      <WordsLine words={children}>{reason}</WordsLine>
    </header>
  );
}

export const titleOf = ({ isCenturyClub }: Today) =>
  isCenturyClub ? 'Century Club Challenge' : 'Today’s Challenge';

/** The heading that takes the focus when there is news: the button that had it is gone. */
export function useNews(news: RefObject<boolean> | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!news?.current) return;
    news.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return heading;
}

/** Which day it is, beside its title. */
export function DayMark({ today, membership }: { today: Today; membership: ReactNode }) {
  if (today.isCenturyClub && membership) return membership;
  return (
    <DayChip>
      {today.isCenturyClub && 'Season 2 · '}Day {today.dayNumber} of {programLength}
    </DayChip>
  );
}

/** As large as one line of a phone holds beside the chip. */
export const dayTitle =
  'scroll-mt-32 text-[clamp(1.25rem,6.25vw,1.75rem)] tablet:text-[clamp(2.25rem,1.1rem+1.9vw,3.5rem)]';

export function TitleLine({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4.5 gap-y-1 max-tablet:justify-between max-tablet:gap-x-2">
      {title}
      {children}
    </div>
  );
}

export function WordsLine({ words, children }: { words: ReactNode; children?: ReactNode }) {
  return (
    <div className="mt-2 flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-1.5 max-tablet:mt-1 max-tablet:min-h-0">
      <div className="text-[1.0625rem] leading-[1.4] text-pretty text-ink-2 max-tablet:w-full max-tablet:text-md">
        {words}
      </div>
      {children}
    </div>
  );
}

export function DayChip({ children }: { children: ReactNode }) {
  return (
    <p className="inline-flex min-h-8 items-center rounded-[8px] bg-invert px-3 text-sm font-[680] whitespace-nowrap text-on-invert max-tablet:min-h-7 max-tablet:px-2.25 max-tablet:text-[.8125rem] max-tablet:font-stretch-[92%]">
      {children}
    </p>
  );
}
