import type { TimeAhead } from '@hundred/domain/insights/ahead/time-ahead';
import { formatLength } from '../../../platform/time/length-of-time';
import { Card } from '../../../ui/card';
import { text } from './text';

/** Each expected time with its range, drawn on one scale, and the same as text. */
export function TimePerDay({ times }: { times: readonly TimeAhead[] }) {
  const longest = Math.max(...times.map(({ expected }) => expected.to));
  const percent = (seconds: number) => (100 * seconds) / longest;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{text.timePerDay}</h2>
        <p className="text-sm text-ink-3">{text.timerTime}</p>
      </div>
      <dl className="mt-3">
        {times.map((time) => {
          const { seconds, from, to } = time.expected;
          return (
            <div key={time.when} className="grid grid-cols-[5.5em_1fr_auto] items-center gap-3 py-2">
              <dt className="text-sm text-ink-2">{text.onDay(time)}</dt>
              <svg
                viewBox="0 0 100 14"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-3.5 w-full"
              >
                <rect y={2} width={100} height={10} rx={1} className="fill-sunk" />
                <rect x={percent(from)} y={2} width={percent(to - from)} height={10} className="fill-edge" />
                <rect x={percent(seconds) - 1} width={2} height={14} className="fill-ink" />
              </svg>
              <dd className="text-right font-[720]">
                <span aria-hidden="true">{formatLength(seconds)}</span>
                <span className="sr-only">
                  {text.timeWithRange({
                    time: formatLength(seconds),
                    from: formatLength(from),
                    to: formatLength(to),
                  })}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-sm text-ink-2">{text.timeReason}</p>
    </Card>
  );
}
