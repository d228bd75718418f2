import type { Today } from '@hundred/contract/today';
import type { ReactNode } from 'react';
import { text } from '../../features/dashboard/text/page';
import { Button } from '../../ui/button';
import { QuestionOfDay, SeasonFinished } from './lazy-parts';

type Props = {
  today: Today | undefined;
  /** Absent if no path can be chosen now. */
  onEnterClub: (() => void) | undefined;
  onShare: () => void;
  onChooseAgain: () => void;
  onRestart: () => void;
  /** The button to the finished hundred, if it is finished. */
  children: ReactNode;
};

/** What a person can do after the day is complete. */
export function CompleteActions({ today, onEnterClub, onShare, onChooseAgain, onRestart, children }: Props) {
  return (
    <>
      <div className="flex flex-wrap gap-3 max-desktop:flex-col tablet:col-start-2 tablet:row-start-1 tablet:justify-end tablet:self-end">
        <Button look="ink" size="large" icon="share" onClick={onShare}>
          {text.share}
        </Button>
        {onEnterClub && (
          <Button size="large" onClick={onEnterClub}>
            {text.enterClub}
          </Button>
        )}
        {children}
      </div>
      <div className="tablet:col-span-full">
        {today?.finished && today.isCenturyClub && (
          <SeasonFinished onChooseAgain={onChooseAgain} onRestart={onRestart} />
        )}
        {today && <QuestionOfDay today={today} />}
      </div>
    </>
  );
}
