import { badgeIds } from '@hundred/domain/challenge/facts/badge-id';
import { programLength } from '@hundred/domain/days/exercises';
import type { Stats } from '../../challenge/views';
import { formatNumber } from '../../platform/format/format';
import { text } from './text';

/** The four figures that the product's specification asks for. */
export function BottomFigures({ user }: Pick<Stats, 'user'>) {
  const figures = [
    [text.currentDay, user.centuryClubDay ?? user.currentDay, text.ofAll({ all: programLength })],
    [text.currentStreak, user.currentStreak, text.days({ count: user.currentStreak })],
    [text.totalReps, user.totalRepsCompleted, ''],
    [text.badgesEarned, user.badges.length, text.ofAll({ all: badgeIds.length })],
  ] as const;
  return (
    <section aria-label={text.yourNumbers} className="@container mt-5">
      <dl className="grid grid-cols-2 gap-y-3 border-y border-line py-3.5 @min-[18rem]:grid-cols-4">
        {figures.map(([name, value, unit]) => (
          <div
            key={name}
            className="min-w-0 border-line pl-4.5 @min-[18rem]:not-first:border-l max-tablet:pl-2.25 first:pl-0!"
          >
            <dt className="text-[.8125rem] leading-[1.3] font-[540] whitespace-nowrap text-ink-3 max-tablet:text-xs max-tablet:tracking-[-.015em] max-tablet:font-stretch-[78%]">
              {name}
            </dt>
            <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-1.5 text-sm leading-[1.3] text-ink-2 max-tablet:text-xs">
              <b className="text-lg leading-[1.2] font-[740] tracking-[-.02em] text-ink font-stretch-[104%] max-tablet:text-[1.0625rem]">
                {formatNumber(value)}
              </b>
              {unit && <span> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
