import type { CSSProperties, ReactNode } from 'react';
import { formatNumber } from '../../platform/format';
import { classNames } from '../../ui/class-names';

/** Name at the left, figure at the right; on phones the figure leads. */
export function CardHead({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 max-tablet:min-h-9 max-tablet:flex-row-reverse max-tablet:justify-end max-tablet:gap-2.5">
      {children}
    </div>
  );
}

/**
 * The largest thing on the page, and as large as its card lets it be: 109 reps of Day 100 fill the same room
 * as 10. A figure is 0.6 em wide, the word beside it 2.75 rem. On phones a done one steps back.
 */
export function CardNumeral({ value, isDone = false }: { value: number; isDone?: boolean }) {
  const text = formatNumber(value);
  return (
    <div
      className={classNames(
        'mt-4 mb-6',
        isDone ? 'tablet:@container max-tablet:my-0' : '@container max-tablet:mt-3 max-tablet:mb-1',
      )}
    >
      <p
        className="flex items-baseline gap-2"
        style={{ '--figures': Math.max(2, text.length) } as CSSProperties}
      >
        <b
          className={classNames(
            'numeral leading-[.8]! tracking-[-.048em]!',
            isDone
              ? 'text-done-ink max-tablet:text-3xl max-tablet:leading-none! max-tablet:tracking-[-.035em]! tablet:-ml-[.045em] tablet:text-[min(var(--text-numeral-xl),calc((100cqi-2.75rem)/(var(--figures)*.6)))]'
              : '-ml-[.045em] text-[min(var(--text-numeral-xl),calc((100cqi-2.75rem)/(var(--figures)*.6)))]',
          )}
        >
          {text}
        </b>
        <span className={classNames('font-[560]', isDone ? 'text-ink-2 max-tablet:sr-only' : 'text-ink-3')}>
          reps
        </span>
      </p>
    </div>
  );
}
