import type { Today } from '@hundred/contract/today';
import type { ReactNode } from 'react';
import { historyView, wholeHistoryView } from '../../../challenge/history-views';
import { useChallenge } from '../../../challenge/use-challenge';
import { BoldParts } from '../../../ui/bold-parts';
import { Button } from '../../../ui/button';
import { nextExercises } from '../day/next-exercises';
import type { Opening } from '../day/next-opening';
import { tomorrowText } from '../day/tomorrow-text';
import { lineStepMs } from './pay-off-lines';
import { appearsAt } from './stage-delay';
import { text } from './text';

const endButton = 'min-h-16 rounded-3 short:min-h-14 lying:min-h-12';

type Props = {
  today: Today;
  /** When the next day opens. */
  opening: Opening;
  /** The one question of this day, if there is one. */
  question: ReactNode;
  isShown: boolean;
  /** When the first part appears, in milliseconds after `isShown`. */
  delay: number;
  onShare: () => void;
  onClose: () => void;
};

/** What follows the lines: the question of the day, what comes tomorrow, and the buttons, one after the other. */
export function StageEnd({ today, opening, question, isShown, delay, onShare, onClose }: Props) {
  const history = useChallenge(historyView).data?.history ?? [];
  const next = nextExercises(today, opening, useChallenge(wholeHistoryView).data);
  const tomorrow = tomorrowText(today, opening, next, history);
  /** The props of a part. It is invisible until its turn, but holds its place from the beginning. */
  const appearing = (order: 0 | 1 | 2, className: string) =>
    isShown
      ? { className: `stage-in ${className}`, style: appearsAt(delay + lineStepMs * order) }
      : { className: `invisible ${className}` };
  return (
    <>
      <div
        data-question=""
        {...appearing(
          0,
          'mt-auto pt-2.5 pb-[min(2.5rem,3svh)] short:py-2 desktop:pt-[min(1.25rem,2.5svh)] lying:py-2',
        )}
      >
        {question}
      </div>
      <div className="sticky bottom-0 -mx-4 bg-paper px-4 pt-1 pb-[calc(1rem+env(safe-area-inset-bottom))] desktop:static desktop:mx-0 desktop:p-0 lying:mx-0 lying:px-0 lying:pb-3">
        {tomorrow && (
          <p
            {...appearing(
              1,
              'mb-3 text-center text-ink-2 short:mb-2 desktop:text-left lying:mb-2 lying:text-left',
            )}
          >
            <BoldParts sentence={tomorrow} />
          </p>
        )}
        <div {...appearing(2, 'grid grid-cols-[1fr_1.9fr] gap-2')}>
          <Button size="large" icon="share" onClick={onShare} className={`${endButton} max-tablet:px-2`}>
            {text.share}
          </Button>
          <Button look="ink" size="large" onClick={onClose} className={endButton}>
            {text.done}
          </Button>
        </div>
      </div>
    </>
  );
}
