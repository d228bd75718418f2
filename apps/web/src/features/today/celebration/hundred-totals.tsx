import { type RunTotals, runTotals } from '@hundred/domain/statistics/run-totals';
import type { ReactNode } from 'react';
import { historyView } from '../../../challenge/history-views';
import { useChallenge } from '../../../challenge/use-challenge';
import { civilDateFormat, formatNumber } from '../../../platform/format/format';
import { classNames } from '../../../ui/class-names';
import { CountUp } from './count-up';
import { text } from './text';

/** Totals from the history that includes the hundredth day; an older history is ignored. */
export function useTotals(): RunTotals | undefined {
  const history = useChallenge(historyView).data?.history;
  return history?.at(-1)?.allCompleted ? runTotals(history) : undefined;
}

/** The reps count up when the grid shows its "100" and the flag appears. */
const repsDelayMs = 2700;

/** The reps, the time and the dates of the hundred days. Holds their place until they have loaded. */
export function HundredTotals({ totals, isLarge }: { totals: RunTotals | undefined; isLarge: boolean }) {
  return (
    <dl
      className={classNames(
        'mt-3 mb-2 flex flex-wrap items-end gap-x-6 gap-y-2 max-[75rem]:row-start-3 min-[75rem]:gap-y-3 lying:col-start-2',
        // Without a badge the totals take its room.
        isLarge &&
          'max-[75rem]:row-span-2 max-[75rem]:content-center max-[75rem]:self-center max-[75rem]:gap-y-4',
        !totals && 'invisible',
      )}
    >
      <div className="flex w-full flex-row-reverse items-baseline justify-end gap-2">
        <dt className="text-[1.0625rem] font-[560] text-ink-2">{text.reps}</dt>
        <dd
          className={classNames(
            'numeral -ml-[.03em] font-[800] tracking-[-.045em] min-[75rem]:text-[clamp(4.75rem,5.5vw,6.5rem)]',
            isLarge ? 'text-[min(19vw,5.5rem)]' : 'text-[3.25rem]',
          )}
        >
          {totals ? (
            <CountUp to={totals.reps} delayMs={repsDelayMs} durationMs={900} format={formatNumber} />
          ) : (
            '–'
          )}
        </dd>
      </div>
      <Total label={text.time}>{totals?.seconds ? longTimeText(totals.seconds) : '–'}</Total>
      <Total label={text.fromFirstToLast}>
        {totals ? text.dates({ first: shortDate(totals.first), last: shortDate(totals.last) }) : '–'}
      </Total>
    </dl>
  );
}

function Total({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="leading-[1.3]">
      <dt className="text-[.8125rem] text-ink-2">{label}</dt>
      <dd className="text-md font-[640] min-[75rem]:text-base">{children}</dd>
    </div>
  );
}

const shortDate = civilDateFormat({ dateStyle: 'medium' });

/** Such as "12 h 5 min". */
function longTimeText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? text.hours({ hours: formatNumber(hours), minutes: minutes % 60 })
    : text.minutes({ minutes });
}
