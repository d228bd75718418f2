import type { Today } from '@hundred/contract/today';
import type { ReactNode, RefObject } from 'react';
import { DayMark, titleOf, useNews } from './day-heading';

type Props = {
  today: Today;
  news: RefObject<boolean>;
  membership: ReactNode;
  reason: ReactNode;
  /** What is still theirs. */
  children: ReactNode;
};

/** Above the exercises of somebody who was away: a welcome in place of the title, which stands below it. */
export function ComebackHeading({ today, news, membership, reason, children }: Props) {
  const heading = useNews(news);
  return (
    <header>
      <div className="grid items-end gap-x-8 tablet:grid-cols-[minmax(0,1fr)_auto]">
        <h1
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-32 text-[min(8vw,2.25rem)] leading-[1.04] tablet:text-[clamp(2rem,.8rem+2.1vw,3.25rem)]"
        >
          Welcome back. <span className="block text-ink-2">Day {today.dayNumber} kept your place.</span>
        </h1>
        {children}
        <div className="col-span-full mt-2.5">{reason}</div>
      </div>
      <div className="mt-3.5 mb-3 flex flex-wrap items-center gap-x-3.5 gap-y-1 max-tablet:mt-2.5 max-tablet:mb-2 max-tablet:justify-between">
        <h2 className="max-tablet:text-lg">{titleOf(today)}</h2>
        <DayMark today={today} membership={membership} />
      </div>
    </header>
  );
}
