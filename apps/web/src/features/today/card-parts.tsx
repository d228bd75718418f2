import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';

/** Name at the left, figure at the right; on phones the figure leads. */
export function CardHead({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 max-tablet:min-h-9 max-tablet:flex-row-reverse max-tablet:justify-end max-tablet:gap-2.5">
      {children}
    </div>
  );
}

/** The largest thing on the page; on phones a done one steps back. */
export function CardNumeral({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'mt-4 mb-6 flex items-baseline gap-2',
        isDone ? 'max-tablet:my-0' : 'max-tablet:mt-3 max-tablet:mb-1',
      )}
    >
      <b
        className={classNames(
          'numeral text-numeral-xl leading-[.8]! tracking-[-.048em]!',
          isDone
            ? 'text-done-ink max-tablet:text-3xl max-tablet:leading-none! max-tablet:tracking-[-.035em]! tablet:-ml-[.045em]'
            : '-ml-[.045em] max-tablet:text-[5.25rem]',
        )}
      >
        {children}
      </b>
      <span className={classNames('font-[560]', isDone ? 'text-ink-2 max-tablet:sr-only' : 'text-ink-3')}>
        reps
      </span>
    </p>
  );
}
